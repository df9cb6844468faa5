import { useTranslation } from 'react-i18next';
import type { Decision } from '@star-seekers/contracts/bridge';
import { slugOf } from './decision-path.ts';

/** Names the command of an entry of the record; those that only the shell has, as they are typed. */
export function useCommandName(): (command: string) => string {
  const { t } = useTranslation('bridge');
  return (command) => t(`commands.${slugOf(command as Decision['command'])}`, { defaultValue: command });
}
