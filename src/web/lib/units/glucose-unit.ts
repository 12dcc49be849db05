import type { GlucoseUnit } from '#domain/glucose-import/file-value.ts';
import { GLUCOSE_UNITS, usualUnit } from '#domain/glucose/glucose-text.ts';
import { deviceChoice } from '#web/lib/device-choice.ts';
import { useMember } from '#web/lib/member.ts';

const isUnit = (value: unknown): value is GlucoseUnit => GLUCOSE_UNITS.some((unit) => unit === value);

const store = deviceChoice('perennial-glucose-unit', isUnit);

/** Sets the unit of glucose on this device. */
export const chooseUnit = store.choose;

/** The unit chosen on this device, else the one for the member's unit system. */
export function useGlucoseUnit(): GlucoseUnit {
  const { data: member } = useMember();
  return store.useChosen() ?? usualUnit(member?.unitSystem);
}
