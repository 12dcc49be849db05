import { Anchor, Button, Skeleton } from '@mantine/core';
import { IconFlask2 } from '@tabler/icons-react';
import { useMemo } from 'react';
import { scaleLinear } from 'd3-scale';
import { Link } from 'react-router';
import type { AssociationAnswer, Associations } from '#contract/reports/associations.ts';
import { ideaOfPair } from '#domain/experiments/ideas.ts';
import {
  associationHeadline,
  causeShape,
  effectInterval,
  effectText,
  findPair,
  outcomeShape,
  outcomeWhen,
  pText,
  testedSentence,
} from '#domain/reports/associations/association-words.ts';
import type { Pair } from '#domain/reports/associations/pairs.ts';
import { figureAxis, shortTick } from '#domain/reports/figure-axis.ts';
import type { ReportUnits } from '#domain/reports/figure-summary.ts';
import { valueText } from '#domain/reports/report-words.ts';
import { nameInSentence } from '#domain/words/name-in-sentence.ts';
import { useToday } from '#web/lib/clock.ts';
import { explain } from '#web/lib/errors.ts';
import { countText, formatDate, formatDayMonth } from '#web/lib/format.ts';
import { paths } from '#web/lib/paths.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { LazyTimeChart } from '#web/ui/chart/lazy-chart.tsx';
import type { DataColor } from '#web/ui/theme/colors.ts';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { useAssociations } from './queries.ts';
import type { ReportChoice } from './report-view.ts';
import classes from './reports.module.css';

const COLORS: Readonly<Record<string, DataColor>> = {
  sleepMinutes: 'sleep',
  hrvMs: 'stress',
  stressRating: 'stress',
  energyKcal: 'energy',
  glucoseMgdl: 'glucose',
  weightKg: 'weight',
  systolicMmhg: 'pressure',
};
const TICK_PX = 90;

interface Shown {
  readonly pair: Pair;
  readonly answer: AssociationAnswer;
  readonly units: ReportUnits;
}

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** Each day as a dot, and the fitted line with its band. */
function Scatter({ pair, answer, units }: Shown) {
  const today = useToday();
  const { cause, causeName, outcomeName, outcome } = pair;
  const [shapeX, shapeY] = [causeShape(cause), outcomeShape(pair)];
  const points = useMemo(() => answer.points.toSorted((one, other) => one.x - other.x), [answer]);
  const axisX = figureAxis(shapeX, meanOf(points.map(({ x }) => x)), units);
  const axisY = figureAxis(shapeY, meanOf(points.map(({ y }) => y)), units);
  const color = COLORS[outcome] ?? 'fasting';
  const [xs, lineXs] = [points.map(({ x }) => axisX.at(x)), answer.line.map(({ x }) => axisX.at(x))];
  const span: readonly [number, number] = [lineXs[0] ?? 0, lineXs.at(-1) ?? 1];
  const say = (at: number): string => {
    const point = points[at];
    if (!point) return '';
    return `${formatDate(point.date, today)}: ${valueText(point.x, shapeX, units)}, ${valueText(point.y, shapeY, units)}`;
  };
  return (
    <LazyTimeChart
      label={pair.name}
      unit={axisY.unit === '' ? outcomeName : `${outcomeName}, ${axisY.unit}`}
      summary={`Horizontal axis: ${nameInSentence(causeName)}. Vertical axis: ${nameInSentence(outcomeName)}. Each dot is a day, adjusted for weekday and trend.`}
      span={span}
      layers={[
        {
          kind: 'band',
          label: '95% band',
          color,
          x: lineXs,
          low: answer.line.map(({ low }) => axisY.at(low)),
          high: answer.line.map(({ high }) => axisY.at(high)),
        },
        { kind: 'points', label: 'Days', color, x: xs, y: points.map(({ y }) => axisY.at(y)) },
        {
          kind: 'line',
          label: 'Line',
          color,
          x: lineXs,
          y: answer.line.map(({ y }) => axisY.at(y)),
          mostGap: Infinity,
        },
      ]}
      ticks={(widthPx) =>
        scaleLinear([...span], [0, widthPx])
          .ticks(Math.max(2, Math.floor(widthPx / TICK_PX)))
          .map((at) => ({ at, text: [axisX.say(at), axisX.unit].filter((part) => part !== '').join(' ') }))
      }
      formatY={(position) => shortTick(axisY.say(position))}
      readings={{ x: xs, say }}
      rows={() => ({
        head: ['Day', causeName, outcomeName],
        rows: answer.points.map(({ date, x, y }) => [
          formatDate(date, today),
          valueText(x, shapeX, units),
          valueText(y, shapeY, units),
        ]),
      })}
    />
  );
}

/** How much the days say: consecutive days are often similar, so each adds less than a day of evidence. */
function worthText({ days, effectiveDays }: AssociationAnswer): string {
  const worth = Math.round(effectiveDays);
  return worth >= days
    ? ''
    : `worth about ${worth} independent days, because consecutive days tend to be similar`;
}

function AssociationCard({ pair, answer, units, tests }: Shown & { readonly tests: number }) {
  const idea = ideaOfPair(pair.key);
  const rows = [
    [pair.perStep, effectText(pair, answer, units), nameInSentence(outcomeWhen(pair, answer.lag))],
    ['95% interval', effectInterval(pair, answer, units), ''],
    ['Days', String(answer.days), worthText(answer)],
    ['Adjusted p', pText(answer.p), `corrected for ${countText(tests, 'test')}`],
  ];
  return (
    <Card title={pair.name}>
      <p className={classes.finding}>{associationHeadline(pair, answer)}</p>
      <Scatter {...{ pair, answer, units }} />
      <dl className={classes.effect}>
        {rows.map(([name, value, more]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <b>{value}</b> {more}
            </dd>
          </div>
        ))}
      </dl>
      <div className={classes.test}>
        <p>This doesn’t prove that one causes the other. Something else may be affecting both.</p>
        {idea && (
          <Button
            component={Link}
            to={paths.planExperiment(idea.key)}
            leftSection={<IconFlask2 size="1.1em" aria-hidden />}
          >
            Test it
          </Button>
        )}
      </div>
    </Card>
  );
}

/** Pairs by result, to show everything that was tested. */
function TestedCard({ answer }: { readonly answer: Associations }) {
  const { found, unclear, thin, tests } = answer;
  return (
    <Card title="Associations" aside={`${formatDayMonth(answer.from)} – ${formatDayMonth(answer.to)}`}>
      <p className={classes.finding}>
        {testedSentence({ found: found.length, unclear: unclear.length, thin: thin.length })}
      </p>
      {unclear.length > 0 && (
        <p className={classes.note}>
          <b>No clear link:</b> {unclear.join(', ')}.
        </p>
      )}
      {thin.length > 0 && (
        <p className={classes.note}>
          <b>Not enough days:</b> {thin.join(', ')}.
        </p>
      )}
      <p className={classes.note}>
        We chose the pairs in advance
        {tests > 0 &&
          ` and tested each one for the same day and the next: ${countText(tests, 'test')} in all`}
        . We remove weekday patterns and slow trends, and account for how many pairs we test. Even then, about
        1 in 20 of the links shown may be due to chance.
      </p>
      <p className={classes.note}>
        <Anchor component={Link} to={paths.experiments()}>
          Your experiments
        </Anchor>
      </p>
    </Card>
  );
}

interface AssociationsViewProps {
  readonly range: ReportChoice['range'];
  readonly units: ReportUnits;
}

/** Associations in the member's days, with their certainty. */
export function AssociationsView({ range, units }: AssociationsViewProps) {
  const { data, error, refetch } = useAssociations(range);
  if (!data)
    return error === null ? (
      <Skeleton height="24rem" radius="lg" />
    ) : (
      <ErrorState {...explain(error)} onRetry={() => void refetch()} />
    );
  return (
    <div className={classes.section}>
      <TestedCard answer={data} />
      <div className={classes.charts}>
        {data.found.map((answer) => {
          const pair = findPair(answer.pair);
          return (
            pair && <AssociationCard key={answer.pair} {...{ pair, answer, units, tests: data.tests }} />
          );
        })}
      </div>
    </div>
  );
}
