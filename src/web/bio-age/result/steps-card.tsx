import { Anchor, Button, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import type { BioAgeChange } from '#domain/bio-age/lifestyle-result.ts';
import { countText } from '#web/lib/format.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { Figure } from '#web/ui/layout/figure.tsx';
import { stepWords } from './change-words.ts';
import { placeOf } from './item-screens.ts';
import classes from './steps-card.module.css';
import { formatYears } from '#web/bio-age/words.ts';
import { capitalized } from '#domain/words/first-letter.ts';

/** Maximum steps shown on a phone. */
const FIRST = 3;

const within = (months: number): string =>
  months < 24 ? `About ${countText(months, 'month')}` : `About ${Math.round(months / 12)} years`;

interface StepProps {
  readonly change: BioAgeChange;
  /** Effect of the largest step, whose bar is full. */
  readonly mostYears: number;
}

function Step({ change, mostYears }: StepProps) {
  const place = placeOf(change.item);
  // "Walk more: about 20 to 30 minutes a day gets you to the next level": what to do, then how.
  const [what = '', how] = change.words.split(': ');
  return (
    <li className={classes.step}>
      <div className={classes.line}>
        <h3 className={classes.what}>{what}</h3>
        <Figure value={formatYears(change.years)} unit="years" />
      </div>
      <span className={classes.track} aria-hidden>
        <span className={classes.bar} style={{ width: `${(change.years / mostYears) * 100}%` }} />
      </span>
      <p className={classes.how}>
        {how !== undefined && `${capitalized(how)}. `}
        {stepWords(change)}.
      </p>
      <div className={classes.line}>
        <span className={classes.how}>{within(change.withinMonths)}</span>
        {place && (
          <Anchor component={Link} to={place.to} size="sm" fw={600} className={classes.place ?? ''}>
            {place.label}
          </Anchor>
        )}
      </div>
    </li>
  );
}

/** The most rewarding changes, each with the effect of one realistic step. */
export function StepsCard({ changes }: { readonly changes: readonly BioAgeChange[] }) {
  const [isWhole, setWhole] = useState(false);
  const mostYears = Math.min(...changes.map(({ years }) => years));
  const hidden = changes.length - FIRST;
  return (
    <Card title="What would help most">
      {changes.length === 0 ? (
        <Text>Nothing you can change would move your bio-age much. Keep doing what you’re doing.</Text>
      ) : (
        <>
          <Text size="sm" c="dimmed">
            The effect of one realistic step, if nothing else changes.
          </Text>
          <ol className={`${classes.list} ${isWhole ? '' : classes.first}`}>
            {changes.map((change) => (
              <Step key={change.item} {...{ change, mostYears }} />
            ))}
          </ol>
          {hidden > 0 && (
            <Button
              variant="subtle"
              size="compact-md"
              className={classes.more ?? ''}
              aria-expanded={isWhole}
              onClick={() => setWhole((was) => !was)}
            >
              {isWhole ? 'Show fewer steps' : `Show ${countText(hidden, 'more step')}`}
            </Button>
          )}
        </>
      )}
    </Card>
  );
}
