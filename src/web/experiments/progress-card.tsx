import { IconLock } from '@tabler/icons-react';
import type { Experiment } from '#contract/experiments.ts';
import { chanceText, amountOf, daysText, unitOfDays } from '#domain/experiments/experiment-words.ts';
import type { Idea } from '#domain/experiments/ideas.ts';
import { formatDayMonth } from '#web/lib/format.ts';
import { useMember } from '#web/lib/member.ts';
import { useReportUnits } from '#web/lib/units/report-units.ts';
import { Card } from '#web/ui/layout/card.tsx';
import classes from './experiments.module.css';

interface ProgressCardProps {
  readonly experiment: Experiment;
  readonly idea: Idea;
  readonly today: string;
}

/** Days that count so far, and when the result opens. */
export function ProgressCard({ experiment, idea, today }: ProgressCardProps) {
  const { data: member } = useMember();
  const units = useReportUnits(member?.unitSystem ?? 'metric');
  const { days, countedDays, opensOn, power } = experiment;
  const past = days.filter(({ date, isWashout }) => date < today && !isWashout).length;
  const all = days.filter(({ isWashout }) => !isWashout).length;
  const unit = unitOfDays(idea);
  return (
    <Card
      title={unit === 'night' ? 'Nights counted' : 'Days counted'}
      aside={
        past === 0 ? (
          'None yet'
        ) : (
          <>
            <b className={classes.strong}>{countedDays}</b> of {past}
          </>
        )
      }
    >
      <div
        className={classes.track}
        role="progressbar"
        aria-label="Experiment progress"
        aria-valuemin={0}
        aria-valuemax={all}
        aria-valuenow={past}
      >
        <span style={{ width: `${(100 * past) / all}%` }} />
      </div>
      <div className={classes.lock}>
        <IconLock size="1.25em" aria-hidden />
        <div>
          <p className={classes.strong}>Result on {formatDayMonth(opensOn)}</p>
          <p className={classes.soft}>
            Knowing the result early could change what you do and skew the experiment.
            {power !== null &&
              ` With ${daysText(idea, days.length)}, you have ${chanceText(power)} of detecting a difference of ${amountOf(idea, idea.worthwhile, units)}.`}
          </p>
        </div>
      </div>
    </Card>
  );
}
