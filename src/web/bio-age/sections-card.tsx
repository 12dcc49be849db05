import { Text } from '@mantine/core';
import type { ScoredSection } from '#domain/bio-age/lifestyle-result.ts';
import { Card } from '#web/ui/card.tsx';
import { Figure } from '#web/ui/figure.tsx';
import classes from './sections-card.module.css';
import { formatYears } from './words.ts';

/** The seven sections: where each stands between 0 and 100, with the average adult at 50. */
export function SectionsCard({ sections }: { readonly sections: readonly ScoredSection[] }) {
  return (
    <Card title="Your seven sections">
      <Text size="sm" c="dimmed" mb="lg">
        0 to 100; the mark at 50 is the average adult.
      </Text>
      <ul className={classes.list}>
        {sections.map(({ section, name, score, years, answered, asked }) => (
          <li key={section}>
            <div className={classes.line}>
              <span className={classes.name}>{name}</span>
              <Figure value={score === null ? '–' : String(Math.round(score))} />
            </div>
            <div className={classes.track} aria-hidden>
              {score !== null && (
                <div className={score < 50 ? classes.below : classes.above} style={{ width: `${score}%` }} />
              )}
              <div className={classes.middle} />
            </div>
            <div className={classes.note}>
              <span>
                {formatYears(years)} {Math.abs(years) === 1 ? 'year' : 'years'}
              </span>
              <span>
                {answered} of {asked} answered
              </span>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
