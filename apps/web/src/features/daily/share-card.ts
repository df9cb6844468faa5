import type { Daily, DailyAttempt } from '@star-seekers/contracts';
import { LAMP_PICTURE } from '@star-seekers/art/lamp';
import { lamp } from '@star-seekers/art/lamp-stills';
import {
  GLOW,
  STARS,
  WHITE,
  type SkyPlan,
  bodyOf,
  cableEnd,
  glowRadius,
  ringRadius,
  skyPlan,
  starReach,
} from './sky-plan.ts';

/** Size of the picture: that of a link's preview. */
const CARD = { width: 1200, height: 630 } as const;

/** From the picture's units to pixels. */
const SCALE = CARD.height / LAMP_PICTURE.height;

/** Where the picture of the Lamp fades into the background. */
const FADE = { from: 660, to: LAMP_PICTURE.width * SCALE } as const;

const BACKGROUND = '8 12 26';

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
export async function drawShareCard(
  daily: Pick<Daily, 'games'>,
  attempts: readonly DailyAttempt[],
  words: CardWords,
): Promise<Blob> {
  const [low, high] = await Promise.all([
    loadPicture(lamp.low.webp),
    loadPicture(lamp.high.webp),
    document.fonts.ready,
  ]);
  const canvas = Object.assign(document.createElement('canvas'), CARD);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser draws no pictures');
  const plan = skyPlan(daily, attempts);
  drawBackground(context, [
    [low, 1],
    [high, plan.fire],
  ]);
  context.save();
  context.scale(SCALE, SCALE);
  drawStars(context, plan);
  context.restore();
  drawWords(context, words);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the picture could not be made'))), 'image/png');
  });
}

async function loadPicture(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image;
}

/** @param layers pictures of the Lamp with their opacities */
function drawBackground(
  context: CanvasRenderingContext2D,
  layers: readonly (readonly [picture: HTMLImageElement, opacity: number])[],
): void {
  for (const [picture, opacity] of layers) {
    context.globalAlpha = opacity;
    context.drawImage(picture, 0, 0, FADE.to, CARD.height);
  }
  context.globalAlpha = 1;
  const fade = context.createLinearGradient(FADE.from, 0, FADE.to, 0);
  fade.addColorStop(0, `rgb(${BACKGROUND} / 0%)`);
  fade.addColorStop(1, `rgb(${BACKGROUND})`);
  context.fillStyle = fade;
  context.fillRect(FADE.from, 0, CARD.width - FADE.from, CARD.height);
  glow(context, { x: 1160, y: 40, radius: 520 }, [
    [0, 'rgb(47 143 255 / 22%)'],
    [1, 'rgb(47 143 255 / 0%)'],
  ]);
}

function drawStars(context: CanvasRenderingContext2D, { stars, links }: SkyPlan): void {
  for (const star of stars) {
    if (star.lit) line(context, cableEnd(star), star, 'rgb(255 216 138 / 55%)');
  }
  for (const [from, to] of links) line(context, from, to, 'rgb(234 240 253 / 48%)');
  for (const star of stars) {
    const { x, y, lit } = star;
    if (!lit) continue;
    const { colour } = STARS[lit.kind];
    glow(
      context,
      { x, y, radius: glowRadius(lit.brightness) },
      GLOW.map(([offset, opacity]) => [offset, `${colour}${hexOf(opacity)}`]),
    );
    const body = context.createRadialGradient(x, y, 0, x, y, starReach(lit.brightness));
    body.addColorStop(WHITE[0], '#fff');
    body.addColorStop(WHITE[1], colour);
    context.fillStyle = body;
    // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas is no array
    context.fill(new Path2D(bodyOf(star, lit.kind, lit.brightness)));
    const ring = ringRadius(lit.kind, lit.brightness);
    if (ring === undefined) continue;
    context.beginPath();
    context.arc(x, y, ring, 0, 2 * Math.PI);
    context.strokeStyle = colour;
    context.lineWidth = 2;
    context.stroke();
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
