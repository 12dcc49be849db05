import { isAfterToday } from '#domain/time/future.ts';
import { VisuallyHidden } from '@mantine/core';
import type { Experiment, ExperimentDay } from '#contract/experiments.ts';
import { designSentence, unitOfDays } from '#domain/experiments/experiment-words.ts';
import type { Idea } from '#domain/experiments/ideas.ts';
import { weekdayOf } from '#domain/time/local-date.ts';
import { formatDate } from '#web/lib/format.ts';
import { Card } from '#web/ui/layout/card.tsx';
import classes from './experiments.module.css';

const WEEKDAYS = ['M', 'T', 'W', 'T', 'F', 'S', 'S'];

const STATES = { yes: 'done', no: 'skipped', unknown: 'no data yet' } as const;

interface CellProps {
  readonly day: ExperimentDay;
  readonly idea: Idea;
  readonly today: string;
  readonly isStopped: boolean;
}

function Cell({ day, idea, today, isStopped }: CellProps) {
  const { date, condition, followed, isWashout } = day;
  const isPast = date < today;
  const name = condition === 'changed' ? idea.name : idea.usualName;
  const state = isStopped
    ? 'stopped'
    : isAfterToday(date, today)
      ? 'upcoming'
      : isWashout
        ? 'settling in'
        : STATES[followed];
  return (
    <li
      className={classes.cell}
      data-condition={condition}
      data-past={isPast}
      data-today={date === today}
      data-missed={isPast && followed !== 'yes'}
      data-stopped={isStopped}
    >
      <span aria-hidden>{Number(date.slice(8))}</span>
      <VisuallyHidden>
        {formatDate(date, today)}: {name}, {state}
      </VisuallyHidden>
    </li>
  );
}

interface ScheduleCardProps {
  readonly experiment: Experiment;
  readonly idea: Idea;
  readonly today: string;
}

/** The calendar of an experiment, one cell per day. */
export function ScheduleCard({ experiment, idea, today }: ScheduleCardProps) {
  const { days, startsOn, orders, blockDays, washoutDays, stoppedOn } = experiment;
  const missed = days.some(({ date, followed }) => date < today && followed !== 'yes');
  return (
    <Card
      title="Schedule"
      aside={
        <span className={classes.legend}>
          <span data-condition="changed">{idea.short}</span>
          <span data-condition="usual">Usual</span>
        </span>
      }
    >
      <div className={classes.weekdays} aria-hidden>
        {WEEKDAYS.map((name, at) => (
          <span key={at}>{name}</span>
        ))}
      </div>
      <ul className={classes.calendar}>
        {Array.from({ length: weekdayOf(startsOn) }, (_, at) => (
          <li key={`before ${at}`} aria-hidden />
        ))}
        {days.map((day) => (
          <Cell
            key={day.date}
            {...{ day, idea, today }}
            isStopped={stoppedOn !== null && day.date > stoppedOn}
          />
        ))}
      </ul>
      <p className={classes.note}>
        {designSentence(idea, { pairs: orders.length, blockDays, washoutDays })}
        {missed && ` A ${unitOfDays(idea)} with a dashed outline doesn’t count.`}
      </p>
    </Card>
  );
}
