import type { Decision } from '@star-seekers/contracts/bridge';

type Command = Decision['command'];

/** A command as addresses and texts name it: without blanks. */
type CommandSlug = SlugOf<Command>;

type SlugOf<Text extends string> = Text extends `${infer Noun} ${infer Verb}` ? `${Noun}-${Verb}` : never;

export function slugOf(command: Command): CommandSlug {
  return command.replace(' ', '-') as CommandSlug;
}

/** Address of the page of a decision. @param subject its `runId`, `playerId`, `paymentId` or `what` */
export function decisionPath(command: Command, subject: Readonly<Record<string, string>>): string {
  return `/decide/${slugOf(command)}?${new URLSearchParams(subject).toString()}`;
}
