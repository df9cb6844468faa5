import { AppWindow, Coins, Dices, Target, Rocket, Trophy } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@star-seekers/ui/button';
import type { GameHost } from './game-host.ts';

export interface StartButtonProps {
  readonly label: string;
  /** Something is under way: starting waits, and with it the credit. */
  readonly busy: boolean;
  /** Something else is rather to be done. */
  readonly discouraged?: boolean | undefined;
  readonly onClick: () => void;
}

/** Begins what the menu was opened for. */
export function StartButton({ label, busy, discouraged = false, onClick }: StartButtonProps) {
  return (
    <Button
      variant={discouraged ? 'secondary' : 'primary'}
      size={discouraged ? 'md' : 'lg'}
      icon={<Rocket aria-hidden="true" />}
      busy={busy}
      data-autofocus=""
      onClick={onClick}
    >
      {label}
    </Button>
  );
}

/** Takes the run over from another tab, where a start would be refused. */
export function TakeOverButton({ onClick }: { readonly onClick: () => void }) {
  const { t } = useTranslation('games');
  return (
    <Button
      variant="primary"
      ref={focusNow}
      icon={<AppWindow aria-hidden="true" />}
      data-autofocus=""
      onClick={onClick}
    >
      {t('screen.start.failure.takeOver')}
    </Button>
  );
}

/** It replaces the button that was pressed, and takes its focus. */
function focusNow(button: HTMLButtonElement | null): void {
  button?.focus({ preventScroll: true });
}

export interface PracticeButtonProps {
  /** The game's own name for its practice. */
  readonly label: string | undefined;
  readonly disabled: boolean;
  /** It is the primary action. */
  readonly primary?: boolean | undefined;
  readonly onClick: () => void;
}

/** Practice beside a ranked start, or where that cannot be paid for. */
export function PracticeButton({ label, disabled, primary = false, onClick }: PracticeButtonProps) {
  const { t } = useTranslation('games');
  return (
    <Button
      variant={primary ? 'primary' : 'secondary'}
      icon={<Target aria-hidden="true" />}
      disabled={disabled}
      onClick={onClick}
    >
      {label ?? t('screen.practice.offer')}
    </Button>
  );
}

export interface PlayRankedButtonProps {
  readonly host: GameHost;
  /** It is the primary action. */
  readonly primary?: boolean;
  readonly onClick: () => void;
}

/** From practice to ranked runs: a visitor needs an account first. */
export function PlayRankedButton({ host, primary = false, onClick }: PlayRankedButtonProps) {
  const { t } = useTranslation('games');
  return (
    <Button variant={primary ? 'primary' : 'secondary'} icon={<Trophy aria-hidden="true" />} onClick={onClick}>
      {host.ranked ? t('screen.practice.playRanked') : t('screen.practice.signUp')}
    </Button>
  );
}

export interface CreditButtonsProps {
  readonly host: GameHost;
  /** They are the primary action. */
  readonly primary?: boolean;
  /** Beside other buttons the best way is enough. */
  readonly bestOnly?: boolean;
}

/** Ways to get credits, the best one first: the dice while it can be rolled, here if possible. */
export function CreditButtons({ host, primary = false, bestOnly = false }: CreditButtonsProps) {
  const { t } = useTranslation('games');
  const first = { variant: primary ? 'primary' : 'secondary' } as const;
  const rollFirst = host.rollReady ?? true;
  const [rolling, setRolling] = useState(false);
  const [problem, setProblem] = useState<string>();
  const rollHere = async () => {
    setRolling(true);
    setProblem(undefined);
    setProblem(await host.rollDice?.());
    setRolling(false);
  };
  const roll = (
    <Button
      key="roll"
      {...(rollFirst && first)}
      icon={<Dices aria-hidden="true" />}
      busy={rolling}
      onClick={() => (host.rollDice ? void rollHere() : host.getCredits())}
    >
      {t(rollFirst ? 'screen.insufficient.getCredits' : 'screen.insufficient.diceLater')}
    </Button>
  );
  const buy = (
    <Button key="buy" {...(!rollFirst && first)} icon={<Coins aria-hidden="true" />} onClick={() => host.buyCredits()}>
      {t('screen.insufficient.buyCredits')}
    </Button>
  );
  return (
    <>
      {(rollFirst ? [roll, buy] : [buy, roll]).slice(0, bestOnly ? 1 : 2)}
      {problem !== undefined && <p role="alert">{problem}</p>}
    </>
  );
}
