import { Input, SegmentedControl, TextInput } from '@mantine/core';
import { MEAL_KINDS, type MealKind } from '#domain/meals/meal.ts';
import type { MealTime } from './build-meal.ts';
import { MEAL_KIND_NAMES } from '#web/lib/names/meal-names.ts';
import classes from './review.module.css';

interface MealTimeFieldsProps {
  readonly value: MealTime;
  readonly onChange: (change: Partial<MealTime>) => void;
}

const isKind = (value: string): value is MealKind => MEAL_KINDS.some((kind) => kind === value);

/** Kind and time of the meal. */
export function MealTimeFields({ value, onChange }: MealTimeFieldsProps) {
  return (
    <div className={classes.when}>
      <Input.Wrapper label="Meal" labelElement="div" className={classes.whenKind}>
        <SegmentedControl
          fullWidth
          size="sm"
          aria-label="Meal"
          classNames={{ label: classes.kind ?? '' }}
          value={value.kind}
          data={MEAL_KINDS.map((kind) => ({ value: kind, label: MEAL_KIND_NAMES[kind] }))}
          onChange={(kind) => isKind(kind) && onChange({ kind })}
        />
      </Input.Wrapper>
      <TextInput
        type="date"
        label="Day"
        required
        withAsterisk={false}
        value={value.date}
        onChange={(event) =>
          event.currentTarget.value !== '' && onChange({ date: event.currentTarget.value })
        }
      />
      <TextInput
        type="time"
        label="Time"
        required
        withAsterisk={false}
        value={value.time}
        onChange={(event) =>
          event.currentTarget.value !== '' && onChange({ time: event.currentTarget.value })
        }
      />
    </div>
  );
}
