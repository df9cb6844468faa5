import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { classNames } from '@star-seekers/ui/class-names';
import { Kicker } from '@star-seekers/ui/kicker';
import styles from './overlay-panel.module.css';

export interface OverlayPanelProps {
  readonly title: ReactNode;
  /** Above the title, in small capitals. */
  readonly kicker?: ReactNode;
  readonly tone?: 'default' | 'danger' | 'success';
  /** `wide` for panels with pictures or tables. */
  readonly size?: 'narrow' | 'wide';
  /** Lets the game be seen behind it: `dim` after a run, `blur` while a board must be hidden. */
  readonly behind?: 'dim' | 'blur';
  /** The buttons; they stay visible while the rest scrolls. */
  readonly actions: ReactNode;
  /** What the Escape key means here. */
  readonly onEscape?: () => void;
  readonly children?: ReactNode;
}

/**
 * A panel over the game before, between and after runs. On mount it moves the focus to the element with `data-autofocus`, else to
 * itself.
 */
export function OverlayPanel({
  title,
  kicker,
  tone = 'default',
  size = 'narrow',
  behind = 'dim',
  actions,
  onEscape,
  children,
}: OverlayPanelProps) {
  const panel = useRef<HTMLElement>(null);
  const titleId = useId();

  useEffect(() => {
    const target = panel.current?.querySelector<HTMLElement>('[data-autofocus]') ?? panel.current;
    target?.focus({ preventScroll: true });
  }, []);

  const escape = useEffectEvent(() => onEscape?.());
  useEffect(() => {
    const element = panel.current;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') escape();
    };
    element?.addEventListener('keydown', onKey);
    return () => element?.removeEventListener('keydown', onKey);
  }, []);

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
        </header>
        {children !== undefined && <Body>{children}</Body>}
        <div className={styles.actions}>{actions}</div>
      </section>
    </div>
  );
}

/** Focusable where it overflows, so that a keyboard can scroll it. */
function Body({ children }: { readonly children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const element = body.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setScrolls(element.scrollHeight > element.clientHeight));
    for (const sized of [element, ...element.children]) observer.observe(sized);
    return () => observer.disconnect();
  }, [children]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it is scrolled by keys
    <div ref={body} className={styles.body} tabIndex={scrolls ? 0 : undefined}>
      {children}
    </div>
  );
}
