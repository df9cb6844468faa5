import { type Point, polygon, svg } from '../svg.ts';

/** A flat icon in a box of 96: three tones and a dark line, readable at 24 pixels. */
const icon = (name: string, body: string) =>
  svg(96, `<g stroke="#0a0d14" stroke-width="4" stroke-linejoin="round" stroke-linecap="round">${body}</g>`, name);

const bare = 'stroke="none"';
const line = (d: string, colour: string, width = 5) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;
const regular = (sides: number, radius: number, turn = 0, [cx, cy]: Point = [48, 48]): Point[] =>
  Array.from({ length: sides }, (_, index) => {
    const angle = turn + (index / sides) * Math.PI * 2;
    return [cx + radius * Math.sin(angle), cy - radius * Math.cos(angle)];
  });

/** The seventeen kinds of cargo; each has an outline of its own. */
export const cargoIcons = Object.entries({
  ARCO: icon(
    'Arc core',
    `<rect x="16" y="10" width="64" height="16" rx="6" fill="#6b7480"/><rect x="16" y="70" width="64" height="16" rx="6" fill="#4a525d"/><rect x="24" y="26" width="48" height="44" fill="#c8621f"/>${[33, 44, 55, 66].map((y) => line(`M24 ${y}H72`, '#0a0d14', 4)).join('')}<circle cx="48" cy="48" r="11" fill="#ffd08a"/>`,
  ),
  DIAMOND: icon(
    'Kiln diamond',
    `${polygon(
      [
        [26, 16],
        [70, 16],
        [90, 40],
        [48, 88],
        [6, 40],
      ],
      '#9fdcff',
    )}${polygon(
      [
        [26, 16],
        [34, 40],
        [6, 40],
      ],
      '#e8f9ff',
      bare,
    )}${polygon(
      [
        [70, 16],
        [90, 40],
        [62, 40],
      ],
      '#6fb8ff',
      bare,
    )}${polygon(
      [
        [62, 40],
        [90, 40],
        [48, 88],
      ],
      '#3f86d0',
      bare,
    )}${line('M6 40H90M26 16l8 24 14 48 14-48 8-24M34 40l14-24 14 24', '#0a0d14', 3)}`,
  ),
  ROCH: icon(
    'Horn-rock',
    `<path d="M10 84C10 50 30 20 88 10C70 26 66 40 64 56C62 70 64 80 60 86Z" fill="#6a5878"/><path d="M10 84C10 50 30 20 88 10C56 26 38 48 34 85Z" fill="#8a7a9a" stroke="none"/>${line('M13 66q24 10 50 2M23 46q20 12 43 0M40 28q14 8 32-2', '#f0cf98', 7)}<path d="M10 84C10 50 30 20 88 10C70 26 66 40 64 56C62 70 64 80 60 86Z" fill="none"/>`,
  ),
  SDU: icon(
    'Sealed data urn',
    `${polygon(
      [
        [34, 8],
        [62, 8],
        [76, 24],
        [70, 36],
        [26, 36],
        [20, 24],
      ],
      '#d8cfb8',
    )}${polygon(
      [
        [30, 36],
        [66, 36],
        [66, 62],
        [30, 62],
      ],
      '#ffa52e',
    )}${polygon(
      [
        [26, 62],
        [70, 62],
        [76, 74],
        [62, 90],
        [34, 90],
        [20, 74],
      ],
      '#a89c80',
    )}${line('M42 36v26M54 36v26', '#0a0d14', 5)}`,
  ),
  AGEL: icon(
    'Aerogel',
    `<rect x="10" y="20" width="76" height="46" rx="14" fill="#bfe6fa"/><rect x="20" y="28" width="56" height="14" rx="7" fill="#eefaff" stroke="none"/>${line('M30 20v46M66 20v46', '#39424f', 6)}<rect x="22" y="68" width="16" height="18" rx="3" fill="#d8901c"/><rect x="58" y="68" width="16" height="18" rx="3" fill="#d8901c"/>`,
  ),
  CARBON: icon(
    'Wheat char',
    `<rect x="6" y="52" width="40" height="28" rx="3" fill="#6a7078"/><rect x="50" y="52" width="40" height="28" rx="3" fill="#50565e"/><rect x="27" y="20" width="42" height="28" rx="3" fill="#868d96"/>${line('M48 12V84', '#f0c84e', 8)}${line('M6 84H90', '#f0c84e', 7)}`,
  ),
  CRYSLAT: icon(
    'Crystal lattice',
    `${line('M14 30L48 12 82 30V68L48 86 14 68ZM14 30L48 48 82 30M48 48V86', '#0a0d14', 13)}${line('M14 30L48 12 82 30V68L48 86 14 68ZM14 30L48 48 82 30M48 48V86', '#7fe0ff', 6)}${(
      [
        [14, 30],
        [48, 12],
        [82, 30],
        [82, 68],
        [48, 86],
        [14, 68],
        [48, 48],
      ] as const
    )
      .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="7" fill="#e8fbff"/>`)
      .join('')}`,
  ),
  ENRGSUB: icon(
    'Energised sublimate',
    `${polygon(
      [
        [48, 6],
        [60, 34],
        [56, 66],
        [40, 66],
        [36, 34],
      ],
      '#c88aff',
    )}${polygon(
      [
        [20, 28],
        [34, 46],
        [38, 68],
        [26, 68],
        [14, 48],
      ],
      '#9a5af0',
    )}${polygon(
      [
        [76, 28],
        [62, 46],
        [58, 68],
        [70, 68],
        [82, 48],
      ],
      '#6a34c8',
    )}<path d="M8 66H88L74 88H22Z" fill="#5f6a78"/>`,
  ),
  FSTAB: icon(
    'Field stay',
    `${line('M34 82L14 62V32L34 12H62L82 32V62L62 82', '#0a0d14', 27)}${line('M34 82L14 62V32L34 12H62L82 32V62L62 82', '#d8cfb8', 18)}${line('M36 74L22 60V36L37 20H59L74 36V60L60 74', '#ffb52e', 5)}<rect x="22" y="70" width="18" height="20" rx="3" fill="#c08f3a"/><rect x="56" y="70" width="18" height="20" rx="3" fill="#c08f3a"/>`,
  ),
  HYG: icon(
    'Hygrine',
    `<path d="M12 34C10 22 22 18 30 22C38 12 50 16 54 22C66 14 84 18 84 34C94 40 90 52 86 58C92 72 82 84 68 80C58 90 44 86 40 80C26 88 10 82 12 66C2 56 4 42 12 34Z" fill="#f2cf4a"/>${(
      [
        [32, 46, 9],
        [56, 36, 7],
        [70, 54, 8],
        [50, 62, 9],
        [28, 68, 6],
        [66, 74, 5],
      ] as const
    )
      .map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="#a8741a" stroke="none"/>`)
      .join('')}`,
  ),
  IC3A: icon(
    'Ice Three',
    `${polygon(
      [
        [48, 10],
        [84, 28],
        [48, 46],
        [12, 28],
      ],
      '#f0fbff',
    )}${polygon(
      [
        [12, 28],
        [48, 46],
        [48, 88],
        [12, 68],
      ],
      '#9fd8ff',
    )}${polygon(
      [
        [84, 28],
        [48, 46],
        [48, 88],
        [84, 68],
      ],
      '#5fa0d8',
    )}${line('M24 46v18M34 52v10', '#ffffff', 5)}`,
  ),
  LUMAN: icon(
    'Glowing wax',
    `<path d="M48 6C60 22 56 32 48 34C40 32 36 22 48 6Z" fill="#d8fff6"/><path d="M28 42C36 30 60 30 68 42V76H28Z" fill="#25d8bf"/><path d="M28 48q6 14 12 0t10 4 18-6" fill="none" stroke="#8affec" stroke-width="5"/><rect x="16" y="74" width="64" height="14" rx="5" fill="#b08a3c"/>`,
  ),
  NITRO: icon(
    'Nitrogen brick',
    `<rect x="10" y="10" width="64" height="22" rx="5" fill="#8fc4ff" transform="rotate(-3 42 21)"/><rect x="20" y="36" width="66" height="22" rx="5" fill="#4a8ce0"/><rect x="8" y="62" width="68" height="24" rx="5" fill="#2a5fb0" transform="rotate(2 42 74)"/>${line('M22 21h22M32 47h24M20 74h22', '#e8f6ff', 6)}`,
  ),
  POLYMER: icon(
    'Anvil resin',
    `<path d="M22 30V80Q22 88 48 88T74 80V30Z" fill="#8f979f"/><ellipse cx="48" cy="28" rx="30" ry="13" fill="#ff4a34"/><path d="M62 36V62Q62 72 68 72T74 62V26ZM40 40V54Q40 60 45 60T50 54V40Z" fill="#d8201a"/>`,
  ),
  PRTACL: icon(
    'Particle clathrate',
    `${line('M48 8C-4 30-4 66 48 88C100 66 100 30 48 8Z', '#0a0d14', 12)}${line('M48 8C-4 30-4 66 48 88C100 66 100 30 48 8ZM48 8V88M12 48H84', '#a8e8f0', 6)}<circle cx="48" cy="48" r="16" fill="#ff4fd0"/><circle cx="48" cy="48" r="6" fill="#fff" stroke="none"/>`,
  ),
  PWRSRC: icon(
    'Power cell',
    `<circle cx="48" cy="48" r="40" fill="#c8902c"/><circle cx="48" cy="48" r="29" fill="#ffd46a"/><circle cx="48" cy="48" r="14" fill="#fff4c8"/>`,
  ),
  RADABS: icon(
    'Radiation felt',
    `<circle cx="30" cy="64" r="23" fill="#6a7076"/><circle cx="67" cy="64" r="23" fill="#565c62"/><circle cx="48" cy="30" r="23" fill="#9aa0a4"/>${(
      [
        [30, 64],
        [67, 64],
        [48, 30],
      ] as const
    )
      .map(([x, y]) => line(`M${x} ${y}m-4 0a5 5 0 1 1 8 4a11 11 0 1 1-15-10`, '#22262a', 4))
      .join('')}${polygon(regular(3, 9, 0, [48, 80]), '#e0b020')}`,
  ),
});
