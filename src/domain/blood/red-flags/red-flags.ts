import { addDays } from '#domain/time/local-date.ts';
import { pressureCategory } from '#domain/vitals/blood-pressure.ts';
import { FAST_HEART_BPM, SLOW_HEART_BPM } from '#domain/vitals/vital-warnings.ts';
import type { Person } from '#domain/blood/person.ts';
import type { Draw } from '#domain/blood/lab-value.ts';
import { changeFindings, type DatedValue } from './changes.ts';
import { RED_FLAG_LIMITS, type RedFlagLevel, type RedFlagLimit } from './limits.ts';

/** Simple measurements besides blood. */
interface Vitals {
  readonly systolicMmhg?: number;
  readonly diastolicMmhg?: number;
  /** Average of three days. */
  readonly averageSystolicMmhg?: number;
  readonly averageDiastolicMmhg?: number;
  /** Chest pain, shortness of breath, weakness, trouble seeing or speaking. */
  readonly hasSymptoms?: boolean;
  readonly restingHeartRateBpm?: number;
  readonly isAthlete?: boolean;
  /** Unintended loss of body mass in 6 months, %. */
  readonly unexplainedLossPercent?: number;
  /** PHQ-2, 0–6. */
  readonly phq2?: number;
}

interface VitalFinding {
  readonly key: string;
  readonly level: RedFlagLevel;
  readonly text: string;
}

/** Findings from simple measurements by science notes 7.4. */
function vitalFindings(vitals: Vitals): readonly VitalFinding[] {
  const { systolicMmhg = 0, diastolicMmhg = 0, averageSystolicMmhg = 0, averageDiastolicMmhg = 0 } = vitals;
  const { hasSymptoms, restingHeartRateBpm, isAthlete, unexplainedLossPercent = 0, phq2 = 0 } = vitals;
  const findings: VitalFinding[] = [];
  if (pressureCategory({ systolicMmhg, diastolicMmhg }) === 'crisis') {
    const level = hasSymptoms ? 'emergency' : 'next-day';
    findings.push({ key: 'blood-pressure-very-high', level, text: 'Blood pressure is very high' });
  } else if (averageSystolicMmhg >= 140 || averageDiastolicMmhg >= 90) {
    findings.push({
      key: 'blood-pressure-high',
      level: 'two-weeks',
      text: 'Average blood pressure is high',
    });
  }
  const isOdd =
    restingHeartRateBpm !== undefined &&
    (restingHeartRateBpm > FAST_HEART_BPM || (restingHeartRateBpm < SLOW_HEART_BPM && isAthlete !== true));
  if (isOdd)
    findings.push({
      key: 'heart-rate',
      level: 'next-day',
      text: `Resting heart rate is unusually ${restingHeartRateBpm > FAST_HEART_BPM ? 'high' : 'low'}`,
    });
  if (unexplainedLossPercent > 5) {
    findings.push({
      key: 'weight-loss',
      level: 'two-weeks',
      text: 'You lost more than 5% of your weight without trying',
    });
  }
  if (phq2 >= 3)
    findings.push({
      key: 'low-mood',
      level: 'two-weeks',
      text: 'Talk to a doctor about your mood',
    });
  return findings;
}

/** A reason to see a doctor. A lab's own critical call takes precedence. */
export interface RedFlag {
  /** Name of the rule: `potassium-emergency`, `hemoglobin-drop`. */
  readonly key: string;
  readonly level: RedFlagLevel;
  readonly text: string;
  /** Values behind it, newest first; empty for vitals. */
  readonly values: readonly DatedValue[];
}

export interface RedFlagFacts {
  /** Including derived markers; any order. */
  readonly draws: readonly Draw[];
  /** With the age on `on`. */
  readonly person: Person;
  /** Local day; later draws are ignored. */
  readonly on: string;
  readonly vitals?: Vitals;
  readonly isDiabetesKnown?: boolean;
}

/** Older values are ignored, days. */
const MAX_AGE_DAYS = 365;
const ORDER: readonly RedFlagLevel[] = ['emergency', 'next-day', 'two-weeks'];

function reaches(
  { value, censored }: Pick<DatedValue, 'value' | 'censored'>,
  { below, upTo, from, above }: RedFlagLimit,
): boolean {
  if (below !== undefined) return value < below || (value === below && censored === 'lt');
  if (above !== undefined) return value > above || (value === above && censored === 'gt');
  if (upTo !== undefined) return value <= upTo;
  return from !== undefined && value >= from;
}

/** How soon a single value needs a doctor; undefined if no limit is reached. */
export const redFlagLevel = (
  value: Pick<DatedValue, 'marker' | 'value' | 'censored'>,
): RedFlagLevel | undefined =>
  RED_FLAG_LIMITS.find((limit) => limit.marker === value.marker && reaches(value, limit))?.level;

/**
 * Blood values and simple measurements that a doctor should know about, most urgent first: the newest value of each marker within
 * a year, and its changes. Never hidden by scores or plans. Source: common policies on critical values and guideline limits
 * (science notes 7.4).
 */
export function redFlags({
  draws,
  person,
  on,
  vitals = {},
  isDiabetesKnown = false,
}: RedFlagFacts): readonly RedFlag[] {
  const since = addDays(on, -MAX_AGE_DAYS);
  const values: readonly DatedValue[] = draws
    .filter(({ date }) => date >= since && date <= on)
    .toSorted((one, other) => other.date.localeCompare(one.date))
    .flatMap(({ date, values: drawn }) => drawn.map((value) => ({ ...value, date })));
  const flagged = new Set<string>();
  const single = RED_FLAG_LIMITS.flatMap((limit): RedFlag[] => {
    const newest = values.find(({ marker }) => marker === limit.marker);
    if (!newest || flagged.has(limit.marker) || !reaches(newest, limit)) return [];
    flagged.add(limit.marker);
    return [
      { key: `${limit.marker}-${limit.level}`, level: limit.level, text: limit.text, values: [newest] },
    ];
  });
  const together = changeFindings(
    (marker) => values.filter((value) => value.marker === marker),
    person,
    isDiabetesKnown,
  )
    // A marker that is already flagged isn't flagged again for less.
    .filter(({ key, values: [first] }) => key !== 'anaemia-unexplained' || !flagged.has(first?.marker ?? ''));
  const measured = vitalFindings(vitals).map((finding) => ({ ...finding, values: [] }));
  return [...single, ...together, ...measured].toSorted(
    (one, other) => ORDER.indexOf(one.level) - ORDER.indexOf(other.level),
  );
}
