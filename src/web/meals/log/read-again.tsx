import { Anchor, Button } from '@mantine/core';
import { IconSparkles } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { api } from '#web/lib/api.ts';
import { explain, type ExplainedError } from '#web/lib/errors.ts';
import { refetchAbilities, useAbilities } from '#web/meals/abilities.ts';
import { AnalysesLeft } from '#web/meals/analyses-left.tsx';
import type { ChangeDraft, Draft, DraftItem } from '#web/meals/review/draft.ts';
import classes from './read-again.module.css';
import type { Review, RunningReview } from '#web/meals/review/use-review.ts';
import type { MealReading } from '#contract/meals/analysis.ts';
import { unsurePhrases } from '#domain/meals/analysis/unsure-phrases.ts';
import { uuidV7 } from '#web/lib/uuid.ts';
import { toDraftItems } from '#web/meals/review/draft-item.ts';

const EMBEDDED = 'embedded';

/** An item as it was read: neither corrected nor added by hand, because those are certain. */
const isAsRead = ({ edits, added }: Draft, { key }: DraftItem): boolean =>
  edits[key] === undefined && !added.some((item) => item.key === key);

/** Phrases of a draft that a model may read better: unknown and uncertain ones. */
export function unsureIn(draft: Draft, { items, notUnderstood }: Review): readonly string[] {
  const read = items.flatMap((item) => {
    const { words, confidence } = item;
    return words && isAsRead(draft, item) ? [{ words, confidence }] : [];
  });
  return unsurePhrases({ notUnderstood, items: read });
}

/** Names from a model that match no food in the tables. */
export const unmatchedNames = (reading: MealReading, before: Review): readonly string[] =>
  reading.notUnderstood.filter(
    (words) => !before.notUnderstood.includes(words) && !reading.text.includes(words),
  );

/** The draft with a model's reading of uncertain phrases. The text doesn't change; the engine's items for them are removed, as if by the member. */
export function withReadAgain(draft: Draft, review: Review, reading: MealReading): Draft {
  const read = reading.items.filter(({ readBy }) => readBy !== EMBEDDED);
  const phrases = new Set(read.map(({ words }) => words));
  const replaced = review.items.filter((item) => isAsRead(draft, item) && phrases.has(item.words ?? ''));
  const isWhole = (words: string): boolean => read.filter((item) => item.words === words).length === 1;
  const added = read.flatMap((item) =>
    toDraftItems([item]).map((draftItem) => ({
      ...draftItem,
      key: uuidV7(),
      readBy: item.readBy,
      // A phrase that became several foods teaches nothing.
      words: isWhole(item.words) ? item.words : null,
    })),
  );
  return {
    ...draft,
    setAside: [
      ...draft.setAside,
      ...replaced.map(({ key }) => key),
      ...review.notUnderstood.filter((words) => phrases.has(words)),
    ],
    added: [...draft.added, ...added],
  };
}

interface ReadAgainProps {
  readonly draft: Draft;
  readonly review: RunningReview;
  readonly change: ChangeDraft;
}

/** Offers to send uncertain phrases to the server's model, if there is one. Nothing is sent before the tap. */
export function ReadAgain({ draft, review, change }: ReadAgainProps) {
  const { data: abilities } = useAbilities();
  const [asking, setAsking] = useState(false);
  const [note, setNote] = useState<{ readonly of: string } & Pick<ExplainedError, 'text' | 'more'>>();
  const phrases = unsureIn(draft, review);
  const said = note?.of === draft.text ? note : undefined;
  if (!abilities?.model || (phrases.length === 0 && said === undefined)) return null;

  const ask = async () => {
    const { text } = draft;
    setAsking(true);
    setNote(undefined);
    try {
      const reading = await api.meals.analyze({ text, withModel: true, phrases: [...phrases] });
      change((state) => (state.text === text ? withReadAgain(state, review, reading) : state));
      const unknown = unmatchedNames(reading, review).map((words) => `“${words}”`);
      const missing =
        unknown.length > 0 ? `Our food database doesn’t have ${unknown.join(', ')}.` : undefined;
      const message = reading.note ?? missing;
      if (message) setNote({ of: text, text: message });
    } catch (error) {
      setNote({ ...explain(error), of: text });
    } finally {
      setAsking(false);
      refetchAbilities();
    }
  };
  const isSpent = abilities.modelAnalyses.left === 0;

  return (
    <div className={classes.offer} role="status">
      <span className={classes.text}>
        {said ? (
          <>
            {said.text}{' '}
            {said.more && (
              <Anchor component={Link} to={said.more.to} inherit>
                {said.more.label}
              </Anchor>
            )}
          </>
        ) : (
          <>
            We’re not sure about {phrases.length === 1 ? 'one part' : `${phrases.length} parts`}.{' '}
            <AnalysesLeft abilities={abilities} kind="AI" />
          </>
        )}
      </span>
      {phrases.length > 0 && (
        <Button
          size="sm"
          variant="light"
          leftSection={<IconSparkles size="1.1em" aria-hidden />}
          loading={asking}
          disabled={isSpent || !review.isSettled}
          onClick={() => void ask()}
        >
          Read again with {abilities.model}
        </Button>
      )}
    </div>
  );
}
