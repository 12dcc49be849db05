import { Stack, Text, UnstyledButton } from '@mantine/core';
import type { Targets } from '#contract/goals/day-targets.ts';
import type { MealItem } from '#contract/meals/meals.ts';
import type { NutrientEstimates } from '#domain/meals/estimates/estimate.ts';
import { nutrientSources } from '#domain/meals/nutrients/nutrient-sources.ts';
import type { Eater } from '#domain/supplements/recommended-intakes.ts';
import { EstimateFigure } from '#web/lib/estimate-figure.tsx';
import { tooFewText, workoutSum } from '#web/lib/member/workout-words.ts';
import { useEater } from '#web/lib/member/use-eater.ts';
import { formatGrams, formatKcal } from '#web/lib/format.ts';
import { SourceLinks } from '#web/ui/source-links.tsx';
import { PlainList } from '#web/ui/lists/plain-list.tsx';
import { limitWords, needSources, needWords, percentText, type NamedShare } from './need-words.ts';
import type { NutrientName } from './nutrient-names.ts';
import { useNutrientShares } from './use-nutrient-shares.ts';
import classes from './why.module.css';

interface NutrientWhyProps {
  readonly nutrient: NutrientName;
  readonly items: readonly MealItem[];
  readonly total: NutrientEstimates;
  readonly targets: Targets | undefined;
  /** Opens a food, by the id of its item. */
  readonly onFood: (itemId: string) => void;
}

interface NeedProps {
  readonly share: NamedShare;
  readonly eater: Eater;
}

function Need({ share, eater }: NeedProps) {
  const limit = limitWords(share);
  return (
    <>
      {share.need && <Text>{needWords(share.row, share.share, share.need, eater)}</Text>}
      {limit !== undefined && <Text {...(share.isOver && { c: 'var(--critical)' })}>{limit}</Text>}
    </>
  );
}

/** A nutrient's total against the daily need, and the foods it comes from, largest first. */
export function NutrientWhy({ nutrient, items, total, targets, onFood }: NutrientWhyProps) {
  const eater = useEater();
  const share = useNutrientShares({ items, total, targets })?.get(nutrient.key);
  const cited = share ? needSources(share) : [];
  const { sources: known, unknown } = nutrientSources(items, nutrient.key);
  const sources = known.filter(({ amount }) => amount.value > 0);
  const without = known.filter(({ amount }) => amount.value === 0).map(({ name }) => name);
  const isEnergy = nutrient.key === 'energyKcal';
  return (
    <Stack gap="md">
      {share && eater && <Need share={{ ...share, row: nutrient }} eater={eater} />}
      {isEnergy && targets?.workouts && (
        <Text size="sm" c="dimmed">
          {formatKcal(targets.energyKcal)} kcal = {workoutSum(targets.workouts)}.
        </Text>
      )}
      {isEnergy && targets?.workoutDays !== undefined && (
        <Text size="sm" c="dimmed">
          {tooFewText(targets.workoutDays)}
        </Text>
      )}
      <PlainList gap="md">
        {sources.map(({ name, itemId, grams, amount, share }) => (
          <li key={name}>
            <UnstyledButton className={classes.source} onClick={() => itemId !== undefined && onFood(itemId)}>
              <span className={classes.name}>
                {name}
                {grams !== undefined && <span className={classes.grams}> {formatGrams(grams)} g</span>}
              </span>
              <EstimateFigure estimate={amount} isEnergy={isEnergy} unit={nutrient.unit} />
              <span className={classes.share}>{share === undefined ? '' : percentText(share)}</span>
              <span className={classes.track} aria-hidden>
                <span className={classes.bar} style={{ width: `${(share ?? 0) * 100}%` }} />
              </span>
            </UnstyledButton>
          </li>
        ))}
      </PlainList>
      {isEnergy && sources.length > 1 && (
        <Text size="sm" c="dimmed">
          The figures are rounded, so they may not add up exactly to the total.
        </Text>
      )}
      {without.length > 0 && (
        <Text size="sm" c="dimmed">
          None in {without.join(', ')}.
        </Text>
      )}
      {unknown.length > 0 && (
        <Text size="sm" c="dimmed">
          No data for {unknown.join(', ')}, so the total may be higher.
        </Text>
      )}
      {nutrient.key === 'addedSugarsG' && (
        <Text size="sm" c="dimmed">
          Food databases rarely list added sugars, so we estimate them from each food’s sugars and typical
          ingredients.
        </Text>
      )}
      {cited.length > 0 && <SourceLinks sources={cited} />}
    </Stack>
  );
}
