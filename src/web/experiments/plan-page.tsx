import { Button, Skeleton, Slider } from '@mantine/core';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import type { ExperimentPlan } from '#contract/experiments.ts';
import {
  amountOf,
  daysText,
  designSentence,
  outcomeText,
  planSentence,
} from '#domain/experiments/experiment-words.ts';
import { IDEAS, type Idea } from '#domain/experiments/ideas.ts';
import { addDays } from '#domain/time/local-date.ts';
import type { ReportUnits } from '#domain/reports/figure-summary.ts';
import { useToday } from '#web/lib/clock.ts';
import { explain } from '#web/lib/errors.ts';
import { useMember } from '#web/lib/member.ts';
import { paths } from '#web/lib/paths.ts';
import { uuidV7 } from '#web/lib/uuid.ts';
import { useReportUnits } from '#web/lib/units/report-units.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { Columns } from '#web/ui/layout/columns.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { Choice } from '#web/ui/forms/choice.tsx';
import { NotFound } from '#web/lib/not-found.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { useExperimentPlan, useStart, type IdeaKey } from './queries.ts';
import classes from './experiments.module.css';

interface LengthCardProps {
  readonly plan: ExperimentPlan;
  readonly idea: Idea;
  readonly units: ReportUnits;
}

const STARTS = [
  { value: '0', label: 'Today' },
  { value: '1', label: 'Tomorrow' },
] as const;

function baselineText({ baseline }: ExperimentPlan, idea: Idea, units: ReportUnits): string {
  if (!baseline) return 'You can start now anyway. Four weeks is a good length for most questions.';
  return `Based on your last ${daysText(idea, baseline.days)}: ${outcomeText(idea, baseline.mean, units)} on average, typically ${amountOf(idea, baseline.sd, units)} above or below.`;
}

/** Duration, what it can show, and the start button. */
function LengthCard({ plan, idea, units }: LengthCardProps) {
  const today = useToday();
  const navigate = useNavigate();
  const [pairs, setPairs] = useState(plan.recommendedPairs);
  const [wait, setWait] = useState<'0' | '1'>('1');
  const start = useStart(({ id }) => void navigate(paths.experiment(id), { replace: true }));
  const option = plan.options.find((each) => each.pairs === pairs) ?? plan.options[0];
  const [first, last] = [plan.options[0], plan.options.at(-1)];
  if (!option || !first || !last) return null;
  return (
    <Card title="Length" aside={<b className={classes.strong}>{daysText(idea, option.days)}</b>}>
      <Slider
        className={classes.slider ?? ''}
        min={first.pairs}
        max={last.pairs}
        value={pairs}
        onChange={setPairs}
        label={null}
        thumbLabel="Length of the experiment"
      />
      <p className={classes.meaning}>
        {planSentence(idea, { ...option, power: option.power ?? undefined }, units)}
      </p>
      <p className={classes.note}>{baselineText(plan, idea, units)}</p>
      <p className={classes.note}>{designSentence(idea, { ...plan, pairs })}</p>
      <div className={classes.start}>
        <Choice label="First day" options={STARTS} value={wait} onChange={setWait} />
        <Button
          size="md"
          fullWidth
          loading={start.isPending}
          onClick={() =>
            start.mutate({ id: uuidV7(), idea: plan.idea, pairs, startsOn: addDays(today, Number(wait)) })
          }
        >
          Start experiment
        </Button>
      </div>
    </Card>
  );
}

/** What is compared and how, and what the member has to do. */
function ComparisonCard({ idea }: { readonly idea: Idea }) {
  return (
    <Card title="Comparison">
      <dl className={classes.conditions}>
        <div data-condition="changed">
          <dt>{idea.name}</dt>
          <dd>{idea.task}.</dd>
        </div>
        <div data-condition="usual">
          <dt>{idea.usualName}</dt>
          <dd>{idea.usualTask.replace(/\.$/, '')}.</dd>
        </div>
      </dl>
      <p className={classes.note}>
        What we measure: {idea.outcomeName.toLowerCase()}.{' '}
        {idea.rule === null
          ? 'Each day, tap once to say whether you followed the plan.'
          : 'We check your log to see whether you followed the plan. You can also mark a day yourself.'}{' '}
        The result stays hidden until the end.
      </p>
      <p className={classes.note}>
        Skip any day that doesn’t work for you. If you have a medical condition or take medication, ask your
        doctor before you change how you eat or exercise.
      </p>
    </Card>
  );
}

const isIdeaKey = (key: string): key is IdeaKey => IDEAS.some((idea) => idea.key === key);

/** `/experiments/plan/:idea`: what would be compared, for how long, and what that can show. */
export function PlanPage() {
  const { idea: key = '' } = useParams();
  const { data: member } = useMember();
  const units = useReportUnits(member?.unitSystem ?? 'metric');
  const idea = IDEAS.find((each) => each.key === key);
  const { data: plan, error, refetch } = useExperimentPlan(isIdeaKey(key) ? key : undefined);
  if (!idea) return <NotFound />;
  return (
    <>
      <PageHeader title={idea.question} documentTitle="New experiment" />
      <Columns
        columns={[
          <ComparisonCard key="what" idea={idea} />,
          <div key="length">
            {plan && member ? (
              <LengthCard {...{ plan, idea, units }} />
            ) : error === null ? (
              <Skeleton height="20rem" radius="lg" />
            ) : (
              <ErrorState {...explain(error)} onRetry={() => void refetch()} />
            )}
          </div>,
        ]}
      />
    </>
  );
}
