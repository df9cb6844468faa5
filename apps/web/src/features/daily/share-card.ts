import type { DailyAttempt } from '@star-seekers/contracts';
import { LAMP, LAMP_LIGHT, SKY, STARS, glowRadius, raysOf, skyPlan } from './sky-plan.ts';

/** Size of the picture: that of a link's preview. */
const CARD = { width: 1200, height: 630 } as const;

/** From the sky's units to pixels. */
const SCALE = 2;

/** Where the words begin, and how wide they may be. */
const WORDS = { x: 800, width: 350 } as const;

export interface CardWords {
  readonly title: string;
  readonly date: string;
  /** The sum with its unit. */
  readonly light: string;
  /** Where the hub is. */
  readonly address: string;
  readonly direction: 'ltr' | 'rtl';
}

/** Draws the picture of a day to share. @returns a PNG */
export async function drawShareCard(attempts: readonly DailyAttempt[], words: CardWords): Promise<Blob> {
  await document.fonts.ready;
  const canvas = Object.assign(document.createElement('canvas'), CARD);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser draws no pictures');
  drawBackground(context);
  context.save();
  context.translate((WORDS.x - SKY.width * SCALE) / 2, (CARD.height - SKY.height * SCALE) / 2);
  context.scale(SCALE, SCALE);
  drawSky(context, attempts);
  context.restore();
  drawWords(context, words);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the picture could not be made'))), 'image/png');
  });
}

function drawBackground(context: CanvasRenderingContext2D): void {
  context.fillStyle = '#080c1a';
  context.fillRect(0, 0, CARD.width, CARD.height);
  glow(context, { x: 400, y: 315, radius: 460 }, [
    [0, 'rgb(122 78 18 / 42%)'],
    [1, 'rgb(122 78 18 / 0%)'],
  ]);
  glow(context, { x: 1160, y: 40, radius: 520 }, [
    [0, 'rgb(47 143 255 / 22%)'],
    [1, 'rgb(47 143 255 / 0%)'],
  ]);
}

function drawSky(context: CanvasRenderingContext2D, attempts: readonly DailyAttempt[]): void {
  const { stars, links, light } = skyPlan(attempts);
  for (const { x, y, lit } of stars) {
    line(context, LAMP, { x, y }, lit ? 'rgb(255 207 107 / 62%)' : 'rgb(151 174 226 / 22%)');
  }
  for (const [from, to] of links) line(context, from, to, 'rgb(234 240 253 / 48%)');
  context.globalAlpha = 0.42 + 0.58 * light;
  glow(
    context,
    { ...LAMP, radius: 62 * (0.7 + 0.75 * light) },
    LAMP_LIGHT.map(([offset, colour, opacity]) => [offset, `${colour}${hexOf(opacity)}`]),
  );
  context.globalAlpha = 1;
  for (const star of stars) {
    const { x, y, lit } = star;
    if (lit) {
      const { colour } = STARS[lit.kind];
      glow(context, { x, y, radius: glowRadius(lit.brightness) }, [
        [0, '#fff'],
        [0.2, colour],
        [1, `${colour}00`],
      ]);
      context.fillStyle = '#fff';
      // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas is no array
      context.fill(new Path2D(raysOf(star, lit.kind, lit.brightness)));
    } else {
      context.beginPath();
      context.arc(x, y, 5.5, 0, 2 * Math.PI);
      context.strokeStyle = 'rgb(170 182 211 / 70%)';
      context.lineWidth = 1.4;
      context.stroke();
    }
  }
}

function drawWords(context: CanvasRenderingContext2D, { title, date, light, address, direction }: CardWords): void {
  const family = getComputedStyle(document.documentElement).getPropertyValue('--font-display');
  context.direction = direction;
  context.textAlign = direction === 'rtl' ? 'right' : 'left';
  const x = direction === 'rtl' ? WORDS.x + WORDS.width : WORDS.x;
  const say = (text: string, y: number, size: number, colour: string) => {
    context.font = `600 ${size}px ${family}`;
    context.fillStyle = colour;
    // Longer languages are set smaller.
    const width = context.measureText(text).width;
    if (width > WORDS.width) context.font = `600 ${Math.floor((size * WORDS.width) / width)}px ${family}`;
    context.fillText(text, x, y);
  };
  say(title, 230, 44, '#eaf0fd');
  say(date, 282, 28, '#aab6d3');
  say(light, 384, 76, '#ffcf6b');
  say(address, 470, 26, '#7cc0ff');
}

type Stops = readonly (readonly [offset: number, colour: string])[];

function glow(
  context: CanvasRenderingContext2D,
  { x, y, radius }: { readonly x: number; readonly y: number; readonly radius: number },
  stops: Stops,
): void {
  const gradient = context.createRadialGradient(x, y, 0, x, y, radius);
  for (const [offset, colour] of stops) gradient.addColorStop(offset, colour);
  context.fillStyle = gradient;
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fill();
}

interface Point {
  readonly x: number;
  readonly y: number;
}

function line(context: CanvasRenderingContext2D, from: Point, to: Point, colour: string): void {
  context.strokeStyle = colour;
  context.lineWidth = 1.2;
  context.beginPath();
  context.moveTo(from.x, from.y);
  context.lineTo(to.x, to.y);
  context.stroke();
}

/** An opacity as two hexadecimal digits. */
function hexOf(opacity: number): string {
  return Math.round(opacity * 255)
    .toString(16)
    .padStart(2, '0');
}
