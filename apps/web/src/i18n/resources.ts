// Merges the games' namespaces into the typed keys.
import type {} from '@star-seekers/games/i18n';
import type auth from './en/auth.json';
import type challenge from './en/challenge.json';
import type codex from './en/codex.json';
import type common from './en/common.json';
import type credits from './en/credits.json';
import type daily from './en/daily.json';
import type dashboard from './en/dashboard.json';
import type dice from './en/dice.json';
import type errors from './en/errors.json';
import type landing from './en/landing.json';
import type leaderboard from './en/leaderboard.json';
import type music from './en/music.json';
import type notFound from './en/not-found.json';
import type play from './en/play.json';
import type players from './en/players.json';
import type recovery from './en/recovery.json';
import type refusals from './en/refusals.json';
import type runs from './en/runs.json';
import type settings from './en/settings.json';
import type ssIp from './en/ss-ip.json';
import type trailer from './en/trailer.json';

declare module '@star-seekers/stage/texts/index.ts' {
  interface AppResources {
    auth: typeof auth;
    challenge: typeof challenge;
    codex: typeof codex;
    common: typeof common;
    credits: typeof credits;
    daily: typeof daily;
    dashboard: typeof dashboard;
    dice: typeof dice;
    errors: typeof errors;
    landing: typeof landing;
    leaderboard: typeof leaderboard;
    music: typeof music;
    'not-found': typeof notFound;
    play: typeof play;
    players: typeof players;
    recovery: typeof recovery;
    refusals: typeof refusals;
    runs: typeof runs;
    settings: typeof settings;
    'ss-ip': typeof ssIp;
    trailer: typeof trailer;
  }
}
