import { Button, Group } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import type { Experiment, ExperimentDay } from '#contract/experiments.ts';
import { daysText, unitOfDays } from '#domain/experiments/experiment-words.ts';
import type { Idea } from '#domain/experiments/ideas.ts';
import { addDays, daysBetween } from '#domain/time/local-date.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { useMark } from './queries.ts';
import classes from './experiments.module.css';

interface TodayCardProps {
  readonly experiment: Experiment;
  readonly idea: Idea;
  readonly today: string;
}

/** Meaning of the day's answer so far. */
function stateText({ followed, condition }: ExperimentDay, idea: Idea): string {
  const unit = unitOfDays(idea);
  if (followed === 'no') return `Skipped. This ${unit} won’t count.`;
  if (condition === 'usual')
    return `Do what you normally do ${unit === 'night' ? 'tonight' : 'today'}. We’ll compare ${unit}s like this one with ${unit}s when you make the change.`;
  if (followed === 'yes') return `Done. This ${unit} counts.`;
  return idea.rule === null
    ? 'Tap when it’s done.'
    : 'We’ll count this once your log shows it, or you can tap when it’s done.';
}

/** Today's condition, with buttons to report how it went. */
export function TodayCard({ experiment, idea, today }: TodayCardProps) {
  const { mutate, isPending } = useMark();
  const day = experiment.days.find(({ date }) => date === today);
  if (!day) return null;
  const number = daysBetween(experiment.startsOn, today) + 1;
  const isChanged = day.condition === 'changed';
  const mark = (isFollowed: boolean) => mutate({ id: experiment.id, date: today, isFollowed });
  const canBeDone = isChanged && day.followed === 'unknown';
  const name = unitOfDays(idea) === 'night' ? 'Tonight' : 'Today';
  return (
    <section className={classes.today} aria-label={name}>
      <div className={classes.split}>
        <span>{name}</span>
        <span>
          {name === 'Tonight' ? 'Night' : 'Day'} {number} of{' '}
          {daysText(idea, experiment.days.length).split(' ')[0]}
        </span>
      </div>
      <h2 className={classes.task}>{isChanged ? idea.task : idea.usualTask}</h2>
      <p className={classes.soft}>{stateText(day, idea)}</p>
      <Group gap="md" mt="md">
        {canBeDone && (
          <Button
            flex={1}
            leftSection={<IconCheck size="1.1em" aria-hidden />}
            loading={isPending}
            onClick={() => mark(true)}
          >
            Done
          </Button>
        )}
        {day.followed === 'no' ? (
          <Button variant="default" loading={isPending} onClick={() => mark(true)}>
            I did it
          </Button>
        ) : (
          <Button variant={canBeDone ? 'subtle' : 'default'} loading={isPending} onClick={() => mark(false)}>
            Can’t {name.toLowerCase()}
          </Button>
        )}
      </Group>
    </section>
  );
}

/** Asks about yesterday if nothing shows whether its plan was followed. */
export function YesterdayCard({ experiment, idea, today }: TodayCardProps) {
  const { mutate, isPending } = useMark();
  const date = addDays(today, -1);
  const day = experiment.days.find((each) => each.date === date);
  if (day?.followed !== 'unknown' || experiment.result) return null;
  const mark = (isFollowed: boolean) => mutate({ id: experiment.id, date, isFollowed });
  return (
    <Card title={unitOfDays(idea) === 'night' ? 'Last night' : 'Yesterday'}>
      <p className={classes.meaning}>Plan: {idea.task}. Did you follow it?</p>
      <Group gap="md">
        <Button variant="default" loading={isPending} onClick={() => mark(true)}>
          Yes
        </Button>
        <Button variant="default" loading={isPending} onClick={() => mark(false)}>
          No
        </Button>
      </Group>
    </Card>
  );
}
