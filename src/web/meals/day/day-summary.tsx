import { Skeleton } from '@mantine/core';
import type { Targets } from '#contract/meals/meals.ts';
import type { Estimate, NutrientEstimates } from '#domain/meals/estimate.ts';
import { EstimateFigure } from '#web/lib/estimate-figure.tsx';
import { formatGrams, formatKcal, roundEnergy } from '#web/lib/format.ts';
import { CaloriesRing } from '#web/ui/gauges/calories-ring.tsx';
import { Card } from '#web/ui/card.tsx';
import { MacroBar } from '#web/ui/gauges/macro-bar.tsx';
import classes from './day-summary.module.css';

const MACROS = [
  { key: 'proteinG', label: 'Protein', color: 'protein' },
  { key: 'carbsG', label: 'Carbs', color: 'carbs' },
  { key: 'fatG', label: 'Fat', color: 'fat' },
  { key: 'fiberG', label: 'Fiber', color: 'fiber' },
] as const;

/** An empty ring or bar; the figure next to it is a dash. */
const UNKNOWN = { value: 0, low: 0, high: 0 };

interface DaySummaryProps {
  readonly total: NutrientEstimates;
  /** Absent while loading. */
  readonly targets: Targets | undefined;
  readonly mealCount: number;
}

/** "left", or "over" past the target. */
const sideOf = (left: number): string => (left >= 0 ? 'left' : 'over');

/** "1,260 eaten of 1,900"; a tap says the range. */
function Eaten({ energy, target }: { readonly energy: Estimate | undefined; readonly target: string }) {
  return <EstimateFigure estimate={energy} of={`eaten of ${target}`} asks />;
}

/** The day at a glance: what is left of the calories and the macros, with what was eaten and its range. A day without meals is unknown, never zero. */
export function DaySummary({ total, targets, mealCount }: DaySummaryProps) {
  if (!targets) {
    return (
      <Card title="Calories">
        <div className={classes.summary} aria-hidden>
          <div className={classes.ringPlace}>
            <Skeleton circle height="auto" className={classes.ringWaiting ?? ''} />
          </div>
          <div className={classes.bars}>
            {MACROS.map(({ key }) => (
              <Skeleton key={key} height="2.3rem" />
            ))}
          </div>
        </div>
      </Card>
    );
  }
  const energy = mealCount === 0 ? undefined : total.energyKcal;
  const eatenKcal = energy && roundEnergy(energy.value);
  const leftKcal = targets.energyKcal - (eatenKcal ?? 0);
  const target = formatKcal(targets.energyKcal);
  return (
    <Card
      title="Calories"
      aside={mealCount === 0 ? 'Nothing logged' : <Eaten energy={energy} target={target} />}
    >
      <div className={classes.summary}>
        <div className={classes.ringPlace}>
          <CaloriesRing
            {...(energy ?? UNKNOWN)}
            target={targets.energyKcal}
            valueText={energy ? formatKcal(Math.abs(leftKcal)) : '–'}
            caption={energy ? `kcal ${sideOf(leftKcal)}` : `of ${target}`}
          />
        </div>
        <div className={classes.bars}>
          {MACROS.map(({ key, label, color }) => {
            const eaten = mealCount === 0 ? undefined : total[key];
            const left = targets[key] - (eaten?.value ?? 0);
            return (
              <MacroBar
                key={key}
                label={label}
                color={color}
                {...(eaten ?? UNKNOWN)}
                target={targets[key]}
                valueText={eaten ? `${formatGrams(Math.abs(left))} g` : '–'}
                targetText={`${eaten ? sideOf(left) : ''} of ${formatGrams(targets[key])}`}
              />
            );
          })}
        </div>
      </div>
    </Card>
  );
}
