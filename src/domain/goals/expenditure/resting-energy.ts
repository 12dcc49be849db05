import type { ActivityLevel, Body } from '#domain/account/profile.ts';
import { cunningham } from './cunningham.ts';
import { harrisBenedict } from './harris-benedict.ts';
import { katchMcArdle } from './katch-mcardle.ts';
import { mifflinStJeor } from './mifflin-st-jeor.ts';

export const RESTING_EQUATIONS = [
  'mifflin-st-jeor',
  'katch-mcardle',
  'cunningham',
  'harris-benedict',
] as const;

export type RestingEquation = (typeof RESTING_EQUATIONS)[number];

/** A body with its fat as a fraction of mass, if measured within the last 90 days. */
export interface MeasuredBody extends Body {
  readonly bodyFatFraction?: number | undefined;
}

export interface RestingEnergy {
  readonly equation: RestingEquation;
  readonly restingKcal: number;
}

/** Fat fraction below which a very active body counts as trained. */
const TRAINED_BELOW = { male: 0.15, female: 0.22 } as const;

/** Whether the equations are valid for a body fat fraction. */
const isUsable = (bodyFatFraction: number | undefined): bodyFatFraction is number =>
  bodyFatFraction !== undefined && bodyFatFraction >= 0.03 && bodyFatFraction <= 0.6;

/** Whether a body counts as trained: very active and measurably lean. */
export const isTrained = ({ sex, bodyFatFraction }: MeasuredBody, activityLevel: ActivityLevel): boolean =>
  activityLevel === 'very_active' && isUsable(bodyFatFraction) && bodyFatFraction < TRAINED_BELOW[sex];

/** Resting energy by every equation that has the measurements it needs, kcal a day. */
export function restingEnergies(body: MeasuredBody): readonly RestingEnergy[] {
  const { massKg, bodyFatFraction } = body;
  const fatFreeMassKg = isUsable(bodyFatFraction) ? massKg * (1 - bodyFatFraction) : undefined;
  return [
    { equation: 'mifflin-st-jeor', restingKcal: mifflinStJeor(body) },
    { equation: 'harris-benedict', restingKcal: harrisBenedict(body) },
    ...(fatFreeMassKg === undefined
      ? []
      : [
          { equation: 'katch-mcardle' as const, restingKcal: katchMcArdle(fatFreeMassKg) },
          { equation: 'cunningham' as const, restingKcal: cunningham(fatFreeMassKg) },
        ]),
  ];
}

/**
 * Resting energy by the best equation: Katch–McArdle if body fat was measured within 90 days, Cunningham if that body is also trained,
 * and Mifflin–St Jeor otherwise. The standard deviation of the individual error is about 10%.
 */
export function restingEnergy(body: MeasuredBody, activityLevel: ActivityLevel): RestingEnergy {
  const { massKg, bodyFatFraction } = body;
  if (!isUsable(bodyFatFraction)) return { equation: 'mifflin-st-jeor', restingKcal: mifflinStJeor(body) };
  const fatFreeMassKg = massKg * (1 - bodyFatFraction);
  return isTrained(body, activityLevel)
    ? { equation: 'cunningham', restingKcal: cunningham(fatFreeMassKg) }
    : { equation: 'katch-mcardle', restingKcal: katchMcArdle(fatFreeMassKg) };
}
