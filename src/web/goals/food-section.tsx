import { Checkbox, Input, NativeSelect, SegmentedControl, Text } from '@mantine/core';
import { useId } from 'react';
import type { GoalPlanAnswer } from '#contract/goals/goal-plan.ts';
import { DIETARY_PREFERENCES } from '#domain/account/profile.ts';
import { MIN_TRACKED_DAYS } from '#domain/movement/usual-movement.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { FigureField } from '#web/ui/forms/figure-field.tsx';
import type { PartProps } from './form-part.ts';
import { BY_HAND_FIELDS } from './goals-form.ts';
import grid from '#web/ui/forms/form-grid.module.css';
import { preferenceName } from '#domain/account/profile-names.ts';

const FIELDS = {
  energyKcal: { label: 'Calories', unit: 'kcal' },
  proteinG: { label: 'Protein', unit: 'g' },
  carbsG: { label: 'Carbs', unit: 'g' },
  fatG: { label: 'Fat', unit: 'g' },
  fiberG: { label: 'Fiber', unit: 'g' },
} as const;

interface FoodSectionProps extends PartProps {
  /** The computed figures, as initial values for manual entry. */
  readonly plan: GoalPlanAnswer | undefined;
}

const byHandFrom = (plan: GoalPlanAnswer) => ({
  energyKcal: String(plan.energyKcal),
  proteinG: String(plan.proteinG),
  carbsG: String(plan.carbsG),
  fatG: String(plan.fatG),
  fiberG: String(plan.fiberG),
});

function ByHand({ form, faultOf, noticeOf, onChange }: PartProps) {
  return (
    <div className={`${grid.whole} ${grid.figures}`}>
      {BY_HAND_FIELDS.map((field) => (
        <FigureField
          key={field}
          {...FIELDS[field]}
          value={form.byHand[field]}
          description={noticeOf(`byHand.${field}`)}
          error={faultOf(`byHand.${field}`)}
          onChange={(value) => onChange({ byHand: { ...form.byHand, [field]: value } })}
        />
      ))}
    </div>
  );
}

/** Energy and macros: computed or manual. */
export function FoodSection(props: FoodSectionProps) {
  const { form, faultOf, onChange, plan } = props;
  const modeId = useId();
  const choose = (mode: string): void => {
    if (mode === 'computed') onChange({ mode });
    else if (form.mode === 'computed')
      onChange({ mode: 'by-hand', ...(plan && { byHand: byHandFrom(plan) }) });
  };
  return (
    <Card title="Calories and macros">
      <div className={grid.fields}>
        <NativeSelect
          className={grid.whole ?? ''}
          label="Dietary preference"
          description="Affects how your calories are split between protein, carbs and fat. This is your preference, not our recommendation."
          data={DIETARY_PREFERENCES.map((value) => ({ value, label: preferenceName(value) }))}
          value={form.dietaryPreference}
          error={faultOf('dietaryPreference')}
          onChange={({ currentTarget }) => {
            const dietaryPreference = DIETARY_PREFERENCES.find((value) => value === currentTarget.value);
            if (dietaryPreference) onChange({ dietaryPreference });
          }}
        />
        <div className={grid.whole}>
          <Input.Wrapper label="Daily targets" labelElement="div" labelProps={{ id: modeId }}>
            <SegmentedControl
              fullWidth
              aria-labelledby={modeId}
              data={[
                { value: 'computed', label: 'Calculated' },
                { value: 'by-hand', label: 'Manual' },
              ]}
              value={form.mode}
              onChange={choose}
            />
          </Input.Wrapper>
        </div>
        {form.mode === 'by-hand' ? (
          <ByHand {...props} />
        ) : (
          <Text size="sm" c="dimmed" className={grid.whole ?? ''}>
            Based on your trend weight when you save. Once we know how many calories you burn, a weekly
            check-in will suggest new targets.
          </Text>
        )}
        <Checkbox
          className={grid.whole ?? ''}
          radius="xs"
          label="Add workout calories to my target"
          description={`Your target rises with the day’s workouts. If your plan already includes exercise, this starts after ${MIN_TRACKED_DAYS} tracked days, so nothing is counted twice.`}
          checked={form.addsWorkouts}
          onChange={({ currentTarget }) => onChange({ addsWorkouts: currentTarget.checked })}
        />
      </div>
    </Card>
  );
}
