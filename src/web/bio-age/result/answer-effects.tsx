import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import type { LifestyleBioAge, ScoredItem } from '#domain/bio-age/lifestyle-result.ts';
import type { WaterfallStep } from '#web/ui/chart/waterfall-rows.ts';
import { Waterfall } from '#web/ui/chart/waterfall.tsx';
import { formatAge, formatYears } from '#web/bio-age/words.ts';

type Counted = Pick<ScoredItem, 'item' | 'name' | 'answer' | 'years'>;

/** Parts of a result, as the chart needs them. */
interface EffectParts {
  readonly items: readonly Counted[];
  /** What the minimum of 18 years adds. */
  readonly floorYears: number;
}

const bySize = (one: Counted, other: Counted): number => Math.abs(other.years) - Math.abs(one.years);

const asStep = ({ item, name, answer, years }: Counted): WaterfallStep => ({
  key: item,
  label: name,
  note: answer,
  change: years,
});

/**
 * Steps from the age to the bio-age: first answers that lower it, then those that raise it, largest first in each; the rest is one step.
 * The steps sum to the total difference.
 * @param most maximum answers with their own step
 */
export function effectSteps({ items, floorYears }: EffectParts, most: number): readonly WaterfallStep[] {
  const sized = items.filter(({ years }) => years !== 0).toSorted(bySize);
  // If only one is left over, it gets its name.
  const shown = sized.length === most + 1 ? sized : sized.slice(0, most);
  const rest = sized.slice(shown.length);
  const small: WaterfallStep = {
    key: 'rest',
    label: `${rest.length} other answers`,
    note: 'Combined',
    change: rest.reduce((sum, { years }) => sum + years, 0),
  };
  const floor: WaterfallStep = {
    key: 'floor',
    label: 'Never below 18',
    note: 'The lowest age shown',
    change: floorYears,
  };
  return [
    ...shown.filter(({ years }) => years < 0).map(asStep),
    ...shown.filter(({ years }) => years > 0).map(asStep),
    ...(rest.length > 0 ? [small] : []),
    ...(floorYears === 0 ? [] : [floor]),
  ];
}

const MAX_STEPS = 12;

/** "Tobacco takes the most away: −1.4 years. Blood pressure adds the most: +0.6 years." */
function summaryOf({ items }: Pick<LifestyleBioAge, 'items'>): string {
  const sorted = items.toSorted((one, other) => one.years - other.years);
  const [best, worst] = [sorted[0], sorted.at(-1)];
  const parts = [
    best && best.years < 0 && `${best.name} takes off the most: ${formatYears(best.years)} years.`,
    worst && worst.years > 0 && `${worst.name} adds the most: ${formatYears(worst.years)} years.`,
  ].filter((part) => part !== false && part !== undefined);
  return parts.length > 0 ? parts.join(' ') : 'None of your answers changes your bio-age.';
}

/** Effect of each answer, from the age to the bio-age. */
export function AnswerEffects({
  result,
  onAudit,
}: {
  readonly result: LifestyleBioAge;
  readonly onAudit: () => void;
}) {
  const [isWhole, setWhole] = useState(false);
  const moving = result.items.filter(({ years }) => years !== 0).length;
  return (
    <section aria-label="How your habits affect your bio-age">
      <h3>How your habits affect your bio-age</h3>
      <Text size="sm" c="dimmed" mb="md">
        Compared with the average adult, not counting blood tests. Green bars take years off. Tan bars add
        years.
      </Text>
      <Waterfall
        label="How each habit changes your bio-age"
        unit="years"
        summary={summaryOf(result)}
        start={{ label: 'Your age', value: result.ageYears }}
        steps={effectSteps(result, isWhole ? moving : MAX_STEPS)}
        end={{ label: 'From habits', value: result.bioAgeYears }}
        noteHead="Your answer"
        formatTotal={formatAge}
        formatChange={formatYears}
      />
      <Group gap="sm" mt="sm">
        {moving > MAX_STEPS + 1 && (
          <Button variant="default" size="sm" aria-pressed={isWhole} onClick={() => setWhole((was) => !was)}>
            {isWhole ? 'Show only the largest' : `Show all ${moving} answers`}
          </Button>
        )}
        <Button variant="default" size="sm" onClick={onAudit}>
          How your habits are scored
        </Button>
      </Group>
    </section>
  );
}
