import { Text } from '@mantine/core';
import type { Suggestion } from '#contract/supplements/supplements.ts';
import classes from './supplements.module.css';
import { amountWords } from './words.ts';

type Part = NonNullable<Suggestion['how']>['parts'][number];

/** "400 mg a day of at most 350 mg": what food, own supplements and the suggestion come to beside the upper limit, where there is one. */
export function LimitBar({ part }: { readonly part: Part }) {
  const { limit, substance, dietAmount, ownAmount, meanAmount, isDietAssumed } = part;
  if (!limit) return null;
  const share = (amount: number) => `${Math.min(100, (100 * amount) / limit.amount)}%`;
  const words = [
    ...(limit.counts === 'total'
      ? [
          `${isDietAssumed ? 'about ' : ''}${amountWords(substance, dietAmount)} from food${isDietAssumed ? ' (assumed)' : ''}`,
        ]
      : []),
    ...(ownAmount > 0 ? [`${amountWords(substance, ownAmount)} you take`] : []),
    `${amountWords(substance, meanAmount)} suggested at most`,
  ].join(' + ');
  return (
    <div>
      <div className={classes.limit} aria-hidden>
        <span className={classes.diet} style={{ width: share(dietAmount) }} />
        <span className={classes.own} style={{ width: share(ownAmount) }} />
        <span className={classes.added} style={{ width: share(meanAmount) }} />
      </div>
      <Text size="sm">
        {part.name}: {words}; upper limit {amountWords(substance, limit.amount)} a day
        {limit.counts === 'supplements' ? ', from supplements only' : ''}.
      </Text>
    </div>
  );
}
