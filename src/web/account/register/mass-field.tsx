import { NumberInput } from '@mantine/core';
import type { UnitSystem } from '#domain/account/profile.ts';
import { kgFromLb, lbFromKg } from '#domain/units/mass.ts';

interface MassFieldProps {
  readonly label: string;
  readonly description?: string;
  readonly required?: boolean;
  readonly unitSystem: UnitSystem;
  readonly massKg: number | undefined;
  readonly onChange: (massKg: number | undefined) => void;
  readonly onBlur: () => void;
  readonly error?: React.ReactNode;
}

const UNITS = {
  metric: {
    suffix: ' kg',
    placeholder: '70 kg',
    shown: (massKg: number) => massKg,
    stored: (typed: number) => typed,
  },
  imperial: { suffix: ' lb', placeholder: '154 lb', shown: lbFromKg, stored: kgFromLb },
} as const;

/** A body mass, typed in the member's units and kept in kg. A change of units shows the same mass anew. */
export function MassField({ unitSystem, massKg, onChange, ...field }: MassFieldProps) {
  const unit = UNITS[unitSystem];
  return (
    <NumberInput
      key={unitSystem}
      {...field}
      withAsterisk={field.required ?? false}
      required={false}
      defaultValue={massKg === undefined ? '' : Math.round(unit.shown(massKg) * 10) / 10}
      onValueChange={({ floatValue }, { source }) => {
        // Only what a person typed counts: showing a rounded value must not store it.
        if (String(source) === 'event')
          onChange(floatValue === undefined ? undefined : unit.stored(floatValue));
      }}
      suffix={unit.suffix}
      placeholder={unit.placeholder}
      decimalScale={1}
      allowNegative={false}
      clampBehavior="none"
      hideControls
      inputMode="decimal"
    />
  );
}
