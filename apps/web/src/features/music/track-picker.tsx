import { MUSIC_CATEGORIES, TRACKS } from '@star-seekers/audio';
import { music, useMusic } from '@star-seekers/audio/music';
import { Check, ChevronsUpDown } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './track-picker.module.css';
import { useTypeahead } from './use-typeahead.ts';

/** The entry above the tracks: each page has its own music. */
const PAGE = 'page';

/**
 * 'Select Track:' (`P2.91`): a list by category. The ready-made lists of the hub forget typed letters sooner than the
 * second that is asked for, and this one must not cover the player's own buttons, so it is drawn here.
 */
export function TrackPicker() {
  const { t } = useTranslation('music');
  const id = useId();
  const follows = useMusic(({ followsPage }) => followsPage);
  const current = useMusic(({ track }) => track);
  const [marked, setMarked] = useState<number | null>(null);
  const list = useRef<HTMLDivElement>(null);

  const entries = [
    { id: PAGE, label: t('followPage') },
    ...MUSIC_CATEGORIES.flatMap((category) => TRACKS.filter((track) => track.category === category)).map((track) => ({
      id: track.id,
      label: track.name,
    })),
  ];
  const chosenId = follows ? PAGE : current?.id;
  const chosen = entries.findIndex((entry) => entry.id === chosenId);
  const typeahead = useTypeahead(entries.map(({ label }) => label));
  const open = marked !== null;
  const optionId = (index: number) => `${id}-option-${entries[index]?.id}`;

  useEffect(() => {
    list.current?.querySelector('[data-marked]')?.scrollIntoView({ block: 'nearest' });
  }, [marked]);

  const choose = (index: number) => {
    setMarked(null);
    const track = TRACKS.find((known) => known.id === entries[index]?.id);
    if (track) music.choose(track);
    else music.followPage();
  };

  const onKeyDown = (event: React.KeyboardEvent) => {
    const typed = typeahead(event, marked ?? chosen);
    const next = typed ?? markOf(event.key, marked, chosen, entries.length);
    if (event.key === 'Escape' && open) {
      // The panel around it stays.
      event.stopPropagation();
      setMarked(null);
    } else if (open && typed === undefined && (event.key === 'Enter' || event.key === ' ')) choose(marked);
    else if (next === undefined) return;
    else setMarked(next);
    event.preventDefault();
  };

  const option = (index: number) => (
    <div
      key={entries[index]?.id}
      id={optionId(index)}
      role="option"
      tabIndex={-1}
      aria-selected={index === chosen}
      className={styles.option}
      data-marked={index === marked || undefined}
      // The focus stays on the button, where the keys are.
      onPointerDown={(event) => event.preventDefault()}
      onPointerMove={() => setMarked(index)}
      onClick={() => choose(index)}
      onKeyDown={onKeyDown}
    >
      <span>{entries[index]?.label}</span>
      {index === chosen && <Check aria-hidden="true" />}
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
        aria-activedescendant={open ? optionId(marked) : undefined}
        onClick={() => setMarked(open ? null : Math.max(chosen, 0))}
        onKeyDown={onKeyDown}
        onBlur={() => setMarked(null)}
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

/** Where a key that is no letter moves the mark to; on a closed list it opens it. */
function markOf(key: string, marked: number | null, chosen: number, count: number): number | undefined {
  const from = Math.max(chosen, 0);
  switch (key) {
    case 'ArrowDown':
      return marked === null ? from : Math.min(marked + 1, count - 1);
    case 'ArrowUp':
      return marked === null ? from : Math.max(marked - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    case 'Enter':
    case ' ':
      return marked === null ? from : undefined;
    default:
      return undefined;
  }
}
