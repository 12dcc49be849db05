import type { UnitSystem } from '#domain/account/profile.ts';
import { kgFromLb, lbFromKg } from '#domain/units/mass.ts';
import { NumberField } from '#web/lib/units/number-field.tsx';

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
    unit: 'kg',
    placeholder: '70',
    shown: (massKg: number) => massKg,
    stored: (typed: number) => typed,
  },
  imperial: { unit: 'lb', placeholder: '154', shown: lbFromKg, stored: kgFromLb },
} as const;

/** A body mass, typed in the member's units and stored in kg. Changing units converts the displayed mass. */
export function MassField({ unitSystem, massKg, onChange, required = false, ...field }: MassFieldProps) {
  const { unit, placeholder, shown, stored } = UNITS[unitSystem];
  return (
    <NumberField
      {...field}
      withAsterisk={required}
      unit={unit}
      placeholder={placeholder}
      initial={massKg === undefined ? undefined : Math.round(shown(massKg) * 10) / 10}
      onChange={(typed) => onChange(typed === undefined ? undefined : stored(typed))}
    />
  );
}
