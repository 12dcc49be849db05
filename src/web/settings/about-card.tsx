import { TextInput } from '@mantine/core';
import { HeightField } from '#web/lib/units/height-field.tsx';
import { GLUCOSE_UNITS } from '#domain/glucose/glucose-text.ts';
import { SEX_OPTIONS, UNIT_OPTIONS } from '#domain/account/profile-names.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { Choice } from '#web/ui/forms/choice.tsx';
import { FigureField } from '#web/ui/forms/figure-field.tsx';
import grid from '#web/ui/forms/form-grid.module.css';
import type { SettingsFormState } from './use-settings-form.ts';

const GLUCOSE_UNIT_OPTIONS = GLUCOSE_UNITS.map((unit) => ({ value: unit, label: unit }));

interface AboutCardProps {
  readonly state: SettingsFormState;
  readonly isDemo: boolean;
}

/** The profile used by formulas and screens. */
export function AboutCard({ state, isDemo }: AboutCardProps) {
  const { form, change, faultOf } = state;
  return (
    <Card title="About you">
      <div className={grid.fields}>
        <TextInput
          label="Name"
          description={
            isDemo ? 'The demo account’s name can’t be changed' : 'Optional. We’ll use it to greet you.'
          }
          autoComplete="given-name"
          disabled={isDemo}
          value={form.name}
          error={faultOf('name')}
          onChange={({ currentTarget: { value } }) => change({ name: value })}
        />
        <FigureField
          label="Age"
          description="Updates every year"
          unit="years"
          value={form.age}
          error={faultOf('ageYears')}
          onChange={(age) => change({ age })}
        />
        <Choice
          label="Biological sex"
          description="Used in calorie and health calculations"
          options={SEX_OPTIONS}
          value={form.sex}
          onChange={(sex) => change({ sex })}
        />
        <Choice
          label="Units"
          description="For weight, height, drinks and distance"
          options={UNIT_OPTIONS}
          value={form.unitSystem}
          onChange={(unitSystem) => change({ unitSystem })}
        />
        <Choice
          label="Glucose"
          description="For readings, reports and the coach"
          options={GLUCOSE_UNIT_OPTIONS}
          value={form.glucoseUnit}
          onChange={(glucoseUnit) => change({ glucoseUnit })}
        />
        <HeightField
          unitSystem={form.unitSystem}
          heightCm={form.heightCm ?? undefined}
          error={faultOf('heightCm')}
          onChange={(heightCm) => change({ heightCm: heightCm ?? null })}
        />
      </div>
    </Card>
  );
}
