import { linearGradient, radialGradient, svg } from './svg.ts';

/** Positions of the pips, in thirds of the face from its middle. */
const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

/** A face of the dice of Iris: dark bone in a worn brass frame, its eyes filled with glowing wax. */
export function dieFace(value: number): string {
  const eyes = (PIPS[value] ?? [])
    .map(([x, y]) => {
      const [cx, cy] = [256 + x * 118, 256 + y * 118];
      return `<circle cx="${cx}" cy="${cy}" r="66" fill="url(#halo)"/><circle cx="${cx}" cy="${cy}" r="43" fill="#05090c"/><circle cx="${cx}" cy="${cy}" r="40" fill="none" stroke="url(#brass)" stroke-width="7"/><circle cx="${cx}" cy="${cy}" r="34" fill="url(#wax)"/><ellipse cx="${cx - 9}" cy="${cy - 13}" rx="11" ry="7" fill="#fff" opacity=".75"/>`;
    })
    .join('');
  const rivets = [52, 460]
    .flatMap((x) =>
      [52, 460].map((y) => `<circle cx="${x}" cy="${y}" r="13" fill="url(#brass)" stroke="#0c0a08" stroke-width="3"/>`),
    )
    .join('');
  const scratches = Array.from({ length: 9 }, (_, index) => {
    const [x, y] = [90 + ((index * 151 + value * 37) % 330), 90 + ((index * 97 + value * 71) % 330)];
    return `<path d="M${x},${y} l${30 + ((index * 13) % 40)},${((index * 29) % 36) - 18}" stroke="${index % 2 ? '#fff' : '#000'}" stroke-width="1.6" opacity=".12"/>`;
  }).join('');
  return svg(
    512,
    `<defs>${linearGradient(
      'face',
      [
        [0, '#39424f'],
        [0.5, '#222a35'],
        [1, '#12171f'],
      ],
      1,
    )}${linearGradient(
      'brass',
      [
        [0, '#ffe2a0'],
        [0.45, '#c08f3a'],
        [1, '#5c3d12'],
      ],
      1,
    )}${radialGradient('wax', [
      [0, '#e8fffa'],
      [0.45, '#4ff5d8'],
      [1, '#0b7a6c'],
    ])}${radialGradient('halo', [
      [0, '#25f5cf', 0.55],
      [1, '#25f5cf', 0],
    ])}</defs>
<rect width="512" height="512" fill="#0a0d12"/><rect x="6" y="6" width="500" height="500" rx="58" fill="url(#brass)"/><rect x="26" y="26" width="460" height="460" rx="46" fill="#0c0f14"/><rect x="32" y="32" width="448" height="448" rx="42" fill="url(#face)"/><path d="M70,34 H442 M34,70 V442" stroke="#fff" stroke-opacity=".16" stroke-width="4"/><path d="M120,118 L392,118 L392,394 L120,394Z" fill="none" stroke="#000" stroke-opacity=".3" stroke-width="5" transform="rotate(45 256 256)"/>${scratches}${rivets}${eyes}`,
    `${value}`,
  );
}
