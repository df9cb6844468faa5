import type { Decision } from '@star-seekers/contracts/bridge';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../ui/link-button.tsx';
import { decisionPath, slugOf } from './decision-path.ts';

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
