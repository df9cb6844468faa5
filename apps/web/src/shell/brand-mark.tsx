/** The product's logo: a star in the shape of a ship's prow. Decorative. */
export function BrandMark({ className }: { readonly className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 40 40" aria-hidden="true">
      <path d="M20 1l5 14 14 5-14 5-5 14-5-14L1 20l14-5z" fill="#0b1226" />
      <path d="M20 3.5l4.2 12.3L20 20z" fill="var(--accent-text)" />
      <path d="M20 3.5l-4.2 12.3L20 20z" fill="#fff" />
      <path d="M36.5 20l-12.3 4.2L20 20z" fill="var(--accent)" />
      <path d="M36.5 20l-12.3-4.2L20 20z" fill="color-mix(in oklab, var(--accent-text) 70%, white)" />
      <path d="M20 36.5l-4.2-12.3L20 20z" fill="var(--accent)" />
      <path d="M20 36.5l4.2-12.3L20 20z" fill="var(--accent-deep)" />
      <path d="M3.5 20l12.3-4.2L20 20z" fill="#dfeaff" />
      <path d="M3.5 20l12.3 4.2L20 20z" fill="var(--accent-text)" />
    </svg>
  );
}
