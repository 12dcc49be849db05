import { Checkbox, NativeSelect, Stack } from '@mantine/core';
import type { GoalSettings } from '#contract/goals/goal-plan.ts';
import { FASTING_PROTOCOLS } from '#domain/fasting/protocols.ts';
import { CONDITIONS, type Condition } from '#domain/goals/conditions.ts';
import { drinkUnit } from '#web/lib/units/volume.ts';
import { CONDITION_NAMES } from '#web/lib/names/condition-names.ts';
import { PROTOCOL_NAMES } from '#web/lib/names/protocol-names.ts';
import { Card } from '#web/ui/card.tsx';
import { FigureField } from '#web/ui/forms/figure-field.tsx';
import type { PartProps } from './form-part.ts';
import grid from '#web/ui/forms/form-grid.module.css';

/** Water, sleep and fasting. */
export function HabitsSection({ form, system, faultOf, onChange }: PartProps) {
  return (
    <Card title="Water, sleep and fasting">
      <div className={grid.fields}>
        <FigureField
          label="Water a day"
          unit={drinkUnit(system)}
          placeholder="By formula"
          value={form.water}
          error={faultOf('settings.waterMl')}
          onChange={(water) => onChange({ water })}
        />
        <FigureField
          label="Sleep a night"
          unit="h"
          placeholder="By age"
          value={form.sleep}
          error={faultOf('settings.sleepHours')}
          onChange={(sleep) => onChange({ sleep })}
        />
        <NativeSelect
          label="Fasting plan"
          data={[
            { value: '', label: 'No plan' },
            ...FASTING_PROTOCOLS.map((value) => ({ value, label: PROTOCOL_NAMES[value] })),
          ]}
          value={form.fastingProtocol ?? ''}
          error={faultOf('settings.fastingProtocol')}
          onChange={({ currentTarget }) =>
            onChange({
              fastingProtocol: FASTING_PROTOCOLS.find((value) => value === currentTarget.value) ?? null,
            })
          }
        />
      </div>
    </Card>
  );
}

interface ConditionsProps extends PartProps {
  /** What was told before fasting, or in the health profile: it counts here too, and is changed there. */
  readonly screened: GoalSettings['conditions'];
}

/** What makes a deficit or a diet unsafe: asked, so that no target is. */
export function ConditionsSection({ form, onChange, screened }: ConditionsProps) {
  const isScreened = (condition: Condition): boolean => screened.includes(condition);
  return (
    <Card title="What makes a target unsafe">
      <Stack gap="md">
        {CONDITIONS.map((condition) => (
          <Checkbox
            key={condition}
            radius="xs"
            label={CONDITION_NAMES[condition]}
            {...(isScreened(condition) && {
              disabled: true,
              description: 'As you told us before fasting or in your health profile; change it there.',
            })}
            checked={isScreened(condition) || form.conditions.includes(condition)}
            onChange={({ currentTarget: { checked } }) =>
              onChange({
                conditions: checked
                  ? [...form.conditions, condition]
                  : form.conditions.filter((other) => other !== condition),
              })
            }
          />
        ))}
      </Stack>
    </Card>
  );
}
