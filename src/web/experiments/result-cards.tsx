import type { Experiment } from '#contract/experiments.ts';
import { daysText, outcomeText, resultMeaning } from '#domain/experiments/experiment-words.ts';
import type { Idea } from '#domain/experiments/ideas.ts';
import { daysBetween } from '#domain/time/local-date.ts';
import type { ReportUnits } from '#domain/reports/figure-summary.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { IntervalPlot } from './interval-plot.tsx';
import { PairChart } from './pair-chart.tsx';
import classes from './experiments.module.css';

interface ResultCardsProps {
  readonly experiment: Experiment;
  readonly result: NonNullable<Experiment['result']>;
  readonly idea: Idea;
  readonly units: ReportUnits;
}

/** Days until an experiment was stopped. */
export const stoppedAfter = ({ startsOn, stoppedOn }: Experiment): number | null =>
  stoppedOn === null ? null : Math.max(0, daysBetween(startsOn, stoppedOn) + 1);

/** A finished experiment: the difference with its interval, and the pairs. */
export function ResultCards({ experiment, result, idea, units }: ResultCardsProps) {
  const { difference, interval, completePairs } = result;
  return (
    <>
      <Card title="Result">
        <p className={classes.meaning}>
          {resultMeaning(idea, result, { stoppedAfter: stoppedAfter(experiment), units })}
        </p>
        {difference !== null && interval && (
          <IntervalPlot {...{ idea, difference, low: interval.low, high: interval.high, units }} />
        )}
      </Card>
      {completePairs > 0 && (
        <Card
          title={`${idea.outcomeName} in each pair`}
          aside={
            <span className={classes.legend}>
              <span data-condition="changed">{idea.short}</span>
              <span data-condition="usual">Usual</span>
            </span>
          }
        >
          <PairChart {...{ result, idea, units }} />
        </Card>
      )}
    </>
  );
}

/** The data behind a result, and how it was tested. */
export function MethodCard({ result, idea, units }: Omit<ResultCardsProps, 'experiment'>) {
  const { interval, changed, usual, followedDays, plannedDays, completePairs } = result;
  const rows = [
    { name: idea.name, ...changed },
    { name: idea.usualName, ...usual },
  ];
  return (
    <Card title="Data and method">
      <dl className={classes.facts}>
        {rows.map(({ name, mean, days }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <b>{mean === null ? 'No data' : outcomeText(idea, mean, units)}</b> {daysText(idea, days)}
            </dd>
          </div>
        ))}
        <div>
          <dt>Followed the plan</dt>
          <dd>
            <b>{followedDays}</b> of {daysText(idea, plannedDays)}
          </dd>
        </div>
        {interval && (
          <div>
            <dt>p-value</dt>
            <dd>
              <b>{interval.p < 0.001 ? 'below 0.001' : interval.p.toFixed(3)}</b> {completePairs} pairs
            </dd>
          </div>
        )}
      </dl>
      <details className={classes.method}>
        <summary>Method</summary>
        <p>
          Each pair has one block of each condition, in random order. We average each block over the{' '}
          {daysText(idea, 2).replace('2 ', '')} when you followed the plan and take the difference within each
          pair. We test the differences with a paired serial t-test, which accounts for similarity between
          neighboring pairs (<a href="https://doi.org/10.1371/journal.pone.0228077">Tang and Landes 2020</a>
          ).
        </p>
      </details>
    </Card>
  );
}
