import { games } from '@star-seekers/games';
import common from '../src/i18n/en/common.json' with { type: 'json' };
import credits from '../src/i18n/en/credits.json' with { type: 'json' };
import dice from '../src/i18n/en/dice.json' with { type: 'json' };
import leaderboard from '../src/i18n/en/leaderboard.json' with { type: 'json' };
import notFound from '../src/i18n/en/not-found.json' with { type: 'json' };
import recovery from '../src/i18n/en/recovery.json' with { type: 'json' };
import settings from '../src/i18n/en/settings.json' with { type: 'json' };
import ssIp from '../src/i18n/en/ss-ip.json' with { type: 'json' };

/** What others are told of a screen: search engines, and whoever a link to it is sent to. */
interface Page {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** `listed` is in the sitemap, `open` may be found, `hidden` asks not to be. */
  readonly search: 'listed' | 'open' | 'hidden';
  /**
   * Ends of the sources of what its first view needs, which the page's script would ask for only once it runs: the screen, and its
   * texts in English (the server does not know the player's language).
   */
  readonly ahead?: readonly string[];
  /** The sky that is seen before any script runs: that of the landing page, none, or by default the one above every page. */
  readonly sky?: 'hero' | 'page' | 'none';
}

const DICE = 'Roll the dice of Iris once a day and collect up to six credits, free.';

const GAMES_TEXTS = 'packages/games/src/i18n/en/screen.json';
const textsOf = (namespace: string) => `src/i18n/en/${namespace}.json`;

const DICE_SCREEN = ['src/features/dice/dice-page.tsx', ...['dice', 'credits'].map(textsOf)];
const PLAY_SCREEN = ['src/features/play/play-page.tsx', ...['play', 'credits'].map(textsOf), GAMES_TEXTS];

/** The picture of every sky. */
export const SKY_SOURCE = 'src/ui/art/nebula.webp';

/** Every screen of the hub; the server answers any other address with 404. In English, which the hub speaks to machines. */
export const pages: readonly Page[] = [
  {
    path: '/',
    title: common.tagline,
    description:
      'Choose your faction and play six games among the stars. Every score is verified, every roll of the dice of Iris pays.',
    search: 'listed',
    sky: 'hero',
  },
  {
    path: '/dashboard',
    title: common.nav.dashboard,
    description: 'Six games, your points and your rank, and the way to the dice, the credits and the boards.',
    search: 'open',
    ahead: ['src/features/dashboard/dashboard-page.tsx'],
  },
  { path: '/dice-of-iris', title: dice.title, description: DICE, search: 'open', ahead: DICE_SCREEN },
  { path: '/wheel-of-iris', title: dice.title, description: DICE, search: 'hidden', ahead: DICE_SCREEN },
  {
    path: '/leaderboard',
    title: leaderboard.title,
    description:
      'The hall of fame, monthly champions and yearly legends of six games. Every score was proven by its replay.',
    search: 'listed',
    ahead: ['src/features/leaderboard/leaderboard-page.tsx', ...['leaderboard', 'players'].map(textsOf)],
  },
  {
    path: '/credits',
    title: credits.title,
    description: 'One credit starts one game. Roll for credits every day, or pick a package.',
    search: 'listed',
    ahead: ['src/features/credits/credits-page.tsx', textsOf('credits')],
  },
  {
    path: '/ss-ip',
    title: ssIp.title,
    description: 'The Star Seekers universe: the app, the coloring book, and a codex of seven gates and three powers.',
    search: 'listed',
    ahead: ['src/features/ss-ip/ss-ip-page.tsx', ...['ss-ip', 'codex'].map(textsOf)],
  },
  {
    path: '/coloring-book',
    title: ssIp.book.title,
    description:
      'Ships, gates and creatures of the Star Seekers universe in black lines: eight pages to print and colour in.',
    search: 'listed',
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
    path: '/terms',
    title: common.legal.pages.terms,
    description: 'The terms of use of this hub, short on purpose.',
    search: 'listed',
  },
  {
    path: '/privacy',
    title: common.legal.pages.privacy,
    description: 'What this hub keeps about you, why, for how long, and how you get it out or have it removed.',
    search: 'listed',
  },
  {
    path: '/refunds',
    title: common.legal.pages.refunds,
    description: 'What you get when you buy credits, and how you get your money back.',
    search: 'listed',
  },
  ...[...games.values()].flatMap(({ id, names }): Page[] => {
    const meta = { title: names.screen, description: names.description };
    return [
      { path: `/game${id}`, ...meta, search: 'open', ahead: PLAY_SCREEN, sky: 'none' },
      { path: `/game/${id}`, ...meta, search: 'hidden', sky: 'none' },
    ];
  }),
];

/** Metadata of the 404 page. */
export const notFoundMeta = { title: titled(notFound.title), description: notFound.message };

/** As the browser's tab shows it. */
export function titled(page: string): string {
  return common.pageTitle.replace('{{page}}', page);
}
