import { ACTIVITY_LABELS } from '#domain/account/profile-names.ts';
import { Input, NativeSelect, SegmentedControl } from '@mantine/core';
import { useId } from 'react';
import { ACTIVITY_LEVELS, GOALS, WEEKLY_LOSS_KG, type Goal } from '#domain/account/profile.ts';
import { formatRate } from '#web/lib/format.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { FigureField } from '#web/ui/forms/figure-field.tsx';
import type { PartProps } from './form-part.ts';
import grid from '#web/ui/forms/form-grid.module.css';

const GOAL_LABELS: Readonly<Record<Goal, string>> = { lose: 'Lose', maintain: 'Maintain', gain: 'Gain' };

/** Standard rates, plus the current one if it differs. */
const ratesWith = (current: number | null): readonly number[] =>
  [...new Set([...WEEKLY_LOSS_KG, ...(current === null ? [] : [current])])].toSorted(
    (one, other) => one - other,
  );

/** Goal, rate and activity level. */
export function GoalSection({ form, system, faultOf, noticeOf, onChange }: PartProps) {
  const goalId = useId();
  const goalFault = faultOf('goal');
  return (
    <Card title="Weight and movement">
      <div className={grid.fields}>
        <div className={grid.whole}>
          <Input.Wrapper
            label="Goal"
            labelElement="div"
            labelProps={{ id: goalId }}
            description={noticeOf('goal')}
            error={goalFault}
          >
            <SegmentedControl
              fullWidth
              aria-labelledby={goalId}
              aria-invalid={goalFault === undefined ? undefined : true}
              data={GOALS.map((value) => ({ value, label: GOAL_LABELS[value] }))}
              value={form.goal}
              onChange={(chosen) => {
                const goal = GOALS.find((value) => value === chosen);
                if (goal) onChange({ goal });
              }}
            />
          </Input.Wrapper>
        </div>
        <FigureField
          label="Target weight"
          unit={system === 'imperial' ? 'lb' : 'kg'}
          description={
            noticeOf('targetMassKg') ??
            (form.goal === 'maintain' ? 'Optional if you’re maintaining' : undefined)
          }
          value={form.target}
          error={faultOf('targetMassKg')}
          onChange={(target) => onChange({ target })}
        />
        {form.goal === 'lose' && (
          <NativeSelect
            label="Weekly loss"
            data={ratesWith(form.weeklyLossKg).map((rateKg) => ({
              value: String(rateKg),
              label: `${formatRate(rateKg, system)} a week`,
            }))}
            value={String(form.weeklyLossKg)}
            error={faultOf('weeklyLossKg')}
            onChange={({ currentTarget }) => onChange({ weeklyLossKg: Number(currentTarget.value) })}
          />
        )}
        <NativeSelect
          className={grid.whole ?? ''}
          label="Activity level"
          data={ACTIVITY_LEVELS.map((value) => ({ value, label: ACTIVITY_LABELS[value] }))}
          value={form.activityLevel}
          onChange={({ currentTarget }) => {
            const activityLevel = ACTIVITY_LEVELS.find((value) => value === currentTarget.value);
            if (activityLevel) onChange({ activityLevel });
          }}
        />
      </div>
    </Card>
  );
}
