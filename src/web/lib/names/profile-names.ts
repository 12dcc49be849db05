import { SEXES, UNIT_SYSTEMS, type DietaryPreference } from '#domain/account/profile.ts';

/** "High-protein". */
export const preferenceName = (preference: DietaryPreference): string =>
  preference.charAt(0).toUpperCase() + preference.slice(1);

const SEX_NAMES = { male: 'Male', female: 'Female' } as const;
const UNIT_NAMES = { metric: 'Metric', imperial: 'Imperial' } as const;

/** Display names of the choices in registration and settings. */
export const SEX_OPTIONS = SEXES.toReversed().map((value) => ({ value, label: SEX_NAMES[value] }));
export const UNIT_OPTIONS = UNIT_SYSTEMS.map((value) => ({ value, label: UNIT_NAMES[value] }));
