import { NativeSelect } from '@mantine/core';
import { FASTING_PROTOCOLS } from '#domain/fasting/protocols.ts';
import { drinkUnit } from '#web/lib/units/volume.ts';
import { PROTOCOL_NAMES } from '#web/lib/names/protocol-names.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { FigureField } from '#web/ui/forms/figure-field.tsx';
import type { PartProps } from './form-part.ts';
import grid from '#web/ui/forms/form-grid.module.css';

/** Water, sleep and fasting. */
export function HabitsSection({ form, system, faultOf, onChange }: PartProps) {
  return (
    <Card title="Water, sleep and fasting">
      <div className={grid.fields}>
        <FigureField
          label="Water per day"
          unit={drinkUnit(system)}
          placeholder="Calculated"
          value={form.water}
          error={faultOf('settings.waterMl')}
          onChange={(water) => onChange({ water })}
        />
        <FigureField
          label="Sleep per night"
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
