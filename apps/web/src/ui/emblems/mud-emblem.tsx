import type { SVGProps } from 'react';

/** Human alliance: a riveted block shield, the hammerhead H and service chevrons. */
export function MudEmblem(props: SVGProps<SVGSVGElement>) {
  return (
    <svg {...props}>
      <path d="M30 8h68l16 16v48L98 96l-34 26L30 96 14 72V24z" fill="#0b0e14" />
      <path d="M31.5 11.5h65L110.5 25.5v45.5L95.5 93.5 64 117.5 32.5 93.5 17.5 71V25.5z" fill="#c5ccd4" />
      <path d="M64 11.5h32.5l14 14V71l-15 22.5L64 117.5z" fill="#858f9b" />
      <path d="M31.5 11.5h65l-5 7h-55z" fill="#eef2f5" />
      <path d="M35 19h58l10 10v40L90 89l-26 20-26-20-13-20V29z" fill="#2c333e" />
      <path d="M64 19h29l10 10v40L90 89l-26 20z" fill="#1e242d" />
      <path d="M37 28h15v12h24V28h15v34H76V51H52v11H37z" fill="#0b0e14" />
      <path d="M39 30h11v30H39z" fill="#ff7a48" />
      <path d="M45 30h5v30h-5z" fill="#e2401d" />
      <path d="M78 30h11v30H78z" fill="#d8371a" />
      <path d="M84 30h5v30h-5z" fill="#9c1a0d" />
      <path d="M50 42h28v7H50z" fill="#f25c2e" />
      <path d="M64 42h14v7H64z" fill="#b8270f" />
      <path d="M64 66v8L38 88l-4.5-7z" fill="#ffb84a" />
      <path d="M64 66l30.5 15-4.5 7-26-14z" fill="#d07c14" />
      <path d="M64 82v8l-16 8.5-5.5-4.5z" fill="#f0562b" />
      <path d="M64 82l21.5 12-5.5 4.5L64 90z" fill="#a3200f" />
      <g fill="#5b6572">
        <circle cx="24" cy="29" r="2" />
        <circle cx="104" cy="29" r="2" />
        <circle cx="24" cy="68" r="2" />
        <circle cx="104" cy="68" r="2" />
      </g>
    </svg>
  );
}
