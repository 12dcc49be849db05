import { ageBefore } from '#domain/member/age.ts';
import { DAYS_PER_MONTH } from '#domain/time/spans.ts';
import type { Person } from '#domain/blood/person.ts';
import type { Draw } from '#domain/blood/lab-value.ts';
import type { HealthProfile } from '#domain/health/health-profile.ts';
import { addDays, daysBetween } from '#domain/time/local-date.ts';
import { phenoAge, phenoMortalityScore, phenoYearsPerUnit, type PhenoAgeInputs } from './pheno-age.ts';
import { PHENO_INPUT_RULES, phenoMarkerOf, type PhenoInputRule, type PhenoMarker } from './inputs.ts';
import { phenoAgePeerMedian, typicalValue } from './peers.ts';
import {
  PHENO_LIMITS,
  type PhenoAgeKnown,
  type PhenoAgeOutcome,
  type PhenoContribution,
  type PhenoRefusal,
} from './result.ts';

/** A year of PhenoAge against peers has 0.71 to 0.80 of the effect of a year of age on mortality. */
export const SHOWN_SHARE = 0.75;

/** Months since blood was drawn. */
export const bloodAgeMonths = (drawnOn: string, today: string): number =>
  daysBetween(drawnOn, today) / DAYS_PER_MONTH;

function refusalOfHealth(health: HealthProfile | undefined): PhenoRefusal | undefined {
  if (!health) return undefined;
  if (health.isPregnant) return 'pregnancy';
  if (health.conditions.includes('kidney-disease')) return 'kidney-disease';
  if (health.conditions.includes('cancer-treatment')) return 'cancer-treatment';
  return health.conditions.includes('thalassaemia') ? 'blood-disease' : undefined;
}

interface Window {
  readonly drawnOn: string;
  readonly markers: readonly PhenoMarker[];
  readonly missing: readonly PhenoInputRule[];
}

/** For each draw, newest first: the newest value of each marker within the 30 days before it. */
function windowsOf(draws: readonly Draw[], today: string): readonly Window[] {
  const newestFirst = draws
    .filter(({ date }) => date <= today)
    .toSorted((one, other) => (one.date < other.date ? 1 : -1));
  return newestFirst.map(({ date }) => {
    const near = newestFirst.filter(
      (draw) => draw.date <= date && draw.date >= addDays(date, -PHENO_LIMITS.maxDaysApart),
    );
    const found = PHENO_INPUT_RULES.map((rule) => ({
      rule,
      marker: near.map((draw) => phenoMarkerOf(rule, draw)).find((marker) => marker !== undefined),
    }));
    return {
      drawnOn: date,
      markers: found.flatMap(({ marker }) => marker ?? []),
      missing: found.flatMap(({ rule, marker }) => (marker ? [] : [rule])),
    };
  });
}

/** Names what is missing in the most complete window, or refuses if all nine exist but too far apart. */
function incomplete(windows: readonly Window[]): PhenoAgeOutcome {
  const best = windows.toSorted((one, other) => one.missing.length - other.missing.length)[0];
  const ever = new Set(windows.flatMap(({ markers }) => markers.map(({ rule }) => rule.input)));
  if (best && ever.size === PHENO_INPUT_RULES.length)
    return { kind: 'refused', reason: 'too-far-apart', drawnOn: best.drawnOn };
  const missing = best?.missing ?? PHENO_INPUT_RULES;
  return { kind: 'missing', markers: missing.map(({ input, name }) => ({ input, name })) };
}

const inputsOf = (ageYears: number, valueOf: (rule: PhenoInputRule) => number): PhenoAgeInputs => {
  const fields = PHENO_INPUT_RULES.map((rule) => [rule.field, valueOf(rule) * rule.factor] as const);
  return { ageYears, ...(Object.fromEntries(fields) as Omit<PhenoAgeInputs, 'ageYears'>) };
};

function contributionOf(marker: PhenoMarker, person: Person): PhenoContribution {
  const { rule, value, censored, isFloored, measuredOn } = marker;
  const { input, name, unit, modelUnit, factor, field } = rule;
  const peerValue = typicalValue(rule.marker, person);
  const yearsPerUnit = phenoYearsPerUnit(field);
  const difference = input === 'crp' ? Math.log(value / peerValue) : factor * (value - peerValue);
  return {
    input,
    name,
    value,
    unit,
    modelValue: factor * value,
    modelUnit,
    peerValue,
    peerModelValue: factor * peerValue,
    yearsPerUnit,
    years: yearsPerUnit * difference,
    measuredOn,
    censored,
    isFloored,
  };
}

function knownFrom({ drawnOn, markers }: Window, person: Person, today: string): PhenoAgeKnown {
  const { sex, ageYears } = person;
  const values = new Map(markers.map(({ rule, value }) => [rule.input, value]));
  const inputs = inputsOf(ageYears, ({ input }) => values.get(input) ?? Number.NaN);
  const phenoAgeYears = phenoAge(inputs);
  const peerMedianYears = phenoAgePeerMedian(sex, ageYears);
  const againstPeersYears = phenoAgeYears - ageYears - peerMedianYears;
  return {
    kind: 'known',
    drawnOn,
    isRecent: bloodAgeMonths(drawnOn, today) <= PHENO_LIMITS.recentMonths,
    ageYears,
    phenoAgeYears,
    mortalityScore: phenoMortalityScore(inputs),
    peerMedianYears,
    againstPeersYears,
    shownYears: SHOWN_SHARE * againstPeersYears,
    contributions: markers.map((marker) => contributionOf(marker, person)),
    peerPhenoAgeYears: phenoAge(inputsOf(ageYears, ({ marker }) => typicalValue(marker, person))),
    isOutsideTrainedAges: ageYears > PHENO_LIMITS.maxTrainedAgeYears,
    isFasting: markers.find(({ rule }) => rule.input === 'glucose')?.isFasting ?? null,
  };
}

function refusalOfWindow(
  { markers, drawnOn }: Window,
  ageYears: number,
  today: string,
): PhenoRefusal | undefined {
  const valueOf = (input: string) => markers.find(({ rule }) => rule.input === input);
  const isAbove = (input: string, most: number) => {
    const marker = valueOf(input);
    return (
      marker !== undefined && (marker.value > most || (marker.censored === 'gt' && marker.value >= most))
    );
  };
  if (bloodAgeMonths(drawnOn, today) > PHENO_LIMITS.maxMonths) return 'too-old';
  if (ageYears < PHENO_LIMITS.minAgeYears) return 'under-20';
  if (ageYears > PHENO_LIMITS.maxAgeYears) return 'over-90';
  if (isAbove('crp', PHENO_LIMITS.maxCrpMgl)) return 'crp-over-10';
  return isAbove('wbc', PHENO_LIMITS.maxWbcPerNl) ? 'wbc-over-15' : undefined;
}

/**
 * PhenoAge from the newest blood test with all nine markers in one draw or within 30 days, compared with peers. Missing markers
 * are named, never filled in. Validity rules of science notes 5.1.
 * @param person with today's age
 * @param today local day
 */
export function computePhenoAge(
  draws: readonly Draw[],
  person: Person,
  health: HealthProfile | undefined,
  today: string,
): PhenoAgeOutcome {
  const unfit = refusalOfHealth(health);
  if (unfit) return { kind: 'refused', reason: unfit, drawnOn: null };
  if (person.ageYears < PHENO_LIMITS.minAgeYears)
    return { kind: 'refused', reason: 'under-20', drawnOn: null };
  const windows = windowsOf(draws, today);
  const window = windows.find(({ missing }) => missing.length === 0);
  if (!window) return incomplete(windows);
  const ageYears = ageBefore(person.ageYears, window.drawnOn, today);
  const reason = refusalOfWindow(window, ageYears, today);
  return reason
    ? { kind: 'refused', reason, drawnOn: window.drawnOn }
    : knownFrom(window, { sex: person.sex, ageYears }, today);
}
