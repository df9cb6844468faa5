import { Button } from '@star-seekers/ui/button';
import { Gamepad2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { usePadButton } from './use-pad-button.ts';

export interface TakeOverButtonProps {
  readonly runId: string;
  /** The tick that is shown now. */
  readonly tick: () => number;
}

/** From a recorded run to playing on from the tick that is shown. */
export function TakeOverButton({ runId, tick }: TakeOverButtonProps) {
  const { t } = useTranslation('challenge');
  const navigate = useNavigate();
  const takeOver = () => void navigate(`/play/${runId}?tick=${tick()}`);
  // The other button plays the recording.
  usePadButton('secondary', takeOver);
  return (
    <Button size="sm" icon={<Gamepad2 aria-hidden="true" />} title={t('actions.fromHereHint')} onClick={takeOver}>
      {t('actions.fromHere')}
    </Button>
  );
}
