import { Skeleton, UnstyledButton } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import type { Targets } from '#contract/goals/day-targets.ts';
import type { Meal } from '#contract/meals/meals.ts';
import type { Estimate, NutrientEstimates } from '#domain/meals/estimates/estimate.ts';
import { shownKcal } from '#domain/meals/estimates/round-energy.ts';
import { EstimateFigure } from '#web/lib/estimate-figure.tsx';
import { formatGrams, formatKcal } from '#web/lib/format.ts';
import { CaloriesRing } from '#web/ui/gauges/calories-ring.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { lazyPart } from '#web/ui/states/lazy-part.tsx';
import { MacroBar } from '#web/ui/gauges/macro-bar.tsx';
import classes from './day-summary.module.css';
import type { NutrientName } from '#web/meals/nutrients/nutrient-names.ts';
import type { WhySubject } from '#web/meals/nutrients/why-dialog.tsx';

const MACROS = [
  { key: 'proteinG', name: 'Protein', unit: 'g', color: 'protein' },
  { key: 'carbsG', name: 'Carbs', unit: 'g', color: 'carbs' },
  { key: 'fatG', name: 'Fat', unit: 'g', color: 'fat' },
  { key: 'fiberG', name: 'Fiber', unit: 'g', color: 'fiber' },
] as const;
const ENERGY = { key: 'energyKcal', name: 'Calories', unit: 'kcal' } as const;

/** Loaded on first use, to keep the dashboard light. */
const WhyDialog = lazyPart(async () => (await import('#web/meals/nutrients/why-dialog.tsx')).WhyDialog, {
  Waiting: () => null,
  Missing: () => null,
});

/** An empty ring or bar; the figure next to it is a dash. */
const UNKNOWN = { value: 0, low: 0, high: 0 };

interface DaySummaryProps {
  readonly total: NutrientEstimates;
  /** Absent while loading. */
  readonly targets: Targets | undefined;
  readonly meals: readonly Meal[];
  /** Without the line above, for phones. */
  readonly isBare?: boolean;
}

/** "left", or "over" past the target. */
const sideOf = (left: number): string => (left >= 0 ? 'left' : 'over');

/** "1,260 eaten of 1,900"; a tap shows the range. */
function Eaten({ energy, target }: { readonly energy: Estimate | undefined; readonly target: string }) {
  return <EstimateFigure estimate={energy} of={`eaten of ${target}`} asks />;
}

interface AskButtonProps {
  readonly name: string;
  /** Whether there is something to ask about. */
  readonly isActive: boolean;
  readonly onAsk: () => void;
  readonly children: ReactNode;
}

/** A gauge that opens the foods behind it. */
const AskButton = ({ name, isActive, onAsk, children }: AskButtonProps) =>
  isActive ? (
    <UnstyledButton
      className={classes.ask}
      aria-description={`Shows your sources of ${name.toLowerCase()}`}
      onClick={onAsk}
    >
      {children}
    </UnstyledButton>
  ) : (
    children
  );

/** The day at a glance: remaining calories and macros, and what was eaten with its range. A day without meals is unknown, never zero. */
export function DaySummary({ total, targets, meals, isBare = false }: DaySummaryProps) {
  const [whySubject, setWhySubject] = useState<WhySubject>();
  const [wasAsked, setWasAsked] = useState(false);
  const ask = (nutrient: NutrientName): void => {
    setWasAsked(true);
    setWhySubject({ nutrient });
  };
  const mealCount = meals.length;
  if (!targets) {
    return (
      <Card title="Calories" isBare={isBare}>
        <div className={classes.summary} aria-hidden>
          <div className={classes.ringPlace}>
            <Skeleton circle height="auto" className={classes.ringWaiting ?? ''} />
          </div>
          <div className={classes.bars}>
            {MACROS.map(({ key }) => (
              <Skeleton key={key} height="2.25rem" />
            ))}
          </div>
        </div>
      </Card>
    );
  }
  const energy = mealCount === 0 ? undefined : total.energyKcal;
  const eatenKcal = energy && shownKcal(energy);
  const leftKcal = targets.energyKcal - (eatenKcal ?? 0);
  const target = formatKcal(targets.energyKcal);
  return (
    <Card
      title="Calories"
      isBare={isBare}
      aside={!isBare && (mealCount === 0 ? 'Nothing logged' : <Eaten energy={energy} target={target} />)}
    >
      <div className={classes.summary}>
        <div className={classes.ringPlace}>
          <AskButton name="Calories" isActive={energy !== undefined} onAsk={() => ask(ENERGY)}>
            <CaloriesRing
              {...(energy ?? UNKNOWN)}
              target={targets.energyKcal}
              valueText={energy ? formatKcal(Math.abs(leftKcal)) : '–'}
              caption={energy ? `kcal ${sideOf(leftKcal)}` : `of ${target}`}
            />
          </AskButton>
        </div>
        <div className={classes.bars}>
          {MACROS.map(({ color, ...macro }) => {
            const { key, name } = macro;
            const eaten = mealCount === 0 ? undefined : total[key];
            const left = targets[key] - (eaten?.value ?? 0);
            return (
              <AskButton key={key} name={name} isActive={eaten !== undefined} onAsk={() => ask(macro)}>
                <MacroBar
                  label={name}
                  color={color}
                  {...(eaten ?? UNKNOWN)}
                  target={targets[key]}
                  valueText={eaten ? `${formatGrams(Math.abs(left))} g` : '–'}
                  targetText={`${eaten ? sideOf(left) : ''} of ${formatGrams(targets[key])}`}
                />
              </AskButton>
            );
          })}
        </div>
      </div>
      {wasAsked && <WhyDialog {...{ whySubject, meals, total, targets }} onAsk={setWhySubject} />}
    </Card>
  );
}
