import type { SVGProps } from 'react';

const LONG_BLADES = [0, 45, 90, 135, 180, 225, 270, 315];
const SHORT_BLADES = [22.5, 67.5, 112.5, 157.5, 202.5, 247.5, 292.5, 337.5];

/** One blade, pointing up. Its lit side is on the left above and on the right below, as if the light stood above. */
function Blade({ degrees, long }: { readonly degrees: number; readonly long: boolean }) {
  const facesLight = degrees <= 90 || degrees > 270;
  const [lit, shaded] = facesLight ? ['#fff6df', '#c4b490'] : ['#b5a582', '#7c6f55'];
  const outline = long ? 'M64 3l10 15-5 22H59l-5-22z' : 'M64 15l6.5 11-3.5 14h-6l-3.5-14z';
  const left = long ? 'M64 7v32h-3.5L56.5 18.5z' : 'M64 19v20h-2L59.5 26z';
  const right = long ? 'M64 7v32h3.5l4-20.5z' : 'M64 19v20h2L68.5 26z';
  return (
    <g transform={`rotate(${degrees} 64 64)`}>
      <path d={outline} fill="#120e07" />
      <path d={left} fill={long ? lit : '#e8bd5c'} />
      <path d={right} fill={long ? shaded : '#a87420'} />
    </g>
  );
}

/** Robot network: facets of ivory and gold round one eye. */
export function UsturEmblem(props: SVGProps<SVGSVGElement>) {
  return (
    <svg {...props}>
      {SHORT_BLADES.map((degrees) => (
        <Blade key={degrees} degrees={degrees} long={false} />
      ))}
      {LONG_BLADES.map((degrees) => (
        <Blade key={degrees} degrees={degrees} long />
      ))}
      <path d="M53.4 38.5h21.2l15 15v21l-15 15H53.4l-15-15v-21z" fill="#120e07" />
      <path d="M54.6 41.5h18.8L64 64z" fill="#fff0c2" />
      <path d="M54.6 41.5 41.5 54.6 64 64z" fill="#ffe19a" />
      <path d="M73.4 41.5l13.1 13.1L64 64z" fill="#f0bd55" />
      <path d="M41.5 54.6v18.8L64 64z" fill="#e6ad45" />
      <path d="M86.5 54.6v18.8L64 64z" fill="#c98f2f" />
      <path d="M41.5 73.4 54.6 86.5 64 64z" fill="#b57c22" />
      <path d="M86.5 73.4 73.4 86.5 64 64z" fill="#9a6616" />
      <path d="M54.6 86.5h18.8L64 64z" fill="#7e500e" />
      <circle cx="64" cy="64" r="15.5" fill="#1a1206" />
      <circle cx="64" cy="64" r="13" fill="#b56a0c" />
      <circle cx="64" cy="64" r="10" fill="#ffb52e" />
      <circle cx="64" cy="64" r="6" fill="#ffe9a8" />
      <circle cx="62" cy="61.5" r="2.5" fill="#fff" />
    </svg>
  );
}
