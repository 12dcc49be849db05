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

/** A body with its measured fat as a fraction of its mass, where it was measured within the last 90 days. */
export interface MeasuredBody extends Body {
  readonly bodyFatFraction?: number | undefined;
}

export interface RestingEnergy {
  readonly equation: RestingEquation;
  readonly restingKcal: number;
}

/** How lean a very active body has to be to count as trained, as a fraction of fat. */
const TRAINED_BELOW = { male: 0.15, female: 0.22 } as const;

/** Whether a figure of body fat is one the equations hold for. */
const isUsable = (bodyFatFraction: number | undefined): bodyFatFraction is number =>
  bodyFatFraction !== undefined && bodyFatFraction >= 0.03 && bodyFatFraction <= 0.6;

/** Whether a body counts as trained: very active, and measured to be lean. */
export const isTrained = ({ sex, bodyFatFraction }: MeasuredBody, activityLevel: ActivityLevel): boolean =>
  activityLevel === 'very_active' && isUsable(bodyFatFraction) && bodyFatFraction < TRAINED_BELOW[sex];

/** Resting energy, kcal a day, by every equation that the body has the measures for. */
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
 * Resting energy by the equation that fits best: Katch–McArdle where body fat was measured within 90 days, Cunningham where such a body
 * is trained as well, Mifflin–St Jeor for everybody else. One standard deviation of the individual error is about 10 %.
 */
export function restingEnergy(body: MeasuredBody, activityLevel: ActivityLevel): RestingEnergy {
  const { massKg, bodyFatFraction } = body;
  if (!isUsable(bodyFatFraction)) return { equation: 'mifflin-st-jeor', restingKcal: mifflinStJeor(body) };
  const fatFreeMassKg = massKg * (1 - bodyFatFraction);
  return isTrained(body, activityLevel)
    ? { equation: 'cunningham', restingKcal: cunningham(fatFreeMassKg) }
    : { equation: 'katch-mcardle', restingKcal: katchMcArdle(fatFreeMassKg) };
}
