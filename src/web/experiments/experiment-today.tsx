import { Anchor, Skeleton } from '@mantine/core';
import { Link } from 'react-router';
import { findIdea } from '#domain/experiments/ideas.ts';
import { useToday } from '#web/lib/clock.ts';
import { paths } from '#web/lib/paths.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { useExperiment, useExperiments } from './queries.ts';
import { TodayCard } from './today-card.tsx';
import classes from './experiments.module.css';

function Running({ id }: { readonly id: string }) {
  const today = useToday();
  const { data: experiment, isPending } = useExperiment(id);
  const idea = experiment && findIdea(experiment.idea);
  if (isPending) return <Skeleton height="12rem" radius="lg" />;
  if (!experiment || !idea) return null;
  return (
    <Card
      title={idea.question}
      aside={
        <Anchor component={Link} to={paths.experiment(id)}>
          Open
        </Anchor>
      }
    >
      <div className={classes.inCard}>
        <TodayCard {...{ experiment, idea, today }} />
      </div>
    </Card>
  );
}

/** The condition of the day on the dashboard, while an experiment runs; nothing otherwise. */
export function ExperimentToday() {
  const today = useToday();
  const { data: list = [] } = useExperiments();
  const running = list.find(
    ({ state, startsOn, lastDay }) => state === 'running' && startsOn <= today && today <= lastDay,
  );
  return running ? <Running id={running.id} /> : null;
}
