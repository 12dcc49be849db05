import { Button, Skeleton, UnstyledButton } from '@mantine/core';
import { useNetwork } from '@mantine/hooks';
import { useEffect, useRef, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { CoachWriter, Exchange } from '#contract/coach/coach.ts';
import { useCoachStart } from '#web/lib/coach-model.ts';
import { explain } from '#web/lib/errors.ts';
import { paths } from '#web/lib/paths.ts';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import classes from './coach.module.css';
import { Composer } from './composer.tsx';
import { MealOptions, Proposals } from './proposals.tsx';
import { ReplyView } from './reply-view.tsx';
import { ConsentCard } from './consent-card.tsx';
import { useAsk, useConversation, useDeviceRecords, useWriting } from './use-coach.ts';

interface CoachChatProps {
  readonly conversationId: string;
  /** Whether the server has it: a new one is only read after its first question. */
  readonly isStored: boolean;
  /** Asked immediately in a new conversation. */
  readonly firstQuestion?: string | undefined;
  /** The first answer was stored. */
  readonly onStored?: () => void;
  /** Starts a new conversation if this one was deleted. */
  readonly onNew: () => void;
  readonly placeholder?: string;
  /** Whether the box for questions takes the focus when the conversation appears. */
  readonly takesFocus?: boolean;
  /** Above the questions. */
  readonly children?: ReactNode;
  /** Beside an answer. */
  readonly actions?: (exchange: Exchange) => ReactNode;
}

function Openings({ onAsk }: { readonly onAsk: (question: string) => void }) {
  const { data } = useCoachStart();
  return (
    <div className={classes.openings}>
      <h2 className={classes.verdict}>Ask about your own data</h2>
      <p className={classes.sentence}>
        Every number comes from what you logged, and you can see the days behind it. Try one of these:
      </p>
      {data ? (
        <ul className={classes.choices}>
          {data.questions.map((question) => (
            <li key={question}>
              <UnstyledButton className={classes.suggestion} onClick={() => onAsk(question)}>
                {question}
              </UnstyledButton>
            </li>
          ))}
        </ul>
      ) : (
        <Skeleton height="9rem" radius="md" />
      )}
    </div>
  );
}

interface FollowUpsProps {
  readonly questions: readonly string[];
  readonly onAsk: (question: string) => void;
}

const FollowUps = ({ questions, onAsk }: FollowUpsProps) =>
  questions.length > 0 && (
    <ul className={classes.next} aria-label="Follow-up questions">
      {questions.map((question) => (
        <li key={question}>
          <UnstyledButton className={classes.pill} onClick={() => onAsk(question)}>
            {question}
          </UnstyledButton>
        </li>
      ))}
    </ul>
  );

/** Who answers, and how many of today's answers are left. */
function writerText(model: CoachWriter | null | undefined, isOnline: boolean): string {
  if (!isOnline) return 'You’re offline. Answers use your data on this device and aren’t saved.';
  if (model?.consent !== 'given') return 'Built-in coach. Answers use your data on this server.';
  const { name, left, limit } = model;
  return left === 0
    ? `You’ve used all ${limit} of today’s AI answers. The built-in coach will answer until midnight.`
    : `${name} writes the answers, and every number comes from your data. ${left} of ${limit} left today.`;
}

/** Shown if the plan doesn't allow another saved conversation. */
const UnkeptNotice = () => (
  <p className={classes.unkept} role="note">
    You’ve reached your plan’s limit for saved conversations, so this one will be deleted tomorrow.{' '}
    <Link to={paths.conversations()}>Delete a saved conversation</Link>, and your next question will save this
    one. <Link to={paths.upgrade()}>See the plans</Link>
  </p>
);

interface TurnProps {
  readonly conversationId: string;
  readonly exchange: Exchange;
  readonly onAsk: (question: string) => void;
  readonly actions: CoachChatProps['actions'];
}

/** A question and its answer so far. */
function Turn({ conversationId, exchange, onAsk, actions }: TurnProps) {
  const { question, reply, state, writer } = exchange;
  const isWriting = state === 'writing';
  // “Confirm …” refers to something that is done by now.
  const isSettled =
    reply.kind === 'proposal' &&
    writer === null &&
    reply.proposals.every((each) => each.state === 'confirmed');
  return (
    <section className={classes.exchange} aria-label={question} aria-busy={isWriting}>
      <p className={classes.question}>{question}</p>
      <ReplyView
        reply={isSettled ? { ...reply, paragraphs: [] } : reply}
        onAsk={onAsk}
        actions={isWriting ? undefined : actions?.(exchange)}
      >
        {reply.kind === 'meals' ? (
          <MealOptions conversationId={conversationId} exchange={exchange} />
        ) : (
          <Proposals conversationId={conversationId} exchange={exchange} />
        )}
      </ReplyView>
      {isWriting && (
        <p className={classes.writing} role="status">
          {reply.paragraphs.length === 0 ? 'Looking at your data' : 'Writing'}
        </p>
      )}
      {writer !== null && <p className={classes.writer}>Written by {writer}</p>}
    </section>
  );
}

interface UnansweredProps extends Pick<ReturnType<typeof useAsk>, 'pending' | 'failed'> {
  readonly onRetry: () => void;
}

/** A question that is waiting for its answer, or got none. */
function Unanswered({ pending, failed, onRetry }: UnansweredProps) {
  if (pending)
    return (
      <section className={classes.exchange} aria-busy>
        <p className={classes.question}>{pending.question}</p>
        <Skeleton height="4rem" radius="md" />
      </section>
    );
  return (
    failed && (
      <section className={classes.exchange}>
        <p className={classes.question}>{failed.asked?.question}</p>
        <ErrorState {...explain(failed.error)} onRetry={onRetry} />
      </section>
    )
  );
}

/** A conversation with the coach: questions, answers, and a box for the next question. */
export function CoachChat({
  conversationId,
  isStored,
  firstQuestion,
  onStored,
  onNew,
  placeholder = 'Ask about your data',
  takesFocus = false,
  children,
  actions,
}: CoachChatProps) {
  const conversation = useConversation(conversationId, isStored);
  const { pending, unsaved, failed, ...asking } = useAsk(conversationId, isStored ? undefined : onStored);
  const end = useRef<HTMLDivElement>(null);
  const exchanges = [...(conversation.data?.exchanges ?? []), ...unsaved].toSorted((one, other) =>
    one.askedAt < other.askedAt ? -1 : 1,
  );
  const last = exchanges.at(-1);
  const ask = (question: string) => asking.ask(question, last?.reply);
  const writing = useWriting(conversationId, last);
  const { data: start, isSuccess } = useCoachStart();
  useDeviceRecords(isSuccess);
  const { online } = useNetwork();
  const isUnasked = exchanges.length === 0 && !isStored && !pending && !failed;
  const first = useRef(firstQuestion);
  useEffect(() => {
    const question = first.current;
    // Sent only once: further questions are up to the member.
    first.current = undefined;
    if (question !== undefined && isUnasked) asking.ask(question, undefined);
  });
  const latest = pending?.id ?? last?.id;
  const written = last?.reply.paragraphs.length;
  useEffect(() => {
    if (latest !== undefined) end.current?.scrollIntoView({ block: 'end' });
  }, [latest, exchanges.length, written]);
  if (conversation.isError && !conversation.data) {
    const { code, title, text } = explain(conversation.error);
    return (
      <div className={classes.talk}>
        <ErrorState code={code} title={title} text={text} onRetry={() => void conversation.refetch()} />
        <Button variant="default" onClick={onNew}>
          New conversation
        </Button>
      </div>
    );
  }
  const isEmpty = exchanges.length === 0 && !pending && !failed;
  return (
    <div className={classes.chat}>
      <div className={classes.talk} aria-live="polite">
        {children}
        {isEmpty && (isStored ? <Skeleton height="12rem" radius="md" /> : <Openings onAsk={ask} />)}
        {exchanges.map((exchange) => (
          <Turn
            key={exchange.id}
            conversationId={conversationId}
            exchange={exchange}
            onAsk={ask}
            actions={actions}
          />
        ))}
        <Unanswered pending={pending} failed={failed} onRetry={asking.again} />
        {conversation.data?.expiresAt && <UnkeptNotice />}
        {start?.model?.consent === null && <ConsentCard model={start.model} />}
      </div>
      <div className={classes.foot}>
        {!pending && !writing && last && <FollowUps questions={last.reply.next} onAsk={ask} />}
        <Composer
          placeholder={placeholder}
          busy={pending !== undefined || writing?.isStopping === true}
          onStop={writing?.stop}
          takesFocus={takesFocus}
          onAsk={ask}
        />
        <p className={classes.fine}>{writerText(start?.model, online)}</p>
      </div>
      <div ref={end} className={classes.end} />
    </div>
  );
}
