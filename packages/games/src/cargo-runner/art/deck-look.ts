import { type Brush, alpha, circle, disc, fillShape, groove, mix } from '../../space-snake/art/paint.ts';
import type { DeckId } from '../maze.ts';
import { CELL_SIZE } from '../rules.ts';

/** One wall cell that is being decorated: its corner on the deck, and a number from 0 to 1 that is its own. */
export interface WallCell {
  readonly x: number;
  readonly y: number;
  readonly chance: number;
  /** Wall on the right and below as well: larger marks fit. */
  readonly wide: boolean;
  readonly tall: boolean;
}

/** What makes a deck look like no other beside its colour. */
export interface DeckLook {
  /** Rounding of free corners, and how far free sides are drawn in, both in pixels. */
  readonly radius: number;
  readonly inset: number;
  /** Colour of the lamps at the walls. */
  readonly lamp: string;
  /** Share of the wall's colour in the floor. */
  readonly floorTint: number;
  /** How dark the tops are at their lightest, as a share of black. */
  readonly shade: number;
  /** Marks on the top of a wall cell. */
  readonly decorate: (brush: Brush, cell: WallCell, color: string) => void;
  /** Marks on the floor of a cell. */
  readonly pave: (brush: Brush, x: number, y: number, chance: number, color: string) => void;
}

const DARK = 'rgb(4 6 12 / 45%)';

const plates: DeckLook['pave'] = (brush, x, y, chance, color) => {
  brush.strokeStyle = alpha(color, 0.1);
  brush.lineWidth = 1;
  brush.strokeRect(x + 1.5, y + 1.5, CELL_SIZE - 3, CELL_SIZE - 3);
  if (chance < 0.25) {
    brush.fillStyle = alpha(color, 0.06);
    brush.fillRect(x + 4, y + 4, CELL_SIZE - 8, CELL_SIZE - 8);
  }
};

/** Ship plate: seams, rivets, here and there a stripe of warning paint. */
const rust: DeckLook = {
  radius: 3,
  inset: 2,
  lamp: '#ffb46a',
  shade: 0.26,
  floorTint: 0.1,
  decorate(brush, { x, y, chance, wide }, color) {
    groove(
      brush,
      [
        [x + 20, y + 3],
        [x + 20, y + 30],
      ],
      DARK,
      1.5,
    );
    brush.fillStyle = alpha(mix(color, '#ffffff', 0.5), 0.7);
    for (const [dx, dy] of [
      [6, 6],
      [34, 6],
      [6, 27],
      [34, 27],
    ] as const)
      disc(brush, [x + dx, y + dy], 1.3);
    if (chance < 0.07 && wide) {
      for (let stripe = 0; stripe < 4; stripe++) {
        brush.fillStyle = stripe % 2 === 0 ? '#ffcf3a' : '#1b1410';
        brush.fillRect(x + 8 + stripe * 7, y + 13, 7, 8);
      }
    } else if (chance > 0.7) {
      brush.fillStyle = alpha('#3a1606', 0.35);
      fillShape(brush, circle([x + 14 + 10 * chance, y + 16], 5 + 4 * (chance - 0.7)), alpha('#3a1606', 0.4));
    }
  },
  pave: plates,
};

/** Shelving with wheat grown through it. */
const green: DeckLook = {
  radius: 5,
  inset: 3,
  lamp: '#d9ff8a',
  shade: 0.26,
  floorTint: 0.09,
  decorate(brush, { x, y, chance }, color) {
    groove(
      brush,
      [
        [x + 3, y + 11],
        [x + 37, y + 11],
      ],
      DARK,
      1.4,
    );
    groove(
      brush,
      [
        [x + 3, y + 22],
        [x + 37, y + 22],
      ],
      DARK,
      1.4,
    );
    brush.lineCap = 'round';
    for (let stalk = 0; stalk < 5; stalk++) {
      const at = x + 5 + ((chance * 97 + stalk * 7.3) % 30);
      const bend = ((chance * 31 + stalk * 3.7) % 6) - 3;
      const top = y + 2 + ((chance * 53 + stalk * 5.1) % 8);
      brush.strokeStyle = stalk % 2 === 0 ? '#e8d879' : mix(color, '#ffffff', 0.35);
      brush.lineWidth = 1.6;
      brush.stroke(new Path2D(`M ${at} ${y + 28} Q ${at + bend * 0.3} ${y + 16} ${at + bend} ${top}`));
      fillShape(brush, new Path2D(`M ${at + bend} ${top - 4} l 2 4 l -2 4 l -2 -4 Z`), '#f3e68f');
    }
  },
  pave(brush, x, y, chance, color) {
    plates(brush, x, y, 1, color);
    if (chance > 0.3) return;
    brush.strokeStyle = alpha('#e8d879', 0.28);
    brush.lineWidth = 1.2;
    for (let straw = 0; straw < 3; straw++) {
      const at = [x + 8 + ((chance * 113 + straw * 9) % 24), y + 8 + ((chance * 71 + straw * 11) % 24)] as const;
      brush.stroke(new Path2D(`M ${at[0]} ${at[1]} l ${6 - straw * 5} 4`));
    }
  },
};

/** Pressed salt: soft, grained, with a dull shine. */
const salt: DeckLook = {
  radius: 14,
  inset: 1,
  lamp: '#bfe3ff',
  shade: 0.05,
  floorTint: 0.08,
  decorate(brush, { x, y, chance }) {
    for (let grain = 0; grain < 9; grain++) {
      brush.fillStyle = grain % 3 === 0 ? 'rgb(255 255 255 / 55%)' : 'rgb(70 88 110 / 35%)';
      disc(
        brush,
        [x + 4 + ((chance * 131 + grain * 11.7) % 32), y + 4 + ((chance * 89 + grain * 7.9) % 24)],
        0.8 + (grain % 3) * 0.5,
      );
    }
    if (chance < 0.3)
      groove(
        brush,
        [
          [x + 8, y + 20],
          [x + 17, y + 14],
          [x + 27, y + 17],
        ],
        'rgb(70 88 110 / 40%)',
        1.2,
      );
  },
  pave(brush, x, y, chance) {
    brush.fillStyle = 'rgb(223 227 230 / 14%)';
    for (let grain = 0; grain < 4; grain++) {
      disc(brush, [x + ((chance * 173 + grain * 13.3) % 40), y + ((chance * 59 + grain * 9.1) % 40)], 0.9);
    }
  },
};

/** Ice in splinters. */
const frost: DeckLook = {
  radius: 1,
  inset: 2,
  lamp: '#dff6ff',
  shade: 0.2,
  floorTint: 0.12,
  decorate(brush, { x, y, chance }, color) {
    const cut = 10 + 20 * chance;
    fillShape(brush, new Path2D(`M ${x} ${y} L ${x + cut} ${y} L ${x} ${y + 30} Z`), 'rgb(255 255 255 / 22%)');
    fillShape(
      brush,
      new Path2D(`M ${x + 40} ${y + 4} V ${y + 31} H ${x + cut} Z`),
      alpha(mix(color, '#0a2c5c', 0.6), 0.5),
    );
    groove(
      brush,
      [
        [x + cut, y + 1],
        [x + cut * 0.6, y + 17],
        [x + cut * 0.9, y + 30],
      ],
      'rgb(255 255 255 / 50%)',
      1.1,
    );
  },
  pave(brush, x, y, chance, color) {
    brush.strokeStyle = alpha(color, 0.16);
    brush.lineWidth = 1;
    if (chance < 0.4) brush.stroke(new Path2D(`M ${x + 40 * chance} ${y} l 12 18 l -6 22`));
    if (chance > 0.8) brush.stroke(new Path2D(`M ${x} ${y + 20} l 20 ${-8 * chance} l 20 6`));
  },
};

/** Grown horn: rings and a polish. */
const horn: DeckLook = {
  radius: 16,
  inset: 3,
  lamp: '#25f5cf',
  shade: 0.22,
  floorTint: 0.12,
  decorate(brush, { x, y, chance }, color) {
    brush.lineWidth = 2;
    for (let ring = 0; ring < 3; ring++) {
      brush.strokeStyle = alpha(ring % 2 === 0 ? mix(color, '#ffffff', 0.4) : '#140a26', 0.45);
      brush.stroke(
        new Path2D(
          `M ${x} ${y + 6 + ring * 9} Q ${x + 20} ${y + ring * 9 - 4 + 10 * chance} ${x + 40} ${y + 6 + ring * 9}`,
        ),
      );
    }
    if (chance < 0.14) {
      fillShape(brush, circle([x + 20, y + 16], 6), alpha('#25f5cf', 0.25));
      fillShape(brush, circle([x + 20, y + 16], 2.6), '#25f5cf');
    }
  },
  pave(brush, x, y, chance, color) {
    brush.strokeStyle = alpha(color, 0.13);
    brush.lineWidth = 1.4;
    brush.stroke(new Path2D(`M ${x} ${y + 12 + 10 * chance} q 20 -14 40 0`));
  },
};

/** USTUR inlay: exact, and the same everywhere. */
const gilt: DeckLook = {
  radius: 6,
  inset: 3,
  lamp: '#ffe9a8',
  shade: 0.24,
  floorTint: 0.09,
  decorate(brush, { x, y }, color) {
    brush.strokeStyle = alpha('#2a1d06', 0.6);
    brush.lineWidth = 1.5;
    brush.strokeRect(x + 8, y + 5, 24, 21);
    brush.strokeStyle = alpha(mix(color, '#ffffff', 0.6), 0.8);
    brush.stroke(
      new Path2D(`M ${x + 20} ${y + 8} L ${x + 28} ${y + 15.5} L ${x + 20} ${y + 23} L ${x + 12} ${y + 15.5} Z`),
    );
    fillShape(brush, circle([x + 20, y + 15.5], 2), '#fff4c9');
  },
  pave(brush, x, y, _chance, color) {
    brush.strokeStyle = alpha(color, 0.13);
    brush.lineWidth = 1;
    brush.stroke(new Path2D(`M ${x + 20} ${y + 4} L ${x + 36} ${y + 20} L ${x + 20} ${y + 36} L ${x + 4} ${y + 20} Z`));
  },
};

/** The pink that no paint-maker will own to: still, with holes through which stars are seen. */
const quiet: DeckLook = {
  radius: 9,
  inset: 4,
  lamp: '#ffd3f2',
  shade: 0.24,
  floorTint: 0.11,
  decorate(brush, { x, y, chance, tall }, color) {
    brush.strokeStyle = alpha(mix(color, '#ffffff', 0.5), 0.35);
    brush.lineWidth = 1.2;
    brush.stroke(circle([x + 20, y + 16], 5 + 8 * chance));
    if (chance < 0.3) {
      fillShape(brush, circle([x + 20, y + 16], 4 + (tall ? 4 : 2)), '#0a0616');
      brush.fillStyle = '#ffffff';
      for (let star = 0; star < 4; star++) {
        disc(brush, [x + 16 + ((chance * 77 + star * 3.3) % 8), y + 12 + ((chance * 41 + star * 2.7) % 8)], 0.7);
      }
    }
  },
  pave(brush, x, y, chance, color) {
    brush.strokeStyle = alpha(color, 0.1);
    brush.lineWidth = 1;
    brush.stroke(circle([x + 20, y + 20], 6 + 10 * chance));
  },
};

/** The look of each deck. */
export const LOOKS: Readonly<Record<DeckId, DeckLook>> = { rust, green, salt, frost, horn, gilt, quiet };
