import type { Gate } from '@star-seekers/contracts';
import { SIDES } from '@star-seekers/contracts/faction';
import { numberFormat } from '@star-seekers/ui/number-format';
import { VisuallyHidden } from '@star-seekers/ui/visually-hidden';
import { useTranslation } from 'react-i18next';
import { gateName } from './gate-names.ts';
import { useTurnText } from './use-turn-text.ts';

interface GatesTableProps {
  readonly gates: readonly Gate[];
  readonly caption: string;
  /** What is left of the month is too short for the reader to help in it. */
  readonly isLate: boolean;
}

/** The map as a table, for screen readers. */
export function GatesTable({ gates, caption, isLate }: GatesTableProps) {
  const { t, i18n } = useTranslation(['leaderboard', 'common']);
  const turnText = useTurnText(isLate);
  const format = numberFormat(i18n.language);
  return (
    <VisuallyHidden>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{t('gates.table.gate')}</th>
            <th scope="col">{t('gates.table.holder')}</th>
            <th scope="col">{t('gates.table.margin')}</th>
            {SIDES.map((side) => (
              <th key={side} scope="col">
                {t(`common:factions.${side}`)}
              </th>
            ))}
            <th scope="col">{t('gates.table.turn')}</th>
          </tr>
        </thead>
        <tbody>
          {gates.map((gate) => (
            <tr key={gate.gate}>
              <th scope="row">{t(`gates.name.${gateName(gate.gate)}`)}</th>
              <td>{gate.holder ? t(`common:factions.${gate.holder}`) : t('gates.open')}</td>
              <td>{format.format(gate.margin)}</td>
              {SIDES.map((side) => (
                <td key={side}>{format.format(gate.strengths[side])}</td>
              ))}
              <td>{turnText(gate)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </VisuallyHidden>
  );
}
