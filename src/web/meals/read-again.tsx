import { Anchor, Button } from '@mantine/core';
import { IconSparkles } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { api } from '#web/lib/api.ts';
import { explain, type ExplainedError } from '#web/lib/errors.ts';
import { askAbilitiesAgain, useAbilities } from './abilities.ts';
import { AnalysesLeft } from './analyses-left.tsx';
import type { Draft } from './draft.ts';
import { unknownTo, unsureIn, withReadAgain } from './read-again-draft.ts';
import classes from './read-again.module.css';
import type { Review } from './use-review.ts';

interface ReadAgainProps {
  readonly draft: Draft;
  readonly review: Review;
  /** Whether the review is of the text as it stands: it lags behind the typing. */
  readonly settled: boolean;
  readonly change: (change: (state: Draft) => Draft) => void;
}

/** Offers what the built-in engine was unsure of to the server's model, where there is one. Nothing is sent before the tap. */
export function ReadAgain({ draft, review, settled, change }: ReadAgainProps) {
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
      const unknown = unknownTo(reading, review).map((words) => `“${words}”`);
      const missing = unknown.length > 0 ? `The food tables do not know ${unknown.join(', ')}.` : undefined;
      const told = reading.note ?? missing;
      if (told) setNote({ of: text, text: told });
    } catch (error) {
      setNote({ ...explain(error), of: text });
    } finally {
      setAsking(false);
      askAbilitiesAgain();
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
            {phrases.length === 1 ? 'One part is' : `${phrases.length} parts are`} unsure.{' '}
            <AnalysesLeft abilities={abilities} kind="model" />
          </>
        )}
      </span>
      {phrases.length > 0 && (
        <Button
          size="sm"
          variant="light"
          leftSection={<IconSparkles size="1.1em" aria-hidden />}
          loading={asking}
          disabled={isSpent || !settled}
          onClick={() => void ask()}
        >
          Read again with {abilities.model}
        </Button>
      )}
    </div>
  );
}
