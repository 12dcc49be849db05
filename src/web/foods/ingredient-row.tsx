import { ActionIcon, NativeSelect, TextInput } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { unitsOf } from '#domain/meals/portions/portion-grams.ts';
import { useFood } from '#web/lib/foods/use-food.ts';
import { formatAmount } from '#domain/numbers/format-amount.ts';
import { formatKcal } from '#web/lib/format.ts';
import { Figure } from '#web/ui/layout/figure.tsx';
import classes from './form.module.css';
import { gramsOf, inUnit, type IngredientForm } from './recipe-form.ts';

interface IngredientRowProps {
  readonly ingredient: IngredientForm;
  readonly fault: string | undefined;
  readonly onChange: (ingredient: IngredientForm) => void;
  readonly onRemove: () => void;
}

/** One ingredient with its amount and nutrients. */
export function IngredientRow({ ingredient, fault, onChange, onRemove }: IngredientRowProps) {
  const { foodId, name, unit, per100g } = ingredient;
  const food = useFood(foodId);
  const units = food ? unitsOf(food) : [];
  const grams = gramsOf(ingredient);
  const energyKcal = per100g.energyKcal;
  return (
    <li className={classes.ingredient}>
      <span className={classes.name}>{name}</span>
      <Figure
        value={grams === undefined || energyKcal === undefined ? '–' : formatKcal((energyKcal * grams) / 100)}
        unit="kcal"
      />
      <div className={classes.amounts}>
        <TextInput
          className={classes.amount ?? ''}
          aria-label={`Amount of ${name}`}
          inputMode="decimal"
          autoComplete="off"
          value={ingredient.amountText}
          error={fault}
          onChange={({ currentTarget: { value } }) => onChange({ ...ingredient, amountText: value })}
        />
        <NativeSelect
          className={classes.unit ?? ''}
          aria-label={`Unit for ${name}`}
          value={unit}
          disabled={!food}
          data={units.includes(unit) ? [...units] : [unit, ...units]}
          onChange={({ currentTarget: { value } }) => food && onChange(inUnit(ingredient, food, value))}
        />
        {grams !== undefined && unit !== 'g' && (
          <span className={classes.grams}>{formatAmount(grams)} g</span>
        )}
        <ActionIcon className={classes.remove ?? ''} aria-label={`Remove ${name}`} onClick={onRemove}>
          <IconX size="1.1em" aria-hidden />
        </ActionIcon>
      </div>
    </li>
  );
}
