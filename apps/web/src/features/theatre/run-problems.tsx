import type { RunPage } from '@star-seekers/contracts';
import { catalog } from '@star-seekers/games/catalog';
import { EyeOff, FileX, History, SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { KnownGame } from '../../shell/use-known-games.ts';
import { LinkButton } from '../../ui/link-button.tsx';

/** There is no such run. */
export function MissingRun() {
  const { t } = useTranslation('play');
  return (
    <EmptyState
      icon={<SearchX />}
      title={t('theatre.problems.missing')}
      message={t('theatre.problems.missingMessage')}
      action={<ToBoards />}
    />
  );
}

/** The run has a result, but its recording is private. */
export function PrivateRun() {
  const { t } = useTranslation('play');
  return (
    <EmptyState
      icon={<EyeOff />}
      title={t('theatre.problems.private')}
      message={t('theatre.problems.privateMessage')}
      action={<ToBoards />}
    />
  );
}

/** The run was played by rules that neither this build nor the archive has. */
export function OtherRules({ game, page }: { readonly game: KnownGame | undefined; readonly page: RunPage }) {
  const { t } = useTranslation('play');
  return (
    <EmptyState
      icon={<History />}
      title={t('theatre.problems.rules')}
      message={t('theatre.problems.rulesMessage', { played: page.rulesVersion })}
      action={
        game &&
        catalog.some(({ id }) => id === game.id) && (
          <LinkButton to={`/game${game.id}`} variant="primary">
            {t('theatre.problems.play', { game: game.title })}
          </LinkButton>
        )
      }
    />
  );
}

/** The recording can't be played. */
export function BrokenRecording() {
  const { t } = useTranslation('play');
  return (
    <EmptyState
      icon={<FileX />}
      title={t('theatre.problems.broken')}
      message={t('theatre.problems.brokenMessage')}
      action={<ToBoards />}
    />
  );
}

function ToBoards() {
  const { t } = useTranslation('play');
  return <LinkButton to="/leaderboard">{t('theatre.problems.boards')}</LinkButton>;
}
