import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router';
import type { BioAgeChange } from '#domain/bio-age/lifestyle-result.ts';
import { Card } from '#web/ui/card.tsx';
import { Figure } from '#web/ui/figure.tsx';
import classes from './changes-card.module.css';
import { placeOf } from './where.ts';
import { formatYears } from './words.ts';

const within = (months: number): string =>
  months < 24
    ? `about ${months} ${months === 1 ? 'month' : 'months'}`
    : `about ${Math.round(months / 12)} years`;

function Change({ change }: { readonly change: BioAgeChange }) {
  const place = placeOf(change.item);
  return (
    <li className={classes.change}>
      <div className={classes.line}>
        <h3 className={classes.words}>{change.words}</h3>
        <Figure value={formatYears(change.years)} unit="years" />
      </div>
      <p className={classes.way}>
        {change.name}: from “{change.from}” to “{change.to}”. Realistic in {within(change.withinMonths)}.
      </p>
      {place && (
        <Anchor component={Link} to={place.to} size="sm" className={classes.place ?? ''}>
          {place.label}
        </Anchor>
      )}
    </li>
  );
}

/** At most five changes, the most rewarding first, each with what one step would change. */
export function ChangesCard({ changes }: { readonly changes: readonly BioAgeChange[] }) {
  return (
    <Card title="What would gain the most">
      {changes.length === 0 ? (
        <Text>Nothing that is yours to change would move the figure much. Keep doing what you do.</Text>
      ) : (
        <>
          <Text size="sm" c="dimmed" mb="md">
            One step each, not perfection: what the estimate would change by, all else as it is.
          </Text>
          <ol className={classes.list}>
            {changes.map((change) => (
              <Change key={change.item} change={change} />
            ))}
          </ol>
        </>
      )}
    </Card>
  );
}
