import { GOAL_RANGES } from '#domain/goals/goal-ranges.ts';
import { parseNumber } from '#web/lib/entry-form.ts';
import type { GoalDraft, GoalSettings } from '#contract/goals/goal-plan.ts';
import type { GoalsInForce } from '#contract/goals/goals.ts';
import type { UnitSystem } from '#domain/account/profile.ts';
import { wholeLimits } from '#domain/numbers/whole-limits.ts';
import { flOzFromMl, mlFromFlOz } from '#domain/units/volume.ts';
import { kgFromLb, lbFromKg } from '#domain/units/mass.ts';

/** Fields for manual targets. */
export const BY_HAND_FIELDS = ['energyKcal', 'proteinG', 'carbsG', 'fatG', 'fiberG'] as const;

type ByHandField = (typeof BY_HAND_FIELDS)[number];

/** Goals being typed. Plain data, so that they survive a reload. */
export interface GoalsForm extends Pick<
  GoalDraft,
  'goal' | 'activityLevel' | 'dietaryPreference' | 'mode' | 'weekdayOffsetsKcal' | 'weeklyLossKg'
> {
  readonly addsWorkouts: boolean;
  /** In the member's units; empty for none. */
  readonly target: string;
  readonly byHand: Readonly<Record<ByHandField, string>>;
  /** ml or fluid ounces a day, and hours; empty lets the formula decide. */
  readonly water: string;
  readonly sleep: string;
  readonly fastingProtocol: GoalSettings['fastingProtocol'];
  readonly conditions: GoalSettings['conditions'];
  /** `YYYY-MM-DD`, or empty. */
  readonly dueOn: string;
  readonly bornOn: string;
}

/** The parsed form: `draft` exists if the fields are valid. */
export interface ReadGoals {
  /** By the field's name in the API. */
  readonly faults: Readonly<Record<string, string>>;
  readonly draft: GoalDraft | undefined;
}

/** Initial rate of a member who hasn't chosen one. */
const USUAL_RATE_KG = 0.5;

const shown = (value: number, step: number): string =>
  String(Number((Math.round(value / step) * step).toFixed(2)));

const targetText = (massKg: number | null, system: UnitSystem): string =>
  massKg === null ? '' : shown(system === 'imperial' ? lbFromKg(massKg) : massKg, 0.1);

const waterText = (waterMl: number | null, system: UnitSystem): string =>
  waterMl === null ? '' : system === 'imperial' ? shown(flOzFromMl(waterMl), 0.1) : shown(waterMl, 1);

/** The goals in force as a form. */
export const goalsFormOf = (goals: GoalsInForce, system: UnitSystem): GoalsForm => ({
  goal: goals.goal,
  target: targetText(goals.targetMassKg, system),
  weeklyLossKg: goals.weeklyLossKg ?? USUAL_RATE_KG,
  activityLevel: goals.activityLevel,
  dietaryPreference: goals.dietaryPreference,
  mode: goals.mode,
  byHand: {
    energyKcal: shown(goals.energyKcal, 1),
    proteinG: shown(goals.proteinG, 1),
    carbsG: shown(goals.carbsG, 1),
    fatG: shown(goals.fatG, 1),
    fiberG: shown(goals.fiberG, 1),
  },
  weekdayOffsetsKcal: [...goals.weekdayOffsetsKcal],
  addsWorkouts: goals.addsWorkouts,
  water: waterText(goals.settings.waterMl, system),
  sleep: goals.settings.sleepHours === null ? '' : shown(goals.settings.sleepHours, 0.25),
  fastingProtocol: goals.settings.fastingProtocol,
  conditions: [...goals.settings.conditions],
  dueOn: goals.settings.dueOn ?? '',
  bornOn: goals.settings.bornOn ?? '',
});

interface Bounds {
  readonly low: number;
  readonly high: number;
  readonly says: string;
}

const fault = (value: number | null, { low, high, says }: Bounds): string | undefined => {
  if (value === null) return undefined;
  if (Number.isNaN(value)) return 'Enter a number.';
  if (low === 0 && value < 0) return 'Enter 0 or more.';
  return value < low || value > high ? says : undefined;
};

const { targetMassKg, waterMl, sleepHours, energyKcal, macroG } = GOAL_RANGES;
const say = (value: number): string => value.toLocaleString('en-US');
const between = (
  range: { readonly low: number; readonly high: number },
  inUnit?: (value: number) => number,
): string => {
  const { low, high } = wholeLimits(range, inUnit);
  return `${say(low)} and ${say(high)}`;
};

const UNIT_BOUNDS = {
  metric: {
    targetMassKg: `Enter a weight between ${between(targetMassKg)} kg.`,
    waterMl: `Enter an amount between ${between(waterMl)} mL.`,
  },
  imperial: {
    targetMassKg: `Enter a weight between ${between(targetMassKg, lbFromKg)} lb.`,
    waterMl: `Enter an amount between ${between(waterMl, flOzFromMl)} fl oz.`,
  },
} as const;

const BOUNDS = {
  sleepHours: { ...sleepHours, says: `Enter between ${between(sleepHours)} hours.` },
  energyKcal: { ...energyKcal, says: `Enter ${say(energyKcal.high)} kcal or less.` },
  grams: { ...macroG, says: `Enter ${say(macroG.high)} g or less.` },
} as const;

/** The form's numbers in SI. An unchanged field keeps its exact stored value. */
function figuresOf(form: GoalsForm, inForce: GoalsInForce, system: UnitSystem) {
  const before = goalsFormOf(inForce, system);
  const isImperial = system === 'imperial';
  const [target, water] = [parseNumber(form.target), parseNumber(form.water)];
  return {
    targetMassKg:
      form.target === before.target
        ? inForce.targetMassKg
        : target === null || !isImperial
          ? target
          : kgFromLb(target),
    waterMl:
      form.water === before.water
        ? inForce.settings.waterMl
        : water === null || !isImperial
          ? water
          : mlFromFlOz(water),
    sleepHours: form.sleep === before.sleep ? inForce.settings.sleepHours : parseNumber(form.sleep),
  };
}

function byHandOf({ byHand }: GoalsForm): {
  readonly values: Record<ByHandField, number>;
  readonly faults: Record<string, string | undefined>;
} {
  const values: Record<ByHandField, number> = { energyKcal: 0, proteinG: 0, carbsG: 0, fatG: 0, fiberG: 0 };
  const faults: Record<string, string | undefined> = {};
  for (const field of BY_HAND_FIELDS) {
    const value = parseNumber(byHand[field]);
    const bounds = field === 'energyKcal' ? BOUNDS.energyKcal : BOUNDS.grams;
    faults[`byHand.${field}`] = value === null ? 'Enter a number.' : fault(value, bounds);
    values[field] = value ?? 0;
  }
  return { values, faults };
}

/** Parses the form. The preview decides whether it is safe. */
export function readGoals(form: GoalsForm, inForce: GoalsInForce, system: UnitSystem): ReadGoals {
  const { targetMassKg, waterMl, sleepHours } = figuresOf(form, inForce, system);
  const byHand = form.mode === 'by-hand' ? byHandOf(form) : undefined;
  const faults = Object.entries({
    targetMassKg: fault(targetMassKg, {
      ...GOAL_RANGES.targetMassKg,
      says: UNIT_BOUNDS[system].targetMassKg,
    }),
    'settings.waterMl': fault(waterMl, { ...GOAL_RANGES.waterMl, says: UNIT_BOUNDS[system].waterMl }),
    'settings.sleepHours': fault(sleepHours, BOUNDS.sleepHours),
    ...byHand?.faults,
  }).flatMap(([field, text]) => (text === undefined ? [] : [[field, text] as const]));
  if (faults.length > 0) return { faults: Object.fromEntries(faults), draft: undefined };
  const { goal, activityLevel, dietaryPreference, mode, fastingProtocol, conditions } = form;
  return {
    faults: {},
    draft: {
      goal,
      targetMassKg,
      weeklyLossKg: goal === 'lose' ? form.weeklyLossKg : null,
      activityLevel,
      dietaryPreference,
      mode,
      weekdayOffsetsKcal: form.weekdayOffsetsKcal,
      addsWorkouts: form.addsWorkouts,
      settings: {
        waterMl,
        sleepHours,
        fastingProtocol,
        conditions,
        dueOn: form.dueOn || null,
        bornOn: form.bornOn || null,
      },
      ...(byHand && { byHand: byHand.values }),
    },
  };
}
