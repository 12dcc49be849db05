import { Text } from '@mantine/core';
import type { DietQualityAnswer } from '#contract/diet-quality.ts';
import { formatAmount } from '#domain/numbers/format-amount.ts';
import { FoldCard } from '#web/ui/layout/fold-card.tsx';
import classes from './diet-quality.module.css';

interface ServingsCardProps {
  readonly servings: DietQualityAnswer['servings'];
  readonly intake: NonNullable<DietQualityAnswer['intake']>;
  /** Days these averages cover. */
  readonly rests: string;
}

function say(value: number | null, unit: string, unitOfOne = unit): string {
  if (value === null) return 'no data';
  const figure = formatAmount(value);
  return `${figure}${unit.startsWith('%') ? '' : ' '}${figure === '1' ? unitOfOne : unit}`;
}

/** Amounts and frequency of foods that longevity studies ask about. */
export function ServingsCard({ servings, intake, rests }: ServingsCardProps) {
  const rows: readonly (readonly [string, string])[] = [
    ...(servings
      ? ([
          [
            'Fruit and vegetables',
            say(servings.fruitAndVegetables, 'servings of 80 g a day', 'serving of 80 g a day'),
          ],
          ['Whole grains', say(servings.wholeGrains, 'servings of 30 g a day', 'serving of 30 g a day')],
          ['Nuts and seeds', say(servings.nutHandfulsPerWeek, 'handfuls a week', 'handful a week')],
          ['Fish', say(servings.fishPerWeek, 'meals a week', 'meal a week')],
          ['Processed meat', say(servings.processedMeatPerWeek, 'meals a week', 'meal a week')],
          ['Sugary drinks', say(servings.sugaryDrinks, 'glasses of 250 mL a day', 'glass of 250 mL a day')],
        ] as const)
      : []),
    ['Fiber', say(intake.fiberG, 'g a day')],
    ['Sodium', say(intake.sodiumMg, 'mg a day')],
    ['Sodium-to-potassium ratio (molar)', say(intake.sodiumPotassium, ': 1')],
    ['Saturated fat', say(intake.satFatPercent, '% of calories')],
    ['Added sugars', say(intake.addedSugarPercent, '% of calories')],
    ['Alcohol', say(intake.alcoholG, 'g a day')],
  ];
  return (
    <FoldCard title="A typical day" aside="Servings, fiber, sodium">
      <dl className={classes.facts}>
        {rows.map(([name, value]) => (
          // A term and its figure are two cells in one row.
          <div key={name} style={{ display: 'contents' }}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Text size="sm" c="dimmed" mt="md">
        Based on {rests}. Percentages are of total calories.
      </Text>
    </FoldCard>
  );
}
