/** The hub's coin: a faceted star in a ring. Decorative, one em high. */
export function CreditCoin({ className }: { readonly className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 24 24" width="1em" height="1em" aria-hidden="true">
      <path d="M7 1.5h10L22.5 7v10L17 22.5H7L1.5 17V7z" fill="#7a4a10" />
      <path d="M7.3 2.3h9.4l5 5v9.4l-5 5H7.3l-5-5V7.3z" fill="#ffcf6b" />
      <path d="M7.3 2.3h9.4l5 5L12 12 2.3 7.3z" fill="#ffe9b0" />
      <path d="M8.4 4.6h7.2l3.8 3.8v7.2l-3.8 3.8H8.4l-3.8-3.8V8.4z" fill="#b06d14" />
      <path d="m12 5 1.9 5.1L19 12l-5.1 1.9L12 19l-1.9-5.1L5 12l5.1-1.9z" fill="#fff1c9" />
      <path d="m12 5 1.9 5.1L19 12h-7zm0 14-1.9-5.1L5 12h7z" fill="#ffc04a" />
    </svg>
  );
}
