import { Checkbox, Stack, Text } from '@mantine/core';
import type { GoalSettings } from '#contract/goals/goal-plan.ts';
import { CONDITIONS, type Condition } from '#domain/goals/conditions.ts';
import { CONDITION_NAMES } from '#web/lib/names/condition-names.ts';
import { DayField } from '#web/lib/time/day-field.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import type { PartProps } from './form-part.ts';
import classes from './update-goals.module.css';

interface HealthProps extends PartProps {
  /** Answered before fasting or in the health profile: it counts here, but is edited there. */
  readonly screened: GoalSettings['conditions'];
}

/** The date that the added energy of a condition depends on. */
const DATES = {
  pregnant: {
    key: 'dueOn',
    label: 'Due date',
    why: 'Used to calculate your extra calories. Without a date, we add 340 kcal, the amount for the second trimester.',
  },
  breastfeeding: {
    key: 'bornOn',
    label: 'Your child’s birthday',
    why: 'Used to calculate your extra calories. Without a date, we add 330 kcal, the amount for the first 6 months.',
  },
} as const;

function DateOf({
  condition,
  form,
  faultOf,
  onChange,
}: PartProps & { readonly condition: keyof typeof DATES }) {
  const { key, label, why } = DATES[condition];
  return (
    <div className={classes.under}>
      <DayField
        label={label}
        description={why}
        value={form[key]}
        error={faultOf(`settings.${key}`)}
        onDay={(day) => onChange({ [key]: day })}
      />
    </div>
  );
}

/** Health conditions that affect safe targets. */
export function HealthSection({ screened, ...part }: HealthProps) {
  const { form, onChange } = part;
  const isScreened = (condition: Condition): boolean => screened.includes(condition);
  return (
    <Card title="Health">
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          Check all that apply so your targets are safe for you.
        </Text>
        {CONDITIONS.map((condition) => {
          const isChecked = isScreened(condition) || form.conditions.includes(condition);
          return (
            <Stack key={condition} gap="sm">
              <Checkbox
                radius="xs"
                label={CONDITION_NAMES[condition]}
                {...(isScreened(condition) && {
                  disabled: true,
                  description: 'From your fasting questions or health profile. Change it there.',
                })}
                checked={isChecked}
                onChange={({ currentTarget: { checked } }) =>
                  onChange({
                    conditions: checked
                      ? [...form.conditions, condition]
                      : form.conditions.filter((other) => other !== condition),
                  })
                }
              />
              {isChecked && (condition === 'pregnant' || condition === 'breastfeeding') && (
                <DateOf {...part} condition={condition} />
              )}
            </Stack>
          );
        })}
      </Stack>
    </Card>
  );
}
