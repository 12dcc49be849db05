import { Button, Text } from '@mantine/core';
import type { RatedDay } from '#domain/sleep/rated-days.ts';
import { formatHours, sayMinutes } from '#web/lib/units/duration.ts';
import { formatDate, nearDay } from '#web/lib/format.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { Figure } from '#web/ui/layout/figure.tsx';
import classes from './sleep.module.css';
import { isMost, PARTS } from './words.ts';

/** Inputs of the score, one line per part, including missing ones. */
function Parts({ day }: { readonly day: RatedDay }) {
  return (
    <dl className={classes.parts}>
      {PARTS.map(({ part, name, fact, missing }) => {
        const rated = day.score?.parts.find((each) => each.part === part);
        return (
          <div key={part} className={classes.part}>
            <dt>{name}</dt>
            {rated ? (
              <>
                <dd className={classes.fact}>{fact(day)}</dd>
                <dd className={classes.line} aria-hidden>
                  <div className={classes.track}>
                    <div className={classes.bar} style={{ width: `${rated.score}%` }} />
                  </div>
                </dd>
                <dd className={classes.points}>{Math.round(rated.score)}</dd>
              </>
            ) : (
              <dd className={classes.missing}>{missing}</dd>
            )}
          </div>
        );
      })}
    </dl>
  );
}

function restsOn({ score }: RatedDay): string {
  const weight = score?.parts.reduce((sum, part) => sum + part.weight, 0) ?? 0;
  return weight === 100
    ? 'based on all five parts'
    : `based on ${score?.parts.length ?? 0} of 5 parts, ${weight}% of the weight`;
}

interface NightCardProps {
  readonly day: RatedDay;
  readonly today: string;
  readonly onAudit: () => void;
}

/** The latest night: its length, its score, and why. */
export function NightCard({ day, today, onAudit }: NightCardProps) {
  const { night, score, napMinutes, asleepMinutes } = day;
  const title =
    day.date === today
      ? 'Last night'
      : `Night ending ${nearDay(day.date, today)?.toLowerCase() ?? formatDate(day.date, today)}`;
  return (
    <Card title={title}>
      <div className={classes.figures}>
        <div>
          <Figure
            size="hero"
            value={formatHours(asleepMinutes)}
            unit={night && isMost(night) ? 'h asleep at most' : 'h asleep'}
          />
          <Text size="sm" c="dimmed">
            {[
              night && `${sayMinutes(night.inBedMinutes)} in bed`,
              napMinutes > 0 && `${sayMinutes(napMinutes)} of naps`,
            ]
              .filter(Boolean)
              .join(' and ')}
          </Text>
        </div>
        {score && (
          <div>
            <Figure size="hero" value={String(Math.round(score.score))} unit="out of 100" />
            <Text size="sm" c="dimmed">
              {restsOn(day)}
            </Text>
          </div>
        )}
      </div>
      {score ? (
        <div className={classes.below}>
          <Parts day={day} />
          <Button variant="default" size="sm" mt="md" aria-haspopup="dialog" onClick={onAudit}>
            How this is calculated
          </Button>
        </div>
      ) : (
        <Text size="sm" c="dimmed" mt="md">
          Sleep scores start at age 18 because sleep patterns are still changing before then.
        </Text>
      )}
    </Card>
  );
}
