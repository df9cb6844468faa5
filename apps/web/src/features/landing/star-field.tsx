import { useEffect, useRef } from 'react';
import styles from './star-field.module.css';

export interface StarFieldProps {
  /** The same seed gives the same stars. */
  readonly seed: number;
  /** Number of stars at 1920 × 1080; smaller windows get fewer. */
  readonly count: number;
  /** Opacity of the brightest star, 0 to 1. */
  readonly brightest: number;
}

const COLOURS = ['#ffffff', '#cfe2ff', '#ffe6c7', '#b9d4ff', '#ffd3b0'];

/** A canvas of stars, redrawn only when its size changes. */
export function StarField({ seed, count, brightest }: StarFieldProps) {
  const canvas = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    const element = canvas.current;
    const context = element?.getContext('2d');
    if (!element || !context) return undefined;
    const observer = new ResizeObserver(() => {
      const scale = Math.min(2, window.devicePixelRatio);
      const { clientWidth, clientHeight } = element;
      element.width = clientWidth * scale;
      element.height = clientHeight * scale;
      context.scale(scale, scale);
      drawStars(context, { width: clientWidth, height: clientHeight, seed, count, brightest });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [seed, count, brightest]);

  return <canvas ref={canvas} className={styles.stars} />;
}

interface Sky extends StarFieldProps {
  readonly width: number;
  readonly height: number;
}

function drawStars(context: CanvasRenderingContext2D, { width, height, seed, count, brightest }: Sky): void {
  const random = createRandom(seed);
  const visible = Math.round(count * Math.min(1, (width * height) / (1920 * 1080)) ** 0.7);
  for (let index = 0; index < visible; index += 1) {
    const x = random() * width;
    const y = random() * height;
    const magnitude = random() ** 7;
    context.globalAlpha = brightest * (0.2 + 0.8 * magnitude);
    context.fillStyle = COLOURS[Math.floor(random() * COLOURS.length)] ?? '#fff';
    context.beginPath();
    context.arc(x, y, 0.45 + 1.15 * magnitude, 0, 2 * Math.PI);
    context.fill();
    if (magnitude > 0.8) drawSpikes(context, x, y, 6 + 10 * magnitude);
  }
}

function drawSpikes(context: CanvasRenderingContext2D, x: number, y: number, length: number): void {
  context.globalAlpha *= 0.5;
  context.fillRect(x - length, y - 0.35, 2 * length, 0.7);
  context.fillRect(x - 0.35, y - length, 0.7, 2 * length);
}

/** A small random generator for decoration: numbers in [0, 1). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9;
    state = Math.imul(state ^ (state >>> 12), 0x297a2d39);
    return ((state ^ (state >>> 15)) >>> 0) / 2 ** 32;
  };
}
