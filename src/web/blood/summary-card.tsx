import { Text } from '@mantine/core';
import { Link } from 'react-router';
import type { BloodPanel } from '#contract/blood/blood.ts';
import { countText, formatDate } from '#web/lib/format.ts';
import { paths } from '#web/lib/paths.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { Figure } from '#web/ui/layout/figure.tsx';
import { ToneMark } from './flag-mark.tsx';
import { flagWord, type Tone } from './flag-words.ts';
import type { BloodState } from './readings.ts';
import classes from './summary-card.module.css';

const COUNTED: readonly (readonly [Tone, string])[] = [
  ['good', 'good'],
  ['fair', 'borderline'],
  ['poor', 'out of range'],
  ['critical', 'critical'],
  ['none', 'not rated'],
];

interface SummaryCardProps {
  readonly newest: BloodPanel;
  readonly state: BloodState;
  readonly today: string;
}

/** One line on the newest values. */
export function SummaryCard({ newest, state, today }: SummaryCardProps) {
  const tones = [...state.readings.values()].map(({ flag }) => flagWord(flag).tone);
  const within = tones.filter((tone) => tone === 'good' || tone === 'fair').length;
  const judgedCount = tones.filter((tone) => tone !== 'none').length;
  return (
    <Card>
      <div className={classes.summary}>
        {judgedCount > 0 ? (
          <Figure value={String(within)} of={`of ${countText(judgedCount, 'marker')} in range`} size="tile" />
        ) : (
          <Figure
            value={String(tones.length)}
            unit={tones.length === 1 ? 'marker measured' : 'markers measured'}
            size="tile"
          />
        )}
        <div className={classes.counts}>
          {COUNTED.map(([tone, words]) => {
            const count = tones.filter((one) => one === tone).length;
            return count === 0 ? null : <ToneMark key={tone} tone={tone} text={`${count} ${words}`} />;
          })}
        </div>
        <Text size="sm" c="dimmed">
          Latest test{' '}
          <Link className={classes.link} to={paths.bloodTest(newest.id)}>
            {formatDate(newest.collectedOn, today)}
          </Link>
          {newest.laboratory !== null && `, ${newest.laboratory}`}. Each marker shows its latest value.
        </Text>
      </div>
    </Card>
  );
}
