import { type LoggedCommand, Run, type SimState } from '@star-seekers/sim';
import { catalog } from '../src/catalog.ts';
import { type BotSkill, dealerFor, games } from '../src/games.ts';
import { DEFAULT_STAGE_SETTINGS, type GhostRecord, RunController } from '@star-seekers/stage';
import { createOwnedGame, loadPhaser } from '@star-seekers/stage/phaser-game.ts';

const FRAME_MS = 1000 / 60;

/** A game on the page, whose frames the bench draws. */
export interface BenchStage {
  /** Loads another run, played by a bot. */
  load(seed: number, skill: BotSkill): void;
  /**
   * Loads another run with the recorded commands of a bot, so that its decisions are not measured.
   * @param ghosts number of recorded runs of other bots beside it
   */
  loadRecorded(seed: number, skill: BotSkill, ticks: number, ghosts: number): void;
  /** Simulates without drawing. */
  skip(ticks: number): void;
  /** Draws a number of frames, one per tick. */
  frames(count: number): void;
  /** What the canvas shows, as a data URL. Call it in the task that has drawn it. */
  picture(): string;
  /** Simulates a number of ticks and draws one frame; loads another run after the end of one. */
  accelerate(ticks: number): void;
  end(): Promise<void>;
}

/** @param scale of the canvas, which does not change the drawing commands */
export async function openStage(id: number, scale: number): Promise<BenchStage> {
  const entry = catalog.find((candidate) => candidate.id === id);
  const createBot = games.get(id)?.createBot;
  if (!entry || !createBot) throw new Error(`there is no game ${id}`);
  const { sim, view } = await entry.load();
  let seed = 1;
  const revealsOf = () => {
    const dealer = dealerFor(id, { seed });
    return dealer ? { reveals: dealer } : {};
  };
  const controller = new RunController<SimState>(sim, { seed }, revealsOf());
  const [phaser] = await Promise.all([loadPhaser(), view.load?.()]);
  const scene = view.createScene(phaser, { controller, settings: () => DEFAULT_STAGE_SETTINGS });
  const parent = document.querySelector<HTMLElement>('#stage') ?? document.body;
  const owned = createOwnedGame(phaser, {
    parent,
    scene,
    size: { width: view.canvas.width * scale, height: view.canvas.height * scale },
    background: '#000000',
    onError: (error) => {
      throw error;
    },
  });
  await new Promise<void>((resolve) => void owned.game.events.once('postrender', () => resolve()));
  owned.game.loop.sleep();
  scene.cameras.main.setOrigin(0).setZoom(scale);
  let time = performance.now();
  const draw = () => owned.game.step((time += FRAME_MS), FRAME_MS);
  const load = (next: number, skill: BotSkill, ghosts: readonly GhostRecord<SimState, unknown, unknown>[] = []) => {
    seed = next;
    controller.load({ seed }, { ...revealsOf(), ghosts });
    controller.pilot = createBot({ skill, seed });
  };
  const record = (skill: BotSkill, botSeed: number, ticks: number) => {
    const run = new Run<SimState, unknown, unknown>(sim, { seed }, dealerFor(id, { seed }));
    const bot = createBot({ skill, seed: botSeed });
    while (!run.ended && run.state.tick < ticks) run.step(bot(run.state));
    return run.log;
  };
  return {
    load,
    loadRecorded(next, skill, ticks, ghosts) {
      seed = next;
      const others = Array.from({ length: ghosts }, (_, index) => ({
        name: `ghost ${index + 1}`,
        setup: { seed },
        log: record('good', index, ticks),
      }));
      load(next, skill, others);
      const byTick = Map.groupBy(record(skill, seed, ticks).commands, ({ tick }: LoggedCommand<unknown>) => tick);
      controller.pilot = ({ tick }) => byTick.get(tick + 1)?.map(({ command }) => command) ?? [];
    },
    skip(ticks) {
      for (let tick = 0; tick < ticks; tick++) controller.stepOnce();
    },
    frames(count) {
      for (let frame = 0; frame < count; frame++) {
        if (controller.getSnapshot().phase !== 'playing') controller.play();
        draw();
      }
    },
    picture: () => owned.game.canvas.toDataURL(),
    accelerate(ticks) {
      for (let tick = 0; tick < ticks; tick++) {
        if (controller.getSnapshot().phase === 'ended') load(seed + 1, 'good');
        controller.stepOnce();
      }
      draw();
    },
    end: () => owned.destroy(),
  };
}
