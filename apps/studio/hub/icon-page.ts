export interface IconLook {
  /** Pixels. */
  readonly size: number;
  /** Background of the star. */
  readonly tile: 'rounded' | 'full' | 'none';
  /** Width of the star as a share of the icon's, 0 to 1. */
  readonly star: number;
}

/** HTML of the hub's star as an icon. */
export function iconPage(star: string, { size, tile, star: share }: IconLook): string {
  const radius = tile === 'rounded' ? '22%' : '0';
  const ground = tile === 'none' ? '' : 'background: linear-gradient(#12244d, #060914);';
  return `<style>
    * { margin: 0 }
    body { width: ${size}px; height: ${size}px }
    .tile { display: grid; place-items: center; width: 100%; height: 100%; border-radius: ${radius}; ${ground} }
    svg { width: ${share * 100}%; filter: ${tile === 'none' ? 'none' : `drop-shadow(0 0 ${size * 0.05}px #3aa6ffaa)`} }
  </style><div class="tile">${star}</div>`;
}
