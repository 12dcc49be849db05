import { averageOfText } from '#domain/reports/nutrition-words.ts';
import { valueText } from '#domain/reports/report-words.ts';
import { capitalized } from '#domain/words/first-letter.ts';
import { countText, formatDate } from '#web/lib/format.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { SplitBar } from '#web/ui/gauges/split-bar.tsx';
import { FigureChart } from './figure-chart.tsx';
import { NeedsCard } from './needs-card.tsx';
import { FiguresTable, thinSentence } from './section-view.tsx';
import type { ReportPartProps } from './report-view.ts';
import classes from './reports.module.css';

const MACROS = ['energyKcal', 'proteinG', 'carbsG', 'fatG', 'fiberG'];
const KCAL = { unit: 'kcal', decimals: 0 };
const CLOCK = { unit: 'clock', decimals: 0 };
const KIND_COLORS = { breakfast: 'carbs', lunch: 'fiber', dinner: 'protein', snack: 'fat' } as const;

type Nutrition = NonNullable<ReportPartProps['report']['nutrition']>;

function SourcesCard({ nutrition, report, units }: ReportPartProps & { readonly nutrition: Nutrition }) {
  const { topFoods, sourcesFrom, sourceDays } = nutrition;
  const [first] = topFoods;
  if (!first) return null;
  return (
    <Card title="Top sources of calories">
      <p className={classes.finding}>
        Your top source was {first.name}, with {Math.round(first.sharePercent)}% of your calories.
      </p>
      <div className={classes.scroll}>
        <table className={classes.figures}>
          <thead>
            <tr>
              <th scope="col">Food</th>
              <th scope="col">Per day</th>
              <th scope="col">Share</th>
            </tr>
          </thead>
          <tbody>
            {topFoods.map(({ name, energyKcal, sharePercent }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td className={classes.figure}>{valueText(energyKcal, KCAL, units)}</td>
                <td className={classes.soft}>{Math.round(sharePercent)}%</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={classes.note}>
        {averageOfText(
          sourceDays,
          sourcesFrom > report.range.from ? formatDate(sourcesFrom, report.today) : undefined,
        )}
      </p>
    </Card>
  );
}

function TimingCard({
  timing,
  units,
}: Pick<ReportPartProps, 'units'> & { readonly timing: NonNullable<Nutrition['timing']> }) {
  const { firstMinute, lastMinute, kinds, days } = timing;
  const total = kinds.reduce((sum, { energyKcal }) => sum + energyKcal, 0);
  const span = valueText(lastMinute - firstMinute, { unit: 'min', decimals: 0 }, units);
  return (
    <Card title="Meal timing" aside={countText(days, 'day')}>
      <p className={classes.finding}>
        On average, you eat between {valueText(firstMinute, CLOCK, units)} and{' '}
        {valueText(lastMinute, CLOCK, units)}, a window of {span}.
      </p>
      {total > 0 && (
        <SplitBar
          parts={kinds.map(({ kind, energyKcal }) => ({
            name: capitalized(kind),
            color: KIND_COLORS[kind],
            sharePercent: (100 * energyKcal) / total,
            value: valueText(energyKcal, KCAL, units).replace(/ kcal$/, ''),
            unit: 'kcal',
          }))}
        />
      )}
    </Card>
  );
}

function QualityCard({ quality }: { readonly quality: NonNullable<Nutrition['quality']> }) {
  const { score, low, high, days } = quality;
  return (
    <Card title="Diet quality" aside={countText(days, 'day')}>
      <p className={classes.finding}>
        Healthy Eating Index: {Math.round(score)} out of 100, likely {Math.round(low)} to {Math.round(high)}.
      </p>
      <p className={classes.note}>Based on complete days in the last four weeks of this range.</p>
    </Card>
  );
}

/** Nutrition: energy and macros, needs and limits, sources, timing, quality. */
export function NutritionView({ report, units }: ReportPartProps) {
  const { nutrition, figures, targets } = report;
  const thin = thinSentence(report, 'nutrition');
  if (thin !== undefined || !nutrition)
    return (
      <Card title="Nutrition">
        <p className={classes.finding}>{thin ?? 'No food logged in this date range.'}</p>
      </Card>
    );
  const macros = figures.filter(({ metric }) => MACROS.includes(metric));
  const [energy] = macros;
  const target = targets.find(({ metric }) => metric === 'energyKcal')?.target;
  return (
    <div className={classes.section}>
      <div className={classes.board}>
        <NeedsCard {...{ report, units }} />
        <div className={classes.side}>
          {energy && (
            <Card title="Calories" aside={countText(energy.now?.days ?? 0, 'complete day')}>
              <FigureChart
                {...{ report, units, figure: energy }}
                {...(target === undefined
                  ? {}
                  : { target: { value: target, label: `Target ${valueText(target, KCAL, units)}` } })}
              />
            </Card>
          )}
          {nutrition.timing && <TimingCard timing={nutrition.timing} units={units} />}
          {nutrition.quality && <QualityCard quality={nutrition.quality} />}
        </div>
      </div>
      <Card title="Calories and macros">
        <FiguresTable {...{ report, units, figures: macros }} />
      </Card>
      <SourcesCard {...{ nutrition, report, units }} />
    </div>
  );
}
