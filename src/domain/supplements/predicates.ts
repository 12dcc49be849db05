import { markerOf, type MarkerKey } from '#domain/blood/markers.ts';
import type { NutrientKey } from '#domain/foods/nutrients.ts';
import type { HealthCondition } from '#domain/health/health-conditions.ts';
import type { DietPattern, Situation } from '#domain/health/health-profile.ts';
import type { Medicine } from '#domain/health/medicines.ts';
import { CONDITION_WORDS, MEDICINE_WORDS, SITUATION_WORDS } from '#domain/health/words.ts';
import { averageIntake, type Facts } from './facts.ts';
import { figureWithUnit } from './format-figure.ts';
import { recommendedIntake } from './recommended-intakes.ts';
import { substanceOf, type Substance } from './substances.ts';

/** What triggered a rule: the value, its source and its day. */
export interface Trigger {
  readonly from: 'blood' | 'diary' | 'health' | 'profile' | 'sleep' | 'stress' | 'pressure';
  /** "Ferritin". */
  readonly label: string;
  /** "18 ng/mL, below 30". */
  readonly value: string;
  readonly date: string | null;
  readonly marker?: MarkerKey;
  readonly nutrient?: NutrientKey;
}

/** Triggers if a condition holds; undefined if it doesn't or is unknown. */
export type Predicate = (facts: Facts) => readonly Trigger[] | undefined;

/** Holds if all parts hold. */
export const all =
  (...parts: readonly Predicate[]): Predicate =>
  (facts) => {
    const found = parts.map((part) => part(facts));
    return found.every((triggers) => triggers !== undefined) ? found.flat() : undefined;
  };

/** Holds if at least one part holds; returns the triggers of those that do. */
export const any =
  (...parts: readonly Predicate[]): Predicate =>
  (facts) => {
    const found = parts.flatMap((part) => {
      const triggers = part(facts);
      return triggers ? [triggers] : [];
    });
    return found.length > 0 ? found.flat() : undefined;
  };

/** Holds unless the part is known to hold. */
export const not =
  (part: Predicate): Predicate =>
  (facts) =>
    part(facts) ? undefined : [];

const LIMITS = {
  below: {
    holds: (value: number, limit: number) => value < limit,
    words: (limit: number) => `, below ${limit}`,
  },
  above: {
    holds: (value: number, limit: number) => value > limit,
    words: (limit: number) => `, above ${limit}`,
  },
  atLeast: {
    holds: (value: number, limit: number) => value >= limit,
    words: (limit: number) => `, threshold ${limit}`,
  },
} as const;

const measured =
  (marker: MarkerKey, compare: keyof typeof LIMITS, limit: number): Predicate =>
  ({ labs }) => {
    const lab = labs.get(marker);
    const { holds, words } = LIMITS[compare];
    if (!lab || !holds(lab.value, limit)) return undefined;
    const { name, unit } = markerOf(marker);
    const value = `${figureWithUnit(lab.value, unit)}${words(limit)}`;
    return [{ from: 'blood', label: name, value, date: lab.date, marker }];
  };

/** Newest value of a marker within a year, against a limit in its own unit. */
export const lab = {
  below: (marker: MarkerKey, limit: number) => measured(marker, 'below', limit),
  above: (marker: MarkerKey, limit: number) => measured(marker, 'above', limit),
  atLeast: (marker: MarkerKey, limit: number) => measured(marker, 'atLeast', limit),
  /** From the first (included) to the second (excluded). */
  between:
    (marker: MarkerKey, from: number, to: number): Predicate =>
    (facts) => {
      const value = facts.labs.get(marker)?.value;
      if (value === undefined || value < from || value >= to) return undefined;
      const { name, unit } = markerOf(marker);
      const date = facts.labs.get(marker)?.date ?? null;
      return [
        {
          from: 'blood',
          label: name,
          value: `${figureWithUnit(value, unit)}, between ${from} and ${to}`,
          date,
          marker,
        },
      ];
    },
  missing:
    (marker: MarkerKey): Predicate =>
    ({ labs }) =>
      labs.has(marker)
        ? undefined
        : [
            {
              from: 'blood',
              label: markerOf(marker).name,
              value: 'not measured in the last year',
              date: null,
            },
          ],
};

/** Food provides less than this share of the recommended intake, by a sufficiently complete food log. */
export const eatsBelow =
  (substance: Substance, share: number): Predicate =>
  (facts) => {
    const { inFood, name, unit } = substanceOf(substance);
    const recommended = recommendedIntake(substance, { ...facts.health, ...facts });
    const amount = inFood && averageIntake(facts, inFood.keys);
    if (recommended === undefined || !inFood || amount === undefined || !facts.intake) return undefined;
    const perDay = amount * (inFood.per ?? 1);
    if (perDay >= share * recommended) return undefined;
    const value = `${figureWithUnit(perDay, unit)} a day, ${Math.round((100 * perDay) / recommended)}% of ${figureWithUnit(recommended, unit)}`;
    const [nutrient] = inFood.keys;
    return [
      {
        from: 'diary',
        label: `${name.replace(/ \(.*\)$/u, '')} in food`,
        value,
        date: facts.intake.to,
        ...(nutrient && { nutrient }),
      },
    ];
  };

const DIARY = {
  below: (value: number, limit: number) => value < limit,
  atLeast: (value: number, limit: number) => value >= limit,
} as const;

/** Average daily intake of nutrients combined, against a limit in their unit. */
export const diary =
  (
    label: string,
    keys: readonly NutrientKey[],
    compare: keyof typeof DIARY,
    limit: number,
    unit: string,
  ): Predicate =>
  (facts) => {
    const amount = averageIntake(facts, keys);
    if (amount === undefined || !facts.intake || !DIARY[compare](amount, limit)) return undefined;
    const value = `${figureWithUnit(amount, unit)} a day${LIMITS[compare].words(limit)}`;
    const [nutrient] = keys;
    return [{ from: 'diary', label, value, date: facts.intake.to, ...(nutrient && { nutrient }) }];
  };

const healthTrigger = (facts: Facts, label: string, value: string): Trigger[] => [
  { from: 'health', label, value, date: facts.health?.answeredOn ?? null },
];

export const takes =
  (...medicines: readonly Medicine[]): Predicate =>
  (facts) => {
    const taken = medicines.find((medicine) => facts.health?.medicines.includes(medicine));
    return taken && healthTrigger(facts, 'Medication', MEDICINE_WORDS[taken].name);
  };

export const has =
  (...conditions: readonly HealthCondition[]): Predicate =>
  (facts) => {
    const one = conditions.find((condition) => facts.health?.conditions.includes(condition));
    return one && healthTrigger(facts, 'Condition', CONDITION_WORDS[one]);
  };

export const lives =
  (...situations: readonly Situation[]): Predicate =>
  (facts) => {
    const one = situations.find((situation) => facts.health?.situations.includes(situation));
    return one && healthTrigger(facts, 'Health profile', SITUATION_WORDS[one]);
  };

export const eatsAs =
  (...patterns: readonly DietPattern[]): Predicate =>
  (facts) => {
    const pattern = facts.health?.dietPattern;
    return pattern && patterns.includes(pattern) ? healthTrigger(facts, 'Diet', pattern) : undefined;
  };

type Answer = 'isPregnant' | 'isBreastfeeding' | 'couldBecomePregnant' | 'isMenstruating' | 'smokes';

const ANSWERS: Readonly<Record<Answer, string>> = {
  isPregnant: 'pregnant',
  isBreastfeeding: 'breastfeeding',
  couldBecomePregnant: 'you could become pregnant',
  isMenstruating: 'menstruating',
  smokes: 'smoking',
};

export const says =
  (answer: Answer): Predicate =>
  (facts) =>
    facts.health?.[answer] === true ? healthTrigger(facts, 'Health profile', ANSWERS[answer]) : undefined;

export const agedFrom =
  (years: number): Predicate =>
  ({ ageYears }) =>
    ageYears >= years
      ? [{ from: 'profile', label: 'Age', value: `${ageYears}, threshold ${years}`, date: null }]
      : undefined;

/** A custom condition. @param from origin of the figure */
export const holds =
  (
    from: Trigger['from'],
    label: string,
    value: (facts: Facts) => string | undefined,
    date: (facts: Facts) => string | null = () => null,
  ): Predicate =>
  (facts) => {
    const words = value(facts);
    return words === undefined ? undefined : [{ from, label, value: words, date: date(facts) }];
  };

/**
 * Kidneys filter less than this (eGFR, mL/min/1.73 m²), or may do so: a kidney condition was reported without a measurement, or
 * neither is known.
 */
export const kidneysMayBeBelow =
  (limit: number): Predicate =>
  (facts) => {
    const measuredBelow = lab.below('egfr', limit)(facts);
    if (facts.labs.has('egfr')) return measuredBelow;
    return any(has('kidney-disease', 'kidney-disease-stage-3'), (each) =>
      each.health?.conditionsAnswered === true
        ? undefined
        : [
            {
              from: 'blood',
              label: 'Kidneys',
              value: 'no eGFR, and no answer about kidney disease',
              date: null,
            },
          ],
    )(facts);
  };
