import { catalog } from '@star-seekers/games/catalog';
import games from '@star-seekers/games/i18n/en.json' with { type: 'json' };
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
}

const DICE = 'Roll the dice of Iris once a day and collect up to six credits, free.';

/** Every screen of the hub; the server answers any other address with 404. In English, which the hub speaks to machines. */
const pages: readonly Page[] = [
  {
    path: '/',
    title: common.tagline,
    description:
      'Choose your faction and play six games among the stars. Every score is verified, every roll of the dice of Iris pays.',
    search: 'listed',
  },
  {
    path: '/dashboard',
    title: common.nav.dashboard,
    description: 'Six games, your points and your rank, and the way to the dice, the credits and the boards.',
    search: 'open',
  },
  { path: '/dice-of-iris', title: dice.title, description: DICE, search: 'open' },
  { path: '/wheel-of-iris', title: dice.title, description: DICE, search: 'hidden' },
  {
    path: '/leaderboard',
    title: leaderboard.title,
    description:
      'The hall of fame, monthly champions and yearly legends of six games. Every score was proven by its replay.',
    search: 'listed',
  },
  {
    path: '/credits',
    title: credits.title,
    description: 'One credit starts one game. Roll for credits every day, or pick a package.',
    search: 'listed',
  },
  {
    path: '/ss-ip',
    title: ssIp.title,
    description: 'The Star Seekers universe: the app, the coloring book, and a codex of seven gates and three powers.',
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
  ...catalog.flatMap(({ id, slug }): Page[] => {
    const told = { title: games.titles[slug].screen, description: games.descriptions[slug] };
    return [
      { path: `/game${id}`, ...told, search: 'open' },
      { path: `/game/${id}`, ...told, search: 'hidden' },
    ];
  }),
];

/** What the server needs to fill the head of `index.html` for each address. */
export const pageTable = {
  pages: pages.map((page) => ({ ...page, title: titled(page.title) })),
  notFound: { title: titled(notFound.title), description: notFound.message },
};

/** As the browser's tab shows it. */
function titled(page: string): string {
  return common.pageTitle.replace('{{page}}', page);
}
