/** Linear light, red green blue. */
export type Rgb = readonly [number, number, number];

/** Colours of the die and of the light on it. */
export interface DieLook {
  readonly body: Rgb;
  readonly metal: Rgb;
  readonly pip: Rgb;
  readonly key: Rgb;
  readonly rim: Rgb;
  readonly glow: Rgb;
  readonly sky: Rgb;
}

/** The faction's look, from the design tokens of an element. */
export function readLook(element: HTMLElement): DieLook {
  const token = tokenReader(element);
  return {
    body: mix(token('--accent-deep'), token('--color-surface-1'), 0.8),
    metal: token('--color-silver'),
    pip: mix(token('--glow'), token('--accent-text'), 0.25),
    key: token('--color-text'),
    rim: token('--rim'),
    glow: token('--glow'),
    sky: token('--accent-text'),
  };
}

/** Reads colours through a canvas, so that tokens can have any CSS notation. */
function tokenReader(element: HTMLElement): (name: string) => Rgb {
  const style = getComputedStyle(element);
  const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  return (name) => {
    if (!context) return [0.5, 0.5, 0.5];
    context.fillStyle = style.getPropertyValue(name).trim();
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
    return [linear(red), linear(green), linear(blue)];
  };
}

function mix(a: Rgb, b: Rgb, share: number): Rgb {
  return [0, 1, 2].map((channel) => a[channel]! + (b[channel]! - a[channel]!) * share) as unknown as Rgb;
}

function linear(byte: number): number {
  const value = byte / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}
