import { useState } from 'react';
import { screensOf } from '../screen/screens-of.tsx';
import { CargoBanners } from './cargo-banners.tsx';
import { CargoHud } from './cargo-hud.tsx';
import { numberOf } from './deck-order.ts';
import { dayOf } from './day.ts';
import { cueOf } from './cues.ts';
import { HowToPlay } from './how-to-play.tsx';
import { FREEZE_MS } from './layers/ending.ts';
import { ESCAPE_MS } from './layers/escape.ts';
import { DeckPicker } from './deck-picker.tsx';
import { deepestDeck, keepsakesOf } from './keepsakes.ts';
import { LevelComplete } from './level-complete.tsx';
import { MissionResults } from './mission-results.tsx';
import { canPulse, dronesInReach } from './pulse.ts';
import { LAST_SECONDS } from './rules.ts';
import { view } from './scene.ts';
import { cargoRunner } from './sim.ts';
import { statsOf } from './stats.ts';
import { missionRules } from './twists.ts';
import { useCause, useDeckName } from './use-mission-texts.ts';
import { listing } from './listing.ts';

/** Time for the last sparks before the result covers them. */
const AFTERGLOW_MS = 900;

/** Titles of the result by the end of the mission. */
const TITLES = {
  caught: 'cargo-runner.result.failed',
  timeUp: 'cargo-runner.result.timeUp',
  victory: 'cargo-runner.result.victory',
} as const;

/** The screens of Cargo Runner (`G6.2`). */
export const { Screen, Replay } = screensOf(
  listing,
  cargoRunner,
  function useParts({ t }, { keepsakes, course, conditions }) {
    const [deck, setDeck] = useState(1);
    const { capacityKilos } = missionRules({ day: dayOf(conditions?.options) });
    const cause = useCause();
    const deckName = useDeckName();
    return {
      view,
      soundBank: 'cargo',
      cueOf,
      howToPlay: (
        <>
          {!course && !conditions && <DeckPicker reached={deepestDeck(keepsakes)} chosen={deck} onChoose={setDeck} />}
          <HowToPlay />
        </>
      ),
      practice: { setup: (seed) => ({ seed, options: { deck } }) },
      directionPad: true,
      HudFields: CargoHud,
      Banners: CargoBanners,
      Interlude: LevelComplete,
      keepsakesOf,
      texts: {
        start: t('cargo-runner.start'),
        paused: t('cargo-runner.paused'),
        menu: t('cargo-runner.menu'),
        loadError: ({ message, missing }) => ({
          title: t('cargo-runner.error.title'),
          message:
            missing.length > 0
              ? t('cargo-runner.error.assets', { reason: missing.join(', ') })
              : t('cargo-runner.error.failed', { message }),
          retry: t('cargo-runner.error.retry'),
        }),
      },
      announce(event, state) {
        const { score } = state;
        switch (event.type) {
          case 'levelStarted':
            return t('cargo-runner.announce.level', {
              level: numberOf(state),
              deck: deckName(event.level),
              count: event.drones,
            });
          case 'pickedUp':
            return t('cargo-runner.announce.pickedUp', {
              cargo: t(`cargo-runner.cargo.${event.item.type}`),
              kilos: event.kilos,
              capacity: missionRules(state).capacityKilos,
            });
          case 'refused':
            return t('cargo-runner.announce.refused', { cargo: t(`cargo-runner.cargo.${event.item.type}`) });
          case 'delivered':
            return t('cargo-runner.announce.delivered', { count: event.left, score });
          case 'chase':
            return t('cargo-runner.announce.chase');
          case 'pulse':
            return t('cargo-runner.announce.stunned', { count: event.drones.length });
          case 'shaken':
            return t('cargo-runner.announce.shaken', { seconds: event.seconds });
          case 'lowTime':
            return event.seconds >= LAST_SECONDS
              ? t('cargo-runner.announce.lowTime', { count: event.seconds })
              : undefined;
          case 'levelComplete':
            return t('cargo-runner.announce.complete', { level: numberOf(state), points: event.points, score });
          case 'caught':
          case 'timeUp':
          case 'victory':
            return t('screen.announce.result', { title: t(TITLES[event.type]), cause: cause(state), score });
          case 'cargoPlaced':
          case 'suspicious':
          case 'lost':
          case 'calm':
          case 'woken':
            return undefined;
        }
      },
      coaching: [
        {
          id: 'pickUp',
          text: t('cargo-runner.coaching.pickUp', { kilos: capacityKilos }),
          isDue: ({ playedTicks }) => playedTicks > 60,
        },
        {
          id: 'flee',
          text: t('cargo-runner.coaching.flee'),
          isDue: ({ drones }) => drones.some(({ mode }) => mode === 'chase'),
        },
        {
          id: 'pulse',
          text: t('cargo-runner.coaching.pulse'),
          isDue: (state) => canPulse(state) && dronesInReach(state).some(({ mode }) => mode !== 'patrol'),
        },
      ],
      pauseSummary(state) {
        const { phase, score, levelDelivered: delivered, levelItems: total } = state;
        const level = numberOf(state);
        return phase === 'arriving'
          ? t('cargo-runner.pauseArriving', { score, level })
          : t('cargo-runner.pauseSummary', { score, level, delivered, total });
      },
      result: (state) => ({
        title: t(state.fate ? TITLES[state.fate.cause] : 'cargo-runner.result.ended'),
        cause: cause(state),
        stats: [],
        playAgain: t(state.fate?.cause === 'victory' ? 'cargo-runner.result.again' : 'cargo-runner.result.retry'),
        details: <MissionResults stats={statsOf(state)} />,
      }),
      endingMs: ({ fate }) => (fate?.cause === 'victory' ? ESCAPE_MS : FREEZE_MS + AFTERGLOW_MS),
    };
  },
);
