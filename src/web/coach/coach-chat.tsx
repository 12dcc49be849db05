import { Button, Skeleton, UnstyledButton } from '@mantine/core';
import { useEffect, useRef, type ReactNode } from 'react';
import type { Exchange } from '#contract/coach/coach.ts';
import { explain } from '#web/lib/errors.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import classes from './coach.module.css';
import { Composer } from './composer.tsx';
import { MealOptions, Proposals } from './proposals.tsx';
import { ReplyView } from './reply-view.tsx';
import { useAsk, useConversation, useOpenings } from './use-coach.ts';

interface CoachChatProps {
  readonly conversationId: string;
  /** Whether the server has it: a new one is only read after its first question. */
  readonly isStored: boolean;
  /** The first answer was stored. */
  readonly onStored?: () => void;
  /** Starts a new conversation, if this one is gone. */
  readonly onNew: () => void;
  readonly placeholder?: string;
  /** Above the questions. */
  readonly children?: ReactNode;
  /** Beside an answer. */
  readonly actions?: (exchange: Exchange) => ReactNode;
}

function Openings({ onAsk }: { readonly onAsk: (question: string) => void }) {
  const { data } = useOpenings();
  return (
    <div className={classes.openings}>
      <h2 className={classes.verdict}>Ask about your own data</h2>
      <p className={classes.sentence}>
        Every number comes from what you logged, with the days behind it. Try one of these:
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

/** A conversation with the coach: questions, answers, and where to ask the next. */
export function CoachChat({
  conversationId,
  isStored,
  onStored,
  onNew,
  placeholder = 'Ask about your data',
  children,
  actions,
}: CoachChatProps) {
  const conversation = useConversation(conversationId, isStored);
  const { pending, unsaved, failed, ask, again } = useAsk(conversationId, isStored ? undefined : onStored);
  const end = useRef<HTMLDivElement>(null);
  const exchanges = [...(conversation.data?.exchanges ?? []), ...unsaved].toSorted((one, other) =>
    one.askedAt < other.askedAt ? -1 : 1,
  );
  const last = exchanges.at(-1);
  const latest = pending?.id ?? last?.id;
  useEffect(() => {
    if (latest !== undefined) end.current?.scrollIntoView({ block: 'end' });
  }, [latest, exchanges.length]);
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
          <section key={exchange.id} className={classes.exchange} aria-label={exchange.question}>
            <p className={classes.question}>{exchange.question}</p>
            <ReplyView reply={exchange.reply} onAsk={ask}>
              {exchange.reply.kind === 'meals' ? (
                <MealOptions conversationId={conversationId} exchange={exchange} />
              ) : (
                <Proposals conversationId={conversationId} exchange={exchange} />
              )}
            </ReplyView>
            {actions?.(exchange)}
          </section>
        ))}
        {pending && (
          <section className={classes.exchange} aria-busy>
            <p className={classes.question}>{pending.question}</p>
            <Skeleton height="4rem" radius="md" />
          </section>
        )}
        {failed && !pending && (
          <section className={classes.exchange}>
            <p className={classes.question}>{failed.asked?.question}</p>
            <ErrorState {...explain(failed.error)} onRetry={again} />
          </section>
        )}
      </div>
      <div className={classes.foot}>
        {!pending && last && <FollowUps questions={last.reply.next} onAsk={ask} />}
        <Composer placeholder={placeholder} busy={pending !== undefined} onAsk={ask} />
        <p className={classes.fine}>Embedded coach. Answers come from your own data, on this server.</p>
      </div>
      <div ref={end} className={classes.end} />
    </div>
  );
}
