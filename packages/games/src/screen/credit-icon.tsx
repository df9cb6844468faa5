/** A credit: a star in an eight-sided coin. Decorative. */
export function CreditIcon() {
  return (
    <svg viewBox="0 0 24 24" width="1em" height="1em" aria-hidden="true">
      <path d="M7 1.5h10L22.5 7v10L17 22.5H7L1.5 17V7z" fill="#7a4a10" />
      <path d="M7.4 2.6h9.2l4.8 4.8v9.2l-4.8 4.8H7.4l-4.8-4.8V7.4z" fill="#ffcf6b" />
      <path d="M8.5 4.8h7l3.7 3.7v7l-3.7 3.7h-7l-3.7-3.7v-7z" fill="#a9650f" />
      <path d="m12 5.4 1.8 4.8 4.8 1.8-4.8 1.8-1.8 4.8-1.8-4.8L5.4 12l4.8-1.8z" fill="#fff1c9" />
    </svg>
  );
}
