import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useEffect, useRef } from 'react';
import { focusFirstRefused } from '#web/lib/forms/focus-refused.ts';
import { formatKcal } from '#web/lib/format.ts';
import { uuidV7 } from '#web/lib/uuid.ts';
import { quickItem } from '#web/meals/review/draft-item.ts';
import type { DraftItem } from '#web/meals/review/draft.ts';
import classes from './quick-add.module.css';
import { MAX_ITEM_GRAMS, MAX_QUICK_ADD_KCAL } from '#domain/meals/limits.ts';
import type { NutrientEstimates } from '#domain/meals/estimates/estimate.ts';
import { signedNumber } from '#domain/numbers/typed-number.ts';
import { macrosDisagree } from '#domain/meals/macros-disagree.ts';

/** The figures of a quick add in the order they are typed. */
const ENTERED = [
  { key: 'energyKcal', label: 'Calories', unit: 'kcal', max: MAX_QUICK_ADD_KCAL },
  { key: 'proteinG', label: 'Protein', unit: 'g', max: MAX_ITEM_GRAMS },
  { key: 'carbsG', label: 'Carbs', unit: 'g', max: MAX_ITEM_GRAMS },
  { key: 'fatG', label: 'Fat', unit: 'g', max: MAX_ITEM_GRAMS },
  { key: 'fiberG', label: 'Fiber', unit: 'g', max: MAX_ITEM_GRAMS },
] as const;

type EnteredKey = (typeof ENTERED)[number]['key'];
type TypedEntry = Readonly<Record<EnteredKey | 'name', string>>;

export const EMPTY_ENTRY: TypedEntry = {
  name: '',
  energyKcal: '',
  proteinG: '',
  carbsG: '',
  fatG: '',
  fiberG: '',
};

/** A parsed quick add. */
interface QuickEntry {
  /** Errors by field; empty if it can be added. */
  readonly faults: Readonly<Partial<Record<EnteredKey | 'name', string>>>;
  /** Exact figures as typed. Missing ones are unknown. */
  readonly nutrients: NutrientEstimates;
  /** Energy from the macros, kcal, if it contradicts the typed energy. */
  readonly macrosKcal: number | undefined;
}

/** Parses a quick add. Name and energy are required; a missing macro is unknown, never 0. */
export function readEntry(typed: TypedEntry): QuickEntry {
  const faults: Partial<Record<EnteredKey | 'name', string>> = {};
  const figures: Partial<Record<EnteredKey, number>> = {};
  if (typed.name.trim() === '') faults.name = 'Enter a name.';
  for (const { key, unit, max } of ENTERED) {
    const text = typed[key].trim();
    const figure = signedNumber(text);
    if (text === '' && key !== 'energyKcal') continue;
    if (figure === undefined) faults[key] = text === '' ? 'Enter the calories.' : 'Enter a number.';
    else if (figure < 0) faults[key] = 'Enter 0 or more.';
    else if (figure > max) faults[key] = `Enter ${max.toLocaleString('en-US')} ${unit} or less.`;
    else figures[key] = figure;
  }
  const { energyKcal } = figures;
  return {
    faults,
    nutrients: Object.fromEntries(
      Object.entries(figures).map(([key, value]) => [key, { value, low: value, high: value }]),
    ),
    macrosKcal: energyKcal === undefined ? undefined : macrosDisagree({ ...figures, energyKcal }),
  };
}

/** Energy and macros from a label or menu, without looking up a food. */
export function QuickAdd({ onAdd }: { readonly onAdd: (item: DraftItem) => void }) {
  const form = useForm<TypedEntry>({
    initialValues: EMPTY_ENTRY,
    validate: (typed) => readEntry(typed).faults,
  });
  const first = useRef<HTMLInputElement>(null);
  // It was just opened, so typing comes next.
  useEffect(() => first.current?.focus(), []);
  const { nutrients, macrosKcal } = readEntry(form.values);
  const add = ({ name }: TypedEntry) => {
    onAdd(quickItem(uuidV7(), name.trim(), nutrients));
    form.reset();
  };
  return (
    <form
      className={classes.form}
      aria-label="Quick add"
      onSubmit={form.onSubmit(add, focusFirstRefused)}
      noValidate
    >
      <TextInput
        className={classes.title ?? ''}
        label="Name"
        placeholder="Protein bar"
        maxLength={120}
        ref={first}
        {...form.getInputProps('name')}
      />
      {ENTERED.map(({ key, label, unit }) => (
        <TextInput
          key={key}
          label={`${label}, ${unit}`}
          placeholder={key === 'energyKcal' ? 'One serving' : 'Optional'}
          inputMode="decimal"
          autoComplete="off"
          {...form.getInputProps(key)}
        />
      ))}
      <div className={classes.whole} role="status">
        {macrosKcal !== undefined && (
          <p className={classes.warning}>
            <strong>These macros come to {formatKcal(macrosKcal)} kcal.</strong> That differs by more than 20%
            from the calories you entered. Check the numbers, or add the food anyway. Alcohol, for example,
            has calories but isn’t a macro. We count 4 kcal per gram of protein and of carbs other than fiber,
            9 for fat and 2 for fiber (FAO 2003).
          </p>
        )}
      </div>
      <Button type="submit" variant="light" className={classes.whole ?? ''}>
        Add to this meal
      </Button>
    </form>
  );
}
