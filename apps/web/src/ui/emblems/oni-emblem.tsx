import type { SVGProps } from 'react';

/** One half of the mask; the other half is its mirror in darker chitin. */
function Half({ shell, plate, horn, seam }: Record<'shell' | 'plate' | 'horn' | 'seam', string>) {
  return (
    <>
      <path d="M64 104C44 105 20 92 13 66 8 47 15 22 36 6c-7 22-5 41 6 52 7 7 15 9 22 9z" fill="#0a0616" />
      <path d="M64 101C45 102 23 90 16 65 12 48 17 28 30 14c-4 19-2 35 9 46 8 8 17 10 25 10z" fill={shell} />
      <path d="M30 14c-4 19-2 35 9 46 8 8 17 10 25 10v8c-10 0-22-3-31-12C21 53 22 31 30 14z" fill={plate} />
      <path d="M28 80C16 84 11 94 12 106c7-9 14-12 24-13z" fill="#0a0616" />
      <path d="M29 83c-9 3-13 9-14 16 6-6 12-8 19-8z" fill={shell} />
      <path d="M45 95c-9 5-12 14-10 25 7-10 14-14 24-17z" fill="#0a0616" />
      <path d="M46 98c-6 4-8 10-8 16 5-7 11-10 18-12z" fill={shell} />
      <path d="M61 62C50 55 46 42 51 23c4 15 8 22 13 29z" fill="#0a0616" />
      <path d="M60 58C52 52 49 43 52 32c3 10 7 16 12 21z" fill={horn} />
      <path d="M21 40c-2 18 8 33 24 40" fill="none" stroke={seam} strokeWidth="2.6" strokeLinecap="round" />
      <path
        d="M24 88c-4 2-6 4-7 7M44 103c-2 3-3 5-3.5 8"
        fill="none"
        stroke={seam}
        strokeWidth="1.8"
        strokeLinecap="round"
      />
    </>
  );
}

/** Alien forces: a horned crescent round a slit eye, with glowing seams. */
export function OniEmblem(props: SVGProps<SVGSVGElement>) {
  return (
    <svg {...props}>
      <Half shell="#6d49c9" plate="#9b7af0" horn="#d767ff" seam="#3dffdc" />
      <g transform="matrix(-1 0 0 1 128 0)">
        <Half shell="#42288f" plate="#6543bd" horn="#a637dd" seam="#1fd9b8" />
      </g>
      <path d="M64 58c15 4 22 16 18 30-4 12-11 21-18 34-7-13-14-22-18-34-4-14 3-26 18-30z" fill="#0a0616" />
      <path d="M64 62v53c-6-11-12-18-15-28-4-12 2-21 15-25z" fill="#5a3ab0" />
      <path d="M64 62v53c6-11 12-18 15-28 4-12-2-21-15-25z" fill="#331d74" />
      <ellipse cx="64" cy="81" rx="13" ry="16" fill="#06040e" />
      <ellipse cx="64" cy="81" rx="10.5" ry="13.5" fill="#0e9c86" />
      <ellipse cx="64" cy="81" rx="8" ry="11" fill="#25f5cf" />
      <ellipse cx="61" cy="77" rx="3.5" ry="5" fill="#c8fff3" />
      <path d="M64 69c3 8 3 16 0 24-3-8-3-16 0-24z" fill="#04121a" />
      <path d="M64 103v10" stroke="#25f5cf" strokeWidth="2.2" strokeLinecap="round" />
    </svg>
  );
}
