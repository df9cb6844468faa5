import type { Decision, PreviewAnswer } from '@star-seekers/contracts/bridge';
import type { BridgeAnswer } from '@star-seekers/contracts/bridge-client';
import { DECISION_RULES } from '@star-seekers/contracts/bridge-rules';
import { Button } from '@star-seekers/ui/button';
import { useMutation, useQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams, useSearchParams } from 'react-router';
import { queryClient } from '../shell/query-client.ts';
import { downloadFile } from '../ui/download-file.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { TextField } from '../ui/text-field.tsx';
import { useAnnouncement } from './announcer.ts';
import { bridge } from './bridge-api.ts';
import { BridgePage, NoSuchPage } from './bridge-page.tsx';
import styles from './bridge.module.css';
import { DataTable } from './data-table.tsx';
import { DecideLink, slugOf } from './decision-link.tsx';
import { formText } from './form-text.ts';
import { Loaded, Problem, Section } from './page-parts.tsx';
import { signDecision } from './passkey.ts';

type Command = Decision['command'];
type Decided = BridgeAnswer<'bridgeDecide'>;

/** What a person has yet to say of a decision: the other parts are in its address. */
const ASKED: Partial<Record<Command, 'username' | 'amount'>> = {
  'player rename': 'username',
  'credits give': 'amount',
  'credits take': 'amount',
};

/** Decisions that undo each other. */
const OPPOSITE: Partial<Record<Command, Command>> = {
  'run void': 'run restore',
  'run restore': 'run void',
  'player bar': 'player unbar',
  'player unbar': 'player bar',
  'hub pause': 'hub resume',
  'hub resume': 'hub pause',
};

/** Decisions of which players are not told; they are made on the page of cases. */
const UNTOLD: ReadonlySet<Command> = new Set(['case close', 'answer close']);

const PARTS = ['runId', 'playerId', 'paymentId', 'recordId', 'what'] as const;

/** A decision: what it would change, the reason, and what it has changed. Each address is one decision. */
export function DecisionPage() {
  const { command: slug } = useParams();
  const { key } = useLocation();
  const command = (Object.keys(DECISION_RULES) as Command[]).find((each) => slugOf(each) === slug);
  return command ? <DecisionSteps key={key} command={command} /> : <NoSuchPage />;
}

function DecisionSteps({ command }: { readonly command: Command }) {
  const { t } = useTranslation('bridge');
  const [search] = useSearchParams();
  const [asked, setAsked] = useState<string>();
  const [decided, setDecided] = useState<Decided>();
  const part = ASKED[command];
  const subject = Object.fromEntries(
    PARTS.flatMap((name) => (search.has(name) ? [[name, search.get(name) ?? '']] : [])),
  );
  return (
    <BridgePage title={t(`commands.${slugOf(command)}`)} kicker={t('decide.kicker')}>
      {decided ? (
        <Done command={command} decided={decided} subject={subject} />
      ) : (
        <div className={styles.stack}>
          {part && <AskedPart part={part} onGiven={setAsked} />}
          {(!part || asked !== undefined) && (
            <Preview
              key={asked}
              decision={decisionOf(command, subject, part && { [part]: part === 'amount' ? Number(asked) : asked })}
              onDecided={setDecided}
            />
          )}
        </div>
      )}
    </BridgePage>
  );
}

/** A decision of an address. What is no decision is refused by the server. */
function decisionOf(command: Command, subject: Readonly<Record<string, string>>, asked: object = {}): Decision {
  // A refund is of a payment alone: its player is where the page leads back to.
  const { playerId, ...others } = subject;
  const named = 'paymentId' in others || playerId === undefined ? others : { ...others, playerId };
  return { command, ...named, ...asked } as Decision;
}

function AskedPart({
  part,
  onGiven,
}: {
  readonly part: 'username' | 'amount';
  readonly onGiven: (value: string) => void;
}) {
  const { t } = useTranslation('bridge');
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onGiven(formText(event.currentTarget, part).trim());
  };
  return (
    <form className={styles.searchForm} onSubmit={submit}>
      <TextField
        label={t(`decide.${part}`)}
        name={part}
        autoComplete="off"
        required
        {...(part === 'amount' && { type: 'number', inputMode: 'numeric', min: 1, step: 1 })}
      />
      <Button type="submit">{t('decide.preview')}</Button>
    </form>
  );
}

function Preview({
  decision,
  onDecided,
}: {
  readonly decision: Decision;
  readonly onDecided: (decided: Decided) => void;
}) {
  const { t } = useTranslation('bridge');
  const query = useQuery({
    queryKey: ['bridge', 'preview', decision],
    queryFn: async ({ signal }) => bridge('bridgePreview', { body: { decision } }, { signal }),
    // It is true for the moment that it is made in.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <Section title={t('decide.would')}>
      <Loaded query={query}>
        {(preview) => <ReasonForm decision={decision} preview={preview} onDecided={onDecided} />}
      </Loaded>
    </Section>
  );
}

function ReasonForm({
  decision,
  preview,
  onDecided,
}: {
  readonly decision: Decision;
  readonly preview: PreviewAnswer;
  readonly onDecided: (decided: Decided) => void;
}) {
  const { t } = useTranslation('bridge');
  const { mutate, error, isPending } = useMutation({
    mutationFn: async (reason: string) => {
      const reasoned = { decision, reason };
      const assertion = preview.asksPasskey ? await signDecision(reasoned) : undefined;
      return bridge('bridgeDecide', { body: { ...reasoned, ...(assertion && { assertion }) } as never });
    },
    onSuccess: async (decided) => {
      onDecided(decided);
      await queryClient.invalidateQueries({
        predicate: ({ queryKey }) => queryKey[0] === 'bridge' && queryKey[1] !== 'preview',
      });
    },
  });
  const asked = ASKED[decision.command] !== undefined;
  const { changes } = preview;
  // The form that asked for it still has the focus.
  useAnnouncement(
    asked
      ? `${t('decide.would')}: ${changes.map(({ what, after }) => `${what} ${after ?? '—'}`).join(', ')}`
      : undefined,
  );
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    mutate(formText(event.currentTarget, 'reason').trim());
  };
  return (
    <>
      <Subject of={preview} />
      <form className={styles.form} onSubmit={submit}>
        <TextArea
          label={t('decide.reason')}
          hint={t(UNTOLD.has(decision.command) ? 'decide.reasonOfCase' : 'decide.reasonNote')}
          name="reason"
          maxLength={500}
          required
        />
        {preview.asksPasskey && <p className={styles.note}>{t('decide.asksPasskey')}</p>}
        <Problem error={error} />
        <Button
          type="submit"
          variant="primary"
          busy={isPending}
          icon={preview.asksPasskey && <KeyRound aria-hidden="true" />}
        >
          {t(`commands.${slugOf(decision.command)}`)}
        </Button>
      </form>
    </>
  );
}

/** Whom or what a decision is about, and its changes: in the words of the record, which is English. */
function Subject({ of: { title, changes } }: { readonly of: Pick<PreviewAnswer, 'title' | 'changes'> }) {
  const { t } = useTranslation('bridge');
  return (
    <>
      <p lang="en" dir="ltr" className={styles.subject}>
        {title}
      </p>
      <DataTable
        caption={t('record.changes')}
        isNarrow
        empty={t('decide.nothing')}
        rows={changes}
        rowKey={({ what }) => what}
        columns={[
          { name: t('decide.what'), render: ({ what }) => <bdi lang="en">{what}</bdi> },
          { name: t('decide.before'), render: ({ before }) => <bdi lang="en">{before ?? '—'}</bdi> },
          { name: t('decide.after'), render: ({ after }) => <bdi lang="en">{after ?? '—'}</bdi> },
        ]}
      />
    </>
  );
}

function Done({
  command,
  decided,
  subject,
}: {
  readonly command: Command;
  readonly decided: Decided;
  readonly subject: Readonly<Record<string, string>>;
}) {
  const { t } = useTranslation('bridge');
  const message = useRef<HTMLParagraphElement>(null);
  // The button that was pressed is gone.
  useEffect(() => message.current?.focus(), []);
  const opposite = OPPOSITE[command];
  const { player, document: exported } = decided;
  return (
    <Section title={t('decide.done')}>
      <p ref={message} tabIndex={-1} role="status">
        {t('decide.doneNote')}
      </p>
      <Subject of={decided} />
      <div className={styles.actions}>
        {exported && (
          <Button
            variant="primary"
            onClick={() =>
              downloadFile(`star-seekers-${player?.username ?? ''}.json`, JSON.stringify(exported, null, 2))
            }
          >
            {t('decide.download')}
          </Button>
        )}
        {opposite && <DecideLink command={opposite} subject={subject} />}
        {subject['runId'] !== undefined && (
          <LinkButton size="sm" to={`/runs/${subject['runId']}`}>
            {t('decide.toRun')}
          </LinkButton>
        )}
        {player && (
          <LinkButton size="sm" to={`/players/${player.id}`}>
            {t('decide.toPlayer')}
          </LinkButton>
        )}
        <LinkButton size="sm" to={UNTOLD.has(command) ? '/cases' : '/record'}>
          {t(UNTOLD.has(command) ? 'nav.cases' : 'nav.record')}
        </LinkButton>
      </div>
    </Section>
  );
}
