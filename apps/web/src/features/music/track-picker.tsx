import { MUSIC_CATEGORIES, TRACKS } from '@star-seekers/audio';
import { music, useMusic } from '@star-seekers/audio/music';
import { isShortcut } from '@star-seekers/ui/key-press';
import { Check, ChevronsUpDown } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './track-picker.module.css';
import { TYPEAHEAD_RESET_MS, findTyped } from './typeahead.ts';

/** Id of the first entry, "Follow the page". */
const PAGE = 'page';

/**
 * 'Select Track:' (`P2.91`): a list by category. A custom list, because the hub's `Select` resets its typeahead in less than
 * the required second and would cover the player's buttons.
 */
export function TrackPicker() {
  const { t } = useTranslation('music');
  const id = useId();
  const follows = useMusic(({ followsPage }) => followsPage);
  const current = useMusic(({ track }) => track);
  const [activeIndex, setActiveIndex] = useState<number | null>(null);
  const list = useRef<HTMLDivElement>(null);

  const entries = [
    { id: PAGE, label: t('followPage') },
    ...MUSIC_CATEGORIES.flatMap((category) => TRACKS.filter((track) => track.category === category)).map((track) => ({
      id: track.id,
      label: track.name,
    })),
  ];
  const selectedId = follows ? PAGE : current?.id;
  const selectedIndex = entries.findIndex((entry) => entry.id === selectedId);
  const typeahead = useTypeahead(entries.map(({ label }) => label));
  const open = activeIndex !== null;
  const optionId = (index: number) => `${id}-option-${entries[index]?.id}`;

  useEffect(() => {
    list.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' });
  }, [activeIndex]);

  const choose = (index: number) => {
    setActiveIndex(null);
    const track = TRACKS.find((known) => known.id === entries[index]?.id);
    if (track) music.choose(track);
    else music.followPage();
  };

  const onKeyDown = (event: React.KeyboardEvent) => {
    const typed = typeahead(event, activeIndex ?? selectedIndex);
    const next = typed ?? nextIndex(event.key, activeIndex, selectedIndex, entries.length);
    if (event.key === 'Escape' && open) {
      // Keeps the panel around it open.
      event.stopPropagation();
      setActiveIndex(null);
    } else if (open && typed === undefined && (event.key === 'Enter' || event.key === ' ')) choose(activeIndex);
    else if (next === undefined) return;
    else setActiveIndex(next);
    event.preventDefault();
  };

  const option = (index: number) => (
    <div
      key={entries[index]?.id}
      id={optionId(index)}
      role="option"
      tabIndex={-1}
      aria-selected={index === selectedIndex}
      className={styles.option}
      data-active={index === activeIndex || undefined}
      // Keeps the focus on the button, which handles the keys.
      onPointerDown={(event) => event.preventDefault()}
      onPointerMove={() => setActiveIndex(index)}
      onClick={() => choose(index)}
      onKeyDown={onKeyDown}
    >
      <span>{entries[index]?.label}</span>
      {index === selectedIndex && <Check size="1.1rem" aria-hidden="true" />}
    </div>
  );

  return (
    <div className={styles.field}>
      <span id={`${id}-label`} className={styles.label}>
        {t('selectTrack')}
      </span>
      <button
        type="button"
        id={`${id}-value`}
        role="combobox"
        className={styles.trigger}
        aria-labelledby={`${id}-label ${id}-value`}
        aria-haspopup="listbox"
        aria-expanded={open}
        aria-controls={`${id}-list`}
        aria-activedescendant={open ? optionId(activeIndex) : undefined}
        onClick={() => setActiveIndex(open ? null : Math.max(selectedIndex, 0))}
        onKeyDown={onKeyDown}
        onBlur={() => setActiveIndex(null)}
      >
        <span className={styles.value} data-placeholder={follows || !current || undefined}>
          {(!follows && current?.name) || t('chooseTrack')}
        </span>
        <ChevronsUpDown aria-hidden="true" />
      </button>
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-labelledby={`${id}-label`}
        className={styles.list}
        hidden={!open}
        onPointerDown={(event) => event.preventDefault()}
      >
        {open && (
          <>
            {option(0)}
            {MUSIC_CATEGORIES.map((category) => (
              <div key={category} role="group" aria-labelledby={`${id}-${category}`}>
                <div id={`${id}-${category}`} role="presentation" className={styles.category}>
                  {t(`categories.${category}`)}
                </div>
                {entries.map((entry, index) =>
                  TRACKS.find((track) => track.id === entry.id)?.category === category ? option(index) : null,
                )}
              </div>
            ))}
          </>
        )}
      </div>
    </div>
  );
}

/** The active index after a navigation key; on a closed list the key opens it. */
function nextIndex(key: string, activeIndex: number | null, selectedIndex: number, count: number): number | undefined {
  const from = Math.max(selectedIndex, 0);
  switch (key) {
    case 'ArrowDown':
      return activeIndex === null ? from : Math.min(activeIndex + 1, count - 1);
    case 'ArrowUp':
      return activeIndex === null ? from : Math.max(activeIndex - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    case 'Enter':
    case ' ':
      return activeIndex === null ? from : undefined;
    default:
      return undefined;
  }
}

/**
 * Collects letters typed on a list.
 * @returns maps a key and the active index to the new active index; undefined if the key is not a letter
 */
function useTypeahead(labels: readonly string[]): (event: React.KeyboardEvent, from: number) => number | undefined {
  const lastInput = useRef({ text: '', at: -Infinity });
  return (event, from) => {
    const { key } = event;
    if (key.length !== 1 || isShortcut(event)) return undefined;
    const now = Date.now();
    const isContinuation = now - lastInput.current.at < TYPEAHEAD_RESET_MS && lastInput.current.text !== '';
    // A space selects, unless it is part of a name.
    if (key === ' ' && !isContinuation) return undefined;
    const text = isContinuation ? lastInput.current.text + key : key;
    lastInput.current = { text, at: now };
    const match = findTyped(labels, text, from);
    return match < 0 ? from : match;
  };
}
