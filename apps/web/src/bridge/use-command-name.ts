import { useTranslation } from 'react-i18next';
import type { CommandSlug } from './decision-path.ts';

/** Names the command of an entry of the record; those that only the shell has, as they are typed. */
export function useCommandName(): (command: string) => string {
  const { t } = useTranslation('bridge');
  return (command) => t(`commands.${command.replace(' ', '-') as CommandSlug}`, { defaultValue: command });
}
