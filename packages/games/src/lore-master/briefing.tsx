import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useRunState } from '@star-seekers/stage/screen/use-run-state.ts';
import { Button } from '@star-seekers/ui/button';
import styles from './briefing.module.css';
import { ClockBar } from './quiz-clock.tsx';
import { parseBriefing, revealIndex } from './reveal-details.ts';
import { type QuizController, useRevealDetails } from './use-reveal-details.ts';

/** Cards from the codex that answer most of the first questions (`G4.16`), and the way to the questions. */
export function Briefing({ controller }: { readonly controller: QuizController }) {
  const { t } = useTranslation('games');
  const heading = useRef<HTMLHeadingElement>(null);
  const cards = useRef<HTMLDivElement>(null);
  const isOpen = useRunState(controller, ({ phase }) => phase === 'briefing');
  const briefing = useRevealDetails(
    controller,
    isOpen ? revealIndex.briefing(controller.state.bites) : null,
    parseBriefing,
  );
  const isVisible = briefing !== undefined;

  useEffect(() => {
    if (!isVisible) return;
    heading.current?.focus({ preventScroll: true });
    // A low screen may have been scrolled down to the answers before.
    cards.current?.scrollIntoView({ block: 'nearest' });
  }, [isVisible]);

  if (!briefing) return null;
  return (
    <div ref={cards} className={styles.briefing}>
      <header className={styles.head}>
        <div>
          <h2 ref={heading} tabIndex={-1}>
            {t('lore-master.briefing.title')}
          </h2>
          <p>{t('lore-master.briefing.lead')}</p>
        </div>
        <Button onClick={() => controller.command({ skip: true })}>
          {t(controller.state.number === 0 ? 'lore-master.briefing.start' : 'lore-master.briefing.resume')}
        </Button>
      </header>
      <ClockBar controller={controller} />
      <ul className={styles.cards}>
        {briefing.details.map(({ title, anchor, facts }) => (
          <li key={anchor} className={styles.card} lang={briefing.lang} dir="auto">
            <h3>{title}</h3>
            {facts.map((fact) => (
              <p key={fact}>{fact}</p>
            ))}
          </li>
        ))}
      </ul>
    </div>
  );
}
