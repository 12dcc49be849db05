import { Skeleton } from '@mantine/core';
import type { Targets } from '#contract/meals/meals.ts';
import type { NutrientEstimates } from '#domain/meals/estimate.ts';
import { formatGrams, formatKcal, formatKcalSpread } from '#web/lib/format.ts';
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

function leftText(eatenKcal: number, targetKcal: number): string {
  const left = Math.round(targetKcal - eatenKcal);
  return left >= 0 ? `${formatKcal(left)} kcal left` : `${formatKcal(-left)} kcal over`;
}

/** The day at a glance: calories eaten, their range and target, and the macros. A day without meals is unknown, never zero. */
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
  const spread = energy && formatKcalSpread(energy);
  const left = energy ? leftText(energy.value, targets.energyKcal) : 'Not known';
  return (
    <Card title="Calories" aside={mealCount === 0 ? 'Nothing logged' : left}>
      <div className={classes.summary}>
        <div className={classes.ringPlace}>
          <CaloriesRing
            {...(energy ?? UNKNOWN)}
            target={targets.energyKcal}
            valueText={energy ? formatKcal(energy.value) : '–'}
            caption={`${spread ? `${spread} ` : ''}of ${formatKcal(targets.energyKcal)}`}
          />
        </div>
        <div className={classes.bars}>
          {MACROS.map(({ key, label, color }) => {
            const eaten = mealCount === 0 ? undefined : total[key];
            return (
              <MacroBar
                key={key}
                label={label}
                color={color}
                {...(eaten ?? UNKNOWN)}
                target={targets[key]}
                valueText={eaten ? formatGrams(eaten.value) : '–'}
                targetText={`${formatGrams(targets[key])} g`}
              />
            );
          })}
        </div>
      </div>
    </Card>
  );
}
