import type { Decision } from '@star-seekers/contracts/bridge';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../ui/link-button.tsx';

type Command = Decision['command'];

/** A command as addresses and texts name it: without blanks. */
type CommandSlug = SlugOf<Command>;

type SlugOf<Text extends string> = Text extends `${infer Noun} ${infer Verb}` ? `${Noun}-${Verb}` : never;

export function slugOf(command: Command): CommandSlug {
  return command.replace(' ', '-') as CommandSlug;
}

/** Address of the page of a decision. @param subject its `runId`, `playerId`, `paymentId` or `what` */
function decisionPath(command: Command, subject: Readonly<Record<string, string>>): string {
  return `/decide/${slugOf(command)}?${new URLSearchParams(subject).toString()}`;
}

/** Names the command of an entry of the record; those that only the shell has, as they are typed. */
export function useCommandName(): (command: string) => string {
  const { t } = useTranslation('bridge');
  return (command) => t(`commands.${slugOf(command as Decision['command'])}`, { defaultValue: command });
}

/** Leads to the page of a decision about a subject. */
export function DecideLink({
  command,
  subject,
}: {
  readonly command: Decision['command'];
  readonly subject: Readonly<Record<string, string>>;
}) {
  const { t } = useTranslation('bridge');
  return (
    <LinkButton size="sm" to={decisionPath(command, subject)}>
      {t(`commands.${slugOf(command)}`)}
    </LinkButton>
  );
}
