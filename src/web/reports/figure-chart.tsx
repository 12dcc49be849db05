import { untilToday } from '#domain/time/day-range.ts';
import type { ReportFigureAnswer } from '#contract/reports/reports.ts';
import { stepsOf } from '#domain/reports/report-range.ts';
import { figureAxis } from '#domain/reports/figure-axis.ts';
import { figureSentence } from '#domain/reports/report-words.ts';
import { capitalized } from '#domain/words/first-letter.ts';
import { formatDate, formatDayMonth, formatMonth } from '#web/lib/format.ts';
import { exact } from '#web/lib/time/day-axis.ts';
import { LazyChart } from '#web/ui/chart/lazy-chart.tsx';
import type { Layer } from '#web/ui/chart/layers.ts';
import { figureColor } from './metric-colors.ts';
import { beforeName, type ReportPartProps } from './report-view.ts';
import { findMetric } from '#domain/metrics/catalog.ts';

/** Amounts start at zero and are shown as bars; levels are points. */
const BARS: readonly string[] = ['kcal', 'g', 'mg', 'mL', 'min', 'm', 'h'];

interface FigureChartProps extends ReportPartProps {
  readonly figure: ReportFigureAnswer;
  readonly heightPx?: number;
  readonly target?: { readonly value: number; readonly label: string };
}

/** A figure over the range, by day, week or month, with its table. */
export function FigureChart({ report, units, figure, target, heightPx }: FigureChartProps) {
  const { range, step, today } = report;
  const dates = stepsOf(untilToday(range, today), step);
  const axis = figureAxis(figure, figure.now?.value ?? 0, units);
  const known = new Map(figure.points.map(({ date, value }) => [date, axis.at(value)]));
  const values = dates.map((date) => known.get(date));
  const isBars = BARS.includes(figure.unit) || figure.metric === 'steps';
  const layer: Layer = isBars
    ? {
        kind: 'bars',
        label: capitalized(figure.label),
        color: figureColor(figure),
        values: values.map((value) => (value === undefined ? undefined : exact(value))),
      }
    : { kind: 'points', label: capitalized(figure.label), color: figureColor(figure), values };
  const scale = findMetric(figure.metric)?.plausible;
  const stepName = { day: '', week: 'Week of ', month: '' }[step];
  return (
    <LazyChart
      label={capitalized(figure.label)}
      unit={axis.unit}
      summary={`${figureSentence(figure, units, beforeName(report))} ${step === 'day' ? '' : `Averages by ${step}. `}Gaps mean no data.`}
      dates={dates}
      {...(heightPx !== undefined && { heightPx })}
      layers={[layer]}
      {...(target ? { target: { ...target, value: axis.at(target.value) } } : {})}
      {...(scale && !isBars ? { scale: [axis.at(scale[0]), axis.at(scale[1])] as const } : {})}
      formatX={formatDayMonth}
      formatDay={(date) => (step === 'month' ? formatMonth(date) : `${stepName}${formatDate(date, today)}`)}
      formatY={axis.say}
    />
  );
}
