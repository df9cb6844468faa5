import type { Codex, CodexEntry } from '../src/codex-model.ts';
import { spansOf, textOfEntry } from '../src/codex-text.ts';
import { type LampDate, datesIn, orderOf, includesDate, writeDate } from './lamp-dates.ts';

/** The entry that lists each date of the codex once, with links to the entries that mention it. */
export const TIMELINE_ID = 'timeline';

/** Minimum number of facts, for questions of the quiz. */
const FACTS_PER_ENTRY = 6;

/** The problems of a codex, one line each; empty for a valid codex. */
export function problemsOf(codex: Codex): string[] {
  return [
    ...ambiguousAnchors(codex),
    ...brokenLinks(codex),
    ...emptyParts(codex),
    ...thinEntries(codex),
    ...disorderedTimeline(codex),
    ...datesOutsideTimeline(codex),
    ...emptyTimelineLinks(codex),
  ];
}

function anchorsOf({ id, sections }: CodexEntry): string[] {
  return [id, ...sections.map(({ anchor }) => anchor)];
}

function ambiguousAnchors(codex: Codex): string[] {
  const anchors = codex.flatMap(anchorsOf);
  return anchors
    .filter((anchor, at) => anchors.indexOf(anchor) !== at)
    .map((anchor) => `two places have the anchor ${anchor}`);
}

function brokenLinks(codex: Codex): string[] {
  const anchors = new Set(codex.flatMap(anchorsOf));
  return codex.flatMap((entry) =>
    spansOf(entry)
      .filter(({ to }) => to !== undefined && !anchors.has(to))
      .map(({ to }) => `${entry.id} links to ${to}, which does not exist`),
  );
}

function emptyParts(codex: Codex): string[] {
  return codex.flatMap((entry) => [
    ...(entry.lead.length + entry.sections.length === 0 ? [`${entry.id} is empty`] : []),
    ...entry.sections.filter(({ blocks }) => blocks.length === 0).map(({ anchor }) => `${anchor} is empty`),
  ]);
}

/** Numbers, dates and names. A name is a capitalised word that does not begin a sentence. */
const FACT =
  /\d[\d,.]*|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|sixteen|nineteen|twenty|thirty|forty|fifty|sixty|hundred|thousand|million|half|twice)\b|(?<=[a-z,;:(] )[A-Z]\w+/g;

function thinEntries(codex: Codex): string[] {
  return codex
    .map((entry) => ({ id: entry.id, facts: new Set(textOfEntry(entry).match(FACT)).size }))
    .filter(({ facts }) => facts < FACTS_PER_ENTRY)
    .map(({ id, facts }) => `${id} has only ${facts} facts`);
}

interface TimelineRow {
  readonly date: LampDate;
  /** Anchors of the places that mention it. */
  readonly links: readonly string[];
}

function timelineOf(codex: Codex): TimelineRow[] {
  const sections = codex.find(({ id }) => id === TIMELINE_ID)?.sections ?? [];
  return sections
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.kind === 'facts' ? block.facts : []))
    .flatMap(({ name, value }) => {
      const [date] = datesIn(name);
      return date ? [{ date, links: value.flatMap(({ to }) => (to === undefined ? [] : [to])) }] : [];
    });
}

function disorderedTimeline(codex: Codex): string[] {
  const rows = timelineOf(codex);
  return rows
    .filter(({ date }, at) => orderOf(date) <= orderOf(rows[at - 1]?.date ?? { year: 'B999' }))
    .map(({ date }) => `the timeline has ${writeDate(date)} in the wrong place`);
}

/** Dates of an entry without a row of the timeline that links to the entry. */
function datesOutsideTimeline(codex: Codex): string[] {
  const rows = timelineOf(codex);
  return codex
    .filter(({ id }) => id !== TIMELINE_ID)
    .flatMap((entry) => {
      const anchors = anchorsOf(entry);
      const ownRows = rows.filter(({ links }) => links.some((link) => anchors.includes(link)));
      const dates = datesIn(textOfEntry(entry)).filter((date) => !ownRows.some((row) => includesDate(row.date, date)));
      return [...new Set(dates.map(writeDate))].map(
        (date) => `${entry.id} mentions ${date}, which the timeline does not list for it`,
      );
    });
}

/** Links of the timeline to entries that do not mention the date. */
function emptyTimelineLinks(codex: Codex): string[] {
  return timelineOf(codex).flatMap(({ date, links }) =>
    links.flatMap((link) => {
      const entry = codex.find((candidate) => anchorsOf(candidate).includes(link));
      return entry && !datesIn(textOfEntry(entry)).some((mentioned) => includesDate(date, mentioned))
        ? [`the timeline links ${writeDate(date)} to ${link}, which does not mention it`]
        : [];
    }),
  );
}

/** Number of words of all entries, titles and facts included. */
export function wordCount(codex: Codex): number {
  return codex.reduce(
    (sum, entry) => sum + (textOfEntry(entry).match(/[\p{L}\p{N}]+(?:['’.,-][\p{L}\p{N}]+)*/gu)?.length ?? 0),
    0,
  );
}
