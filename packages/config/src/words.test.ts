import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { baseKey, flattenTexts } from './translations.ts';

const root = join(import.meta.dirname, '../../..');

/**
 * What players don't read, by language: a second word for something that has one, and developers' words. In all of them a run *counts* or
 * does not, its *score* is what it reaches, *points* are what it earns, *boards* are where it stands, and days have *points of the day*.
 */
const BANNED: Readonly<Record<string, RegExp>> = {
  en: /verifi|witness|accounted|\bvoid|for no board|nowhere|never ranked|not on the boards|history only|\} light\b|share of gold|token of leave|\bticks?\b|\bpnpm\b|\bpi_|by the rules|^back to (?:the )?hub$|(?:one|ended the|the) mission\b|up to \{\{points/i,
  de: /gewertet|Wertung|(?:geprüfte\w*|verifizierte\w*) (?:Lauf|Läufe|Ergebnis)|Punktest[aä]nd|Punktzahl|annulliert|aberkannt|\} Licht\b|Urlaub|\bTicks?\b/,
  es: /verificad|\btablas?\b|clasificada|nunca (?:se )?clasific|anulad|de luz\b|permiso|\bticks?\b/i,
  fr: /parties? vérifi|vérifiée|jamais classé|de lumière|congé|\bticks?\b/i,
  'pt-BR':
    /verificad[ao]|quadros? (?:do|dos|de l)|n?os quadros|nenhum quadro|classificaç|nunca ranqueado|não vale\b|vale para|de luz\b|folga|\bticks?\b/i,
  ja: /検証|数えられ|集計|ランク戦|サインイン|(?<!ダッシュ)ボード(?!ゲーム)|休暇|ゴールド|シルバー|ブロンズ|運営者|光 \{|(?<!ス)ティック|(?<![ァ-ヶー])ラン(?![ァ-ヶー])/,
  ar: /موثّق|وُثّق|توثيق|إجازة|\} ضوء/,
};

/**
 * What players press and read about money, runs and boards, by language: packs are *bought*, a credit starts a *run*, and *Play* is what leads to
 * a game; an *attempt* is the run of a day, and nothing that one presses.
 */
const DOUBLED: Readonly<Record<string, RegExp>> = {
  en: /\b(?:get|take|grab) (?:a |more )?packs?\b|starts? (?:one|a) game\b|^attempt - |hall of records/i,
  de: /Pakete? (?:holen|nehmen)|\b(?:hol|nimm) (?:dir )?ein Paket|startet ein Spiel|^Versuch - |Halle der/i,
  es: /(?:consig|conseguir|sube)\w* (?:\w+ )?(?:con )?un paquete|inicia un juego|^Intento - |Sala de récords/i,
  fr: /(?:pren|embarqu)\w* un pack|lance un jeu|^Essai - |Salle des records/i,
  'pt-BR': /(?:pegu|ganh|lev)\w* (?:\w+ )?(?:com )?um pacote|inicia um jogo|^Tentativa - |Salão dos recordes/i,
  ja: /パックを(?:手に入れ|購入|積み)|ゲームを 1 回|^挑戦 - |記録の間/,
  ar: /(?:خذ|احصل على) حزمة|يبدأ لعبة|^محاولة - |قاعة الأرقام/,
};

/** Where a banned word means something else, or is a documented text. */
const ALLOWED = new Set(['screen: screen.insufficient.hint', 'credits: returned.failedTitle', 'listing: kicker']);

/** British spelling: American is what the hub is written in. */
const BRITISH =
  /colour|neighbour|harbour|grey|centre|\b(?:kilo|centi|milli)?metres?\b|\b(?:milli)?litres?\b|favour|honour|armour|behaviour|labour|rumour|vapour|theatre|fibre|licence|defence|offence|practis|jewell|pencill|programme\b|judgement|plough|mould|manoeuv|artefact|catalogue|learnt|burnt|spelt|whilst|amongst|\b(?:to|after)wards\b|(?:fu|trav|lev|lab|sign|canc|mod)[ae]ll(?:ed|ing|er)\b|(?:analy|paraly)s(?:e|ing)|(?:apolog|author|central|colon|crystall|emphas|energ|equal|final|general|harmon|maxim|memor|minim|mobil|neutral|normal|optim|organ|polar|real|recogn|special|stabil|summar|synchron|util|visual)is(?:e|ing|ation)/i;

/** The readings of the games' names that stand above the names, and nowhere else. */
const OTHER_NAMES =
  /Space Shooter|Stellar Mining|Memory Match|Space Traders|Star Atlas Quiz|Star lore quiz|Puzzle Master|Swap puzzle|Resource Runner/;

interface Text {
  readonly place: string;
  readonly key: string;
  readonly text: string;
}

function textsOf(language: string): Text[] {
  const files = globSync(
    [
      `{apps/web,packages/games}/src/i18n/${language}/*.json`,
      `packages/{games/src/*,stage/src}/texts/${language}/*.json`,
    ],
    { cwd: root },
  );
  return files.flatMap((file) => {
    const name = /(?<name>[\w-]+)\.json$/.exec(file)?.groups?.name;
    return [...flattenTexts(JSON.parse(readFileSync(join(root, file), 'utf8')) as object)].map(([key, text]) => ({
      place: `${name}: ${baseKey(key)}`,
      key,
      text,
    }));
  });
}

/** The texts that match, as they are reported. */
function found(texts: readonly Text[], pattern: RegExp): string[] {
  return texts
    .filter(({ place, text }) => !ALLOWED.has(place) && pattern.test(text))
    .map(({ place, text }) => `${place}: ${text}`);
}

describe('the texts in English have American spelling', () => {
  it('in what the hub and the games say', () => {
    expect(found(textsOf('en'), BRITISH)).toEqual([]);
  });

  it('in the codex and the questions', () => {
    const files = globSync('packages/content/{codex,quiz}/en/*', { cwd: root });
    const lines = files.flatMap((file) => readFileSync(join(root, file), 'utf8').split('\n'));
    // Headings of questions are their ids, which stay, and the targets of links are such.
    const texts = lines.filter((line) => !line.startsWith('## ')).map((line) => line.replaceAll(/\]\([^)]*\)/g, ']'));
    expect(texts.length).toBeGreaterThan(1000);
    expect(texts.filter((line) => BRITISH.test(line))).toEqual([]);
  });
});

/** Elsewhere in a text from right to left a sign would stand on the other side of its number. */
describe('the texts in ar', () => {
  it('have a left-to-right mark before every signed number', () => {
    expect(found(textsOf('ar'), /(?<![\u200e\p{L}\p{N}}])[+−](?=\p{N}|\{\{)/u)).toEqual([]);
    expect(found(textsOf('ar'), /\u200e\+\{\{/)).not.toEqual([]);
  });
});

describe.each(Object.entries(BANNED))('the texts in %s', (language, banned) => {
  const texts = textsOf(language);

  it('are found', () => {
    expect(texts.length).toBeGreaterThan(1000);
  });

  it('have one word for one thing, and no word of developers', () => {
    expect(found(texts, banned)).toEqual([]);
    expect(found(texts, DOUBLED[language] ?? /$/)).toEqual([]);
  });

  it('call a game by its name', () => {
    expect(found(texts, OTHER_NAMES)).toEqual([]);
  });

  it('have an en dash where a dash is meant', () => {
    expect(found(texts, /--|—/)).toEqual([]);
  });
});

/** Runs *count*, or not; for factions and gates they *help*, which asks for more. */
const COUNTS: Readonly<Record<string, RegExp>> = {
  en: /(?<!\{)\bcount(?:s|ed)?\b/i,
  de: /zähl/i,
  fr: /\bcompte/i,
  es: /\b(?:cuenta|contar)/i,
  'pt-BR': /\bcont(?:a|am|ar|e)\b/i,
  ja: /カウント/,
  ar: /حتس|حُسب/,
};
const OF_FACTIONS = /^leaderboard: gates\.|^settings: profile\.faction|^settings: choose\.|^landing: .*factions\./;

it.each(Object.entries(COUNTS))('in %s a run helps a faction or a gate, and counts by itself', (language, counts) => {
  const texts = textsOf(language).filter(({ place }) => OF_FACTIONS.test(place));
  expect(texts.length).toBeGreaterThan(40);
  expect(found(texts, counts)).toEqual([]);
});

/** A number in a text and the noun that it counts; numbers that never are one are left out by their key. */
const COUNTED =
  /(?<!(?:of|de) )\{\{(?!total|max)\w+(?:, number)?\}\} (?:points?|credits?|runs?|games?|players?|moves|strikes|answers|days|hours|minutes|pieces|medals|drones|enemies)\b/i;
const NEVER_ONE = new Set([
  'dashboard: games.maxPoints',
  'screen: screen.badges.maxPoints',
  'game: howTo.goalText',
  'game: howTo.scoringText',
  'game: rules.seconds.title',
  'game: rules.seconds.text',
  'game: facts.strikes',
  'game: announce.right',
]);

it('a count in English has plural forms, and so has its translation', () => {
  const single = textsOf('en').filter(({ place, key }) => place.endsWith(`: ${key}`) && !NEVER_ONE.has(place));
  expect(found(single, COUNTED)).toEqual([]);
});

/** What may reach a thousand, by the name that a text gives it. */
const GROUPED =
  /\{\{(?:score|points|bonus|light|missing|margin|strength|adds|from|to)\}\}|\{\{count\}\}(?: runs?| players?)\b/;

/** Whoever says it formats the number before, it never reaches a thousand, or the customer writes it so. */
const FORMATTED: ReadonlySet<string> = new Set([
  'challenge: leadMine',
  'challenge: leadOther',
  'challenge: leadOwn',
  'challenge: results.watchOf',
  'daily: past.own',
  'daily: share.sentence',
  'game: float',
  'game: howTo.scoringText',
  'game: rules.seconds.text',
  'game: rules.seconds.title',
  'leaderboard: rows.points',
  'play: theatre.headline',
  'play: theatre.timeline.position',
  'runs: list.points',
  'runs: plot.best',
  'screen: screen.badges.maxPoints',
  'screen: screen.conditions.total',
  'screen: screen.course.duel.toBeat',
  'screen: screen.goal.toBest',
  'screen: screen.goal.toMedal',
  'screen: screen.result.goal.best',
  'screen: screen.result.goal.pass',
  'screen: screen.result.wouldEarn',
  'screen: screen.result.yourBest',
]);

it.each(Object.keys(BANNED))('in %s numbers have the separators of the language', (language) => {
  const texts = textsOf(language);
  expect(found(texts, /\d{4,}/)).toEqual([]);
  expect(found(texts, GROUPED).filter((line) => !FORMATTED.has(line.split(': ', 2).join(': ')))).toEqual([]);
});
