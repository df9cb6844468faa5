import { type ReactNode, useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { classNames } from '@star-seekers/ui/class-names';
import { lookUpKey } from '@star-seekers/ui/key-press';
import { Kicker } from '@star-seekers/ui/kicker';
import { ChevronDown } from 'lucide-react';
import { takeOnlyNewPresses } from './new-presses.ts';
import styles from './overlay-panel.module.css';

export interface OverlayPanelProps {
  readonly title: ReactNode;
  /** Above the title, in small capitals. */
  readonly kicker?: ReactNode;
  /** Below the title; it stays in sight while the rest scrolls. */
  readonly lead?: ReactNode;
  readonly tone?: 'default' | 'danger' | 'success';
  /** `wide` for panels with pictures or tables. */
  readonly size?: 'narrow' | 'wide';
  /** Lets the game be seen behind it: `dim` after a run, `blur` while a board must be hidden. */
  readonly behind?: 'dim' | 'blur';
  /** The run brings it, and not a press: whoever plays by a mouse may just be pressing what it covers. */
  readonly isUnasked?: boolean;
  /** The buttons; they stay visible while the rest scrolls. */
  readonly actions: ReactNode;
  /** What the Escape key means here. */
  readonly onEscape?: () => void;
  /** P means the same, as it does in play. */
  readonly isPause?: boolean;
  readonly children?: ReactNode;
}

const CLOSES = { Escape: true };
const RESUMES = { ...CLOSES, p: true };

/**
 * A panel over the game before, between and after runs. On mount it moves the focus to the element with `data-autofocus`, else to
 * itself: to nothing that costs a credit or leaves the screen, but in the menu, which is there to start. It takes no press from before
 * ({@link takeOnlyNewPresses}).
 */
export function OverlayPanel({
  title,
  kicker,
  lead,
  tone = 'default',
  size = 'narrow',
  behind = 'dim',
  isUnasked = false,
  actions,
  onEscape,
  isPause = false,
  children,
}: OverlayPanelProps) {
  const panel = useRef<HTMLElement>(null);
  const titleId = useId();

  useEffect(() => {
    const target = panel.current?.querySelector<HTMLElement>('[data-autofocus]') ?? panel.current;
    target?.focus({ preventScroll: true });
  }, []);

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!onEscape || !lookUpKey(isPause ? RESUMES : CLOSES, event)) return;
    // Or the page would take it for a wish to pause.
    event.preventDefault();
    onEscape();
  });
  // From the moment in which it can be pressed.
  useLayoutEffect(
    () => takeOnlyNewPresses(panel.current as HTMLElement, !isUnasked, (event) => onKey(event)),
    [isUnasked],
  );

  return (
    <div className={classNames(styles.overlay, styles[behind])} data-overlay="">
      <section
        ref={panel}
        className={classNames(styles.panel, styles[tone], styles[size])}
        aria-labelledby={titleId}
        tabIndex={-1}
      >
        <header className={styles.header}>
          {kicker !== undefined && <Kicker>{kicker}</Kicker>}
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          {lead}
        </header>
        {children !== undefined && <Body>{children}</Body>}
        <div className={styles.actions}>{actions}</div>
      </section>
    </div>
  );
}

/** Focusable where it overflows, so that a keyboard can scroll it, and marked while more of it is below. */
function Body({ children }: { readonly children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  const [hasMore, setHasMore] = useState(false);
  useEffect(() => {
    const element = body.current;
    if (!element) return undefined;
    const look = () => {
      const { scrollHeight, clientHeight, scrollTop } = element;
      setScrolls(scrollHeight > clientHeight);
      setHasMore(scrollHeight - clientHeight - scrollTop > LEAST_MORE_PX);
    };
    const observer = new ResizeObserver(look);
    for (const sized of [element, ...element.children]) observer.observe(sized);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [children]);
  return (
    <div className={styles.room}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it is scrolled by keys */}
      <div ref={body} className={styles.body} tabIndex={scrolls ? 0 : undefined}>
        {children}
      </div>
      {hasMore && <ChevronDown className={styles.more} aria-hidden="true" />}
    </div>
  );
}

/** The room under the fading edge, and less than a line: nothing is to be read there. */
const LEAST_MORE_PX = 24;
