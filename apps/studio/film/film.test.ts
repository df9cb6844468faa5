import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { spaceLoop, trailer } from '@star-seekers/art/film';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { PATHS } from '../paths.ts';
import { manifestPath, trailerHash, trailerManifest } from './assemble.ts';
import { boxesOf, mp4Track } from './mp4.ts';
import { BEATS, FRAMES, FRAME_RATE, SHOTS, frameOf, secondsOf, shotAt } from './timeline.ts';

const MB = 1024 * 1024;
const folder = PATHS.films;
const namesOf = (file: Uint8Array) => boxesOf(file).map(({ name }) => name);

describe('the film of the universe page', () => {
  const film = readFileSync(join(folder, 'space-loop.mp4'));

  it('is H.264 that plays while it loads, of at most 3 MB', () => {
    expect(film.length).toBeLessThanOrEqual(3 * MB);
    expect(mp4Track(film, 'vide').coding).toBe('avc1');
    expect(namesOf(film).indexOf('moov')).toBeLessThan(namesOf(film).indexOf('mdat'));
  });

  it('begins with its poster', async () => {
    const { width, height } = await sharp(join(folder, 'space-loop-poster.avif')).metadata();
    expect({ width, height }).toEqual({ width: spaceLoop.width, height: spaceLoop.height });
  });
});

describe('the list of shots of the trailer', () => {
  it('lasts 35 to 45 seconds and is cut on half beats, one shot after the other', () => {
    expect(secondsOf(BEATS)).toBeGreaterThanOrEqual(35);
    expect(secondsOf(BEATS)).toBeLessThanOrEqual(45);
    const cuts = SHOTS.map(({ at }) => at);
    expect(cuts[0]).toBe(0);
    expect(cuts).toEqual(cuts.toSorted((a, b) => a - b).filter((at, index, all) => all.indexOf(at) === index));
    expect(cuts.filter((at) => (at * 2) % 1 !== 0)).toEqual([]);
  });

  it('finds the shot of every frame', () => {
    expect(shotAt(0).name).toBe('dark');
    expect(shotAt(frameOf(16) - 1).name).toBe('flyby');
    expect(shotAt(frameOf(16))).toEqual({ name: 'mud', from: 16, to: 20 });
    expect(shotAt(FRAMES - 1)).toEqual({ name: 'title', from: 72, to: BEATS });
  });
});

describe('the trailer', () => {
  const film = readFileSync(join(folder, 'trailer.mp4'));
  const manifest = trailerManifest.parse(JSON.parse(readFileSync(manifestPath, 'utf8')));

  it('is H.264 with sound that plays while it loads, of at most 10 MB', () => {
    const [picture, sound] = [mp4Track(film, 'vide'), mp4Track(film, 'soun')];
    console.info(`trailer: ${(film.length / MB).toFixed(1)} MB`);
    expect(film.length).toBeLessThanOrEqual(10 * MB);
    expect([picture.coding, sound.coding]).toEqual(['avc1', 'mp4a']);
    expect(namesOf(film).indexOf('moov')).toBeLessThan(namesOf(film).indexOf('mdat'));
    expect(picture.samples).toBe(FRAMES);
    expect(picture.seconds).toBeCloseTo(FRAMES / FRAME_RATE, 2);
    expect(Math.abs(sound.seconds - picture.seconds)).toBeLessThan(0.1);
  });

  it('matches the manifest and this list of shots; if not, run `pnpm studio film`', async () => {
    const sha256 = createHash('sha256').update(film).digest('hex');
    expect(trailer.bytes).toBe(film.length);
    expect({ sha256, bytes: film.length, frames: FRAMES, width: trailer.width, height: trailer.height }).toEqual({
      sha256: manifest.sha256,
      bytes: manifest.bytes,
      frames: manifest.frames,
      width: manifest.width,
      height: manifest.height,
    });
    expect(manifest.source).toBe(await trailerHash());
  });

  it('has a poster of its size', async () => {
    const { width, height } = await sharp(join(folder, 'trailer-poster.webp')).metadata();
    expect({ width, height }).toEqual({ width: trailer.width, height: trailer.height });
  });

  it.each(Object.keys(trailer.subtitles))(
    'has its lines in %s, each within the film and after the last',
    (language) => {
      const cues = cuesOf(readFileSync(join(folder, `trailer.${language}.vtt`), 'utf8'));
      expect(cues).toHaveLength(8);
      let last = 0;
      for (const { from, to, text } of cues) {
        expect(from).toBeGreaterThanOrEqual(last);
        expect(to).toBeGreaterThan(from);
        expect(text.length).toBeGreaterThan(3);
        // 21 characters a second are easy to read.
        expect(text.length / (to - from)).toBeLessThanOrEqual(21);
        last = to;
      }
      expect(last).toBeLessThanOrEqual(FRAMES / FRAME_RATE);
    },
  );
});

function cuesOf(vtt: string) {
  const seconds = (time: string) => time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
  const [head, ...blocks] = vtt.trim().split(/\n\n+/);
  expect(head).toBe('WEBVTT');
  return blocks.map((block) => {
    const [times = '', ...lines] = block.split('\n');
    const [from = '', , to = ''] = times.split(' ');
    return { from: seconds(from), to: seconds(to), text: lines.join(' ') };
  });
}
