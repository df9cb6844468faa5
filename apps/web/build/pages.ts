import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { LEGAL_PAGES, type LegalPage } from '@star-seekers/contracts/legal-pages';
import { games } from '@star-seekers/games';
import challenge from '../src/i18n/en/challenge.json' with { type: 'json' };
import common from '../src/i18n/en/common.json' with { type: 'json' };
import credits from '../src/i18n/en/credits.json' with { type: 'json' };
import daily from '../src/i18n/en/daily.json' with { type: 'json' };
import dice from '../src/i18n/en/dice.json' with { type: 'json' };
import leaderboard from '../src/i18n/en/leaderboard.json' with { type: 'json' };
import notFound from '../src/i18n/en/not-found.json' with { type: 'json' };
import play from '../src/i18n/en/play.json' with { type: 'json' };
import recovery from '../src/i18n/en/recovery.json' with { type: 'json' };
import runs from '../src/i18n/en/runs.json' with { type: 'json' };
import settings from '../src/i18n/en/settings.json' with { type: 'json' };
import ssIp from '../src/i18n/en/ss-ip.json' with { type: 'json' };

/** Metadata of a screen for search engines and link previews. */
interface Page {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** `listed` is in the sitemap, `open` may be indexed, `hidden` is `noindex`. */
  readonly search: 'listed' | 'open' | 'hidden';
  /**
   * Path suffixes of the sources that the first view needs: the screen and its English texts (the server does not know the
   * player's language). Without preload links they load only once the page's script runs.
   */
  readonly preloadSources?: readonly string[];
  /** Background picture until the script runs: `hero` on the landing page; `page`, the default, on the others. */
  readonly sky?: 'hero' | 'page' | 'none';
}

const DICE = 'Roll the dice of Iris once a day and collect up to six credits, free.';

const LEGAL_DESCRIPTIONS: Readonly<Record<LegalPage, string>> = {
  terms: 'The terms of use of this hub, short on purpose.',
  privacy: 'What this hub keeps about you, why, for how long, and how you get it out or have it removed.',
  refunds: 'What you get when you buy credits, and how you get your money back.',
};

const GAMES_TEXTS = ['packages/games/src/i18n/en/screen.json', 'packages/stage/src/texts/en/stage.json'];
const textsOf = (namespace: string) => `src/i18n/en/${namespace}.json`;

const DICE_SCREEN = ['src/features/dice/dice-page.tsx', ...['dice', 'credits'].map(textsOf)];
const PLAY_SCREEN = ['src/features/play/play-page.tsx', ...['play', 'credits'].map(textsOf), ...GAMES_TEXTS];
const DAILY_SCREEN = ['src/features/daily/daily-page.tsx', textsOf('daily')];
const THEATRE_TEXTS = [...['play', 'players', 'leaderboard'].map(textsOf), ...GAMES_TEXTS];

/** Source of the background picture. */
export const SKY_SOURCE = 'src/ui/art/nebula.webp';

const HUB_PICTURES = 'packages/art/assets/hub';

/** Sources of the games' pictures, for link previews of runs: their covers, or what they have instead (`cover-of.ts`). */
export const covers = [...games.values()].map(({ id, cover }) => {
  const [own, instead] = [`${HUB_PICTURES}/cover-${cover}.webp`, `${HUB_PICTURES}/${cover}.webp`];
  return { gameId: id, source: existsSync(join(import.meta.dirname, '../../..', own)) ? own : instead };
});

/** Every screen of the hub, in English. The server answers any other address with 404. */
export const pages: readonly Page[] = [
  {
    path: '/',
    title: common.tagline,
    description:
      'Choose your faction and play among the stars. Every score can be watched, every roll of the dice of Iris pays.',
    search: 'listed',
    sky: 'hero',
  },
  {
    path: '/dashboard',
    title: common.nav.dashboard,
    description: 'Your games, points and rank, and links to the dice, the shop and the leaderboards.',
    search: 'open',
    preloadSources: ['src/features/dashboard/dashboard-page.tsx'],
  },
  { path: '/dice-of-iris', title: dice.title, description: DICE, search: 'open', preloadSources: DICE_SCREEN },
  { path: '/wheel-of-iris', title: dice.title, description: DICE, search: 'hidden', preloadSources: DICE_SCREEN },
  {
    path: '/leaderboard',
    title: leaderboard.title,
    description: 'The hall of fame, monthly champions and yearly legends of every game. Every score can be watched.',
    search: 'listed',
    preloadSources: ['src/features/leaderboard/leaderboard-page.tsx', ...['leaderboard', 'players'].map(textsOf)],
  },
  {
    path: '/daily',
    title: daily.title,
    description:
      'Games that are the same for everybody for a day. One ranked attempt at each, with medals and a board.',
    search: 'listed',
    preloadSources: DAILY_SCREEN,
  },
  { path: '/daily/past', title: daily.past.title, description: daily.past.lead, search: 'open' },
  {
    path: '/daily/:day',
    title: daily.title,
    description: 'What the games of a day were, who played them best, and every run of it.',
    search: 'open',
    preloadSources: DAILY_SCREEN,
  },
  {
    path: '/credits',
    title: credits.title,
    description: 'One credit starts one game. Roll for credits every day, or pick a package.',
    search: 'listed',
    preloadSources: ['src/features/credits/credits-page.tsx', textsOf('credits')],
  },
  {
    path: '/ss-ip',
    title: ssIp.title,
    description: 'The Star Seekers universe: the app, the coloring book, and a codex of seven gates and three powers.',
    search: 'listed',
    preloadSources: ['src/features/ss-ip/ss-ip-page.tsx', ...['ss-ip', 'codex'].map(textsOf)],
  },
  {
    path: '/coloring-book',
    title: ssIp.book.title,
    description: 'Ships, gates and creatures of the Star Seekers universe in black lines, to print and color in.',
    search: 'listed',
  },
  {
    // Its title is that of the month.
    path: '/chronicle/:id',
    title: leaderboard.chronicle.kicker,
    description: 'Who held the seven gates of the Skein when the month closed, and who flew for them.',
    search: 'hidden',
    preloadSources: ['src/features/gates/chronicle-page.tsx', ...['leaderboard', 'players'].map(textsOf)],
  },
  {
    path: '/runs',
    title: runs.title,
    description: 'Every run you have finished, with its score and the way to watch it again.',
    search: 'hidden',
    preloadSources: ['src/features/runs/runs-page.tsx', textsOf('runs')],
  },
  { path: '/how-runs-count', title: runs.counting.title, description: runs.counting.lead, search: 'listed' },
  {
    path: '/theatre',
    title: play.theatre.file.title,
    description: play.theatre.file.lead,
    search: 'hidden',
  },
  {
    path: '/settings',
    title: settings.title,
    description: 'Your profile, sound, motion and account.',
    search: 'hidden',
  },
  {
    path: '/forgot-password',
    title: recovery.forgot.title,
    description: 'Ask for a link that sets a new password for your Star Seekers account.',
    search: 'hidden',
  },
  {
    path: '/reset-password',
    title: recovery.reset.title,
    description: 'Set a new password for your Star Seekers account.',
    search: 'hidden',
  },
  {
    path: '/confirm-email',
    title: recovery.confirm.title,
    description: 'Confirm the email address of your Star Seekers account.',
    search: 'hidden',
  },
  {
    // Its title and description are those of the run.
    path: '/run/:id',
    title: 'Run',
    description: 'Watch a whole run, played again from its recording.',
    search: 'hidden',
    preloadSources: ['src/features/theatre/theatre-page.tsx', ...THEATRE_TEXTS],
    sky: 'none',
  },
  {
    path: '/live/:id',
    title: 'Live run',
    description: 'Watch a run while it is played, 15 seconds behind.',
    search: 'hidden',
    preloadSources: ['src/features/live/live-page.tsx', ...THEATRE_TEXTS],
    sky: 'none',
  },
  {
    // Its title is the player's name.
    path: '/player/:username',
    title: 'Player',
    description: 'The counted runs, scores and commendations of a player.',
    search: 'hidden',
    preloadSources: ['src/features/players/player-page.tsx', ...['leaderboard', 'players', 'play'].map(textsOf)],
  },
  {
    // Their titles and descriptions are those of the challenge, or of the run.
    path: '/challenge/:id',
    title: challenge.title,
    description: 'Beat a run on its own course, beside the ghosts of all who tried.',
    search: 'hidden',
    preloadSources: ['src/features/challenge/challenge-page.tsx', textsOf('challenge')],
  },
  {
    path: '/duel/:id',
    title: challenge.duelTitle,
    description: 'Play a challenge, beside the ghosts of all who tried.',
    search: 'hidden',
    sky: 'none',
  },
  {
    path: '/play/:id',
    title: challenge.actions.fromHere,
    description: 'Take a recorded run over at any moment, as practice.',
    search: 'hidden',
    sky: 'none',
  },
  ...LEGAL_PAGES.map((page): Page => ({
    path: `/${page}`,
    title: common.legal.pages[page],
    description: LEGAL_DESCRIPTIONS[page],
    search: 'listed',
  })),
  ...[...games.values()].flatMap(({ id, names }): Page[] => {
    const meta = { title: names.title, description: names.description };
    return [
      { path: `/game${id}`, ...meta, search: 'open', preloadSources: PLAY_SCREEN, sky: 'none' },
      { path: `/game/${id}`, ...meta, search: 'hidden', sky: 'none' },
    ];
  }),
];

/** Metadata of the 404 page. */
export const notFoundMeta = { title: pageTitle(notFound.title), description: notFound.message };

/** Title of the browser tab. */
export function pageTitle(page: string): string {
  return common.pageTitle.replace('{{page}}', page);
}
