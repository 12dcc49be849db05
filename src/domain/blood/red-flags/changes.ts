import { daysBetween } from '#domain/time/local-date.ts';
import type { Person } from '#domain/blood/person.ts';
import type { LabValue } from '#domain/blood/lab-value.ts';
import { markerOf, type MarkerKey } from '#domain/blood/markers.ts';
import type { RedFlagLevel } from './limits.ts';

export interface DatedValue extends LabValue {
  readonly date: string;
}

/** Values of a marker, newest first. */
export type Values = (marker: MarkerKey) => readonly DatedValue[];

/** A finding from several values. */
export interface Finding {
  readonly key: string;
  readonly level: RedFlagLevel;
  readonly text: string;
  readonly values: readonly DatedValue[];
}

type Rule = (of: Values, person: Person, isDiabetesKnown: boolean) => Omit<Finding, 'key'> | undefined;

/** Women are considered postmenopausal from this age. */
const POST_MENOPAUSE_YEARS = 55;

const upperLimit = (marker: MarkerKey, person: Person, { labHigh }: LabValue): number =>
  labHigh ?? markerOf(marker).reference(person, null)?.[1] ?? Number.POSITIVE_INFINITY;
const lowerLimit = (marker: MarkerKey, person: Person, { labLow }: LabValue): number =>
  labLow ?? markerOf(marker).reference(person, null)?.[0] ?? Number.NEGATIVE_INFINITY;

/** Whether the newest value is the first at or above a limit. */
const isNewlyFrom = ([newest, ...before]: readonly DatedValue[], limit: number): boolean =>
  newest !== undefined && newest.value >= limit && before.every(({ value }) => value < limit);

/** For binary fractions: 16.4 − 14.4 is below 2, and 0.4 · 1.5 is above 0.6. */
const EPSILON = 1e-9;

/** Rules of science notes 7.4 for changes and combinations of markers. */
const RULES: Readonly<Record<string, Rule>> = {
  'ketoacidosis-possible': (of) => {
    const [glucose] = [...of('glucose-fasting'), ...of('glucose-2h')].filter(({ value }) => value > 250);
    const [ketones] = of('ketone-bhb');
    if (!glucose || !ketones || ketones.value < 3 || glucose.date !== ketones.date) return undefined;
    return { level: 'emergency', text: 'High glucose with high ketones', values: [glucose, ketones] };
  },
  'glucose-high-twice': (of) => {
    const [newest, before] = of('glucose-fasting');
    if (!newest || !before || newest.value <= 300 || before.value <= 300) return undefined;
    return {
      level: 'next-day',
      text: 'Fasting glucose was above 300 mg/dL twice in a row',
      values: [newest, before],
    };
  },
  'hemoglobin-drop': (of) => {
    const [newest, before] = of('hemoglobin');
    if (!newest || !before || before.value - newest.value < 2 - EPSILON) return undefined;
    return { level: 'next-day', text: 'Hemoglobin fell by 2 g/dL or more', values: [newest, before] };
  },
  'creatinine-rise': (of) => {
    const [newest, before] = of('creatinine');
    if (!newest || !before || newest.value < before.value * 1.5 - EPSILON) return undefined;
    if (daysBetween(before.date, newest.date) > 7) return undefined;
    return {
      level: 'next-day',
      text: 'Creatinine rose by 50% or more within a week',
      values: [newest, before],
    };
  },
  'liver-and-bilirubin': (of, person) => {
    const [[bilirubin], enzymes] = [of('bilirubin-total'), [of('alt')[0], of('ast')[0]]];
    const raised = enzymes.find(
      (enzyme) => enzyme && enzyme.value > 5 * upperLimit(enzyme.marker, person, enzyme),
    );
    if (!raised || !bilirubin || bilirubin.value <= 2) return undefined;
    return {
      level: 'next-day',
      text: 'Liver enzymes and bilirubin are both high',
      values: [raised, bilirubin],
    };
  },
  'thyroid-overactive': (of, person) => {
    const [[tsh], [ft4]] = [of('tsh'), of('ft4')];
    if (!tsh || !ft4 || ft4.value <= upperLimit('ft4', person, ft4)) return undefined;
    if (tsh.value > 0.01 || (tsh.value === 0.01 && tsh.censored !== 'lt')) return undefined;
    return { level: 'next-day', text: 'Your results point to an overactive thyroid', values: [tsh, ft4] };
  },
  'diabetes-range': (of, _person, isDiabetesKnown) => {
    const hba1c = of('hba1c');
    const glucose = of('glucose-fasting').filter(({ isAfterFood }) => !isAfterFood);
    const found = isNewlyFrom(hba1c, 6.5) ? hba1c[0] : isNewlyFrom(glucose, 126) ? glucose[0] : undefined;
    if (!found || isDiabetesKnown) return undefined;
    return {
      level: 'two-weeks',
      text: `${found.marker === 'hba1c' ? 'HbA1c' : 'Fasting glucose'} is in the diabetes range for the first time`,
      values: [found],
    };
  },
  'filtration-fall': (of) => {
    const [newest, before] = of('egfr');
    // "> 90" is not a drop from 130.
    if (!newest || !before || newest.censored === 'gt') return undefined;
    if (newest.value >= before.value * 0.75 - EPSILON) return undefined;
    return {
      level: 'two-weeks',
      text: 'Kidney filtration (eGFR) fell by more than a quarter',
      values: [newest, before],
    };
  },
  'calcium-repeatedly-high': (of) => {
    const [newest, before] = of('calcium');
    if (!newest || !before || newest.value <= 10.5 || before.value <= 10.5) return undefined;
    return { level: 'two-weeks', text: 'Calcium is high again', values: [newest, before] };
  },
  'anaemia-unexplained': (of, person) => {
    const [newest] = of('hemoglobin');
    const counts = person.sex === 'male' || person.ageYears >= POST_MENOPAUSE_YEARS;
    if (!newest || !counts || newest.value >= lowerLimit('hemoglobin', person, newest)) return undefined;
    return { level: 'two-weeks', text: 'Hemoglobin is below its range', values: [newest] };
  },
  'psa-above-age-limit': (of, person) => {
    const [newest] = of('psa');
    const limit = markerOf('psa').reference(person, null)?.[1] ?? Number.POSITIVE_INFINITY;
    if (!newest || newest.value <= limit) return undefined;
    return { level: 'two-weeks', text: 'PSA is above the limit for your age', values: [newest] };
  },
};

/** Findings from several values, or from a value and the person. */
export const changeFindings = (of: Values, person: Person, isDiabetesKnown: boolean): readonly Finding[] =>
  Object.entries(RULES).flatMap(([key, rule]) => {
    const found = rule(of, person, isDiabetesKnown);
    return found ? [{ key, ...found }] : [];
  });
