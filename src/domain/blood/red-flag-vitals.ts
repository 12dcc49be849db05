import type { RedFlagLevel } from './red-flag-limits.ts';

/** Simple measurements beside the blood; what is not known is left out. */
export interface Vitals {
  readonly systolicMmhg?: number;
  readonly diastolicMmhg?: number;
  /** Average of three days. */
  readonly averageSystolicMmhg?: number;
  readonly averageDiastolicMmhg?: number;
  /** Chest pain, breathlessness, weakness, trouble seeing or speaking. */
  readonly hasSymptoms?: boolean;
  readonly restingHeartRateBpm?: number;
  readonly isAthlete?: boolean;
  /** Share of body mass lost in 6 months without wanting to, %. */
  readonly unexplainedLossPercent?: number;
  /** PHQ-2, 0–6. */
  readonly phq2?: number;
}

/** A finding of the vitals. */
export interface VitalFinding {
  readonly key: string;
  readonly level: RedFlagLevel;
  readonly text: string;
}

/** What simple measurements say by science notes 7.4. */
export function vitalFindings(vitals: Vitals): readonly VitalFinding[] {
  const { systolicMmhg = 0, diastolicMmhg = 0, averageSystolicMmhg = 0, averageDiastolicMmhg = 0 } = vitals;
  const { hasSymptoms, restingHeartRateBpm, isAthlete, unexplainedLossPercent = 0, phq2 = 0 } = vitals;
  const findings: VitalFinding[] = [];
  if (systolicMmhg >= 180 || diastolicMmhg >= 120) {
    const level = hasSymptoms ? 'emergency' : 'next-day';
    findings.push({ key: 'blood-pressure-very-high', level, text: 'Blood pressure is very high' });
  } else if (averageSystolicMmhg >= 140 || averageDiastolicMmhg >= 90) {
    findings.push({
      key: 'blood-pressure-high',
      level: 'two-weeks',
      text: 'Blood pressure is high on average',
    });
  }
  const isOdd =
    restingHeartRateBpm !== undefined &&
    (restingHeartRateBpm > 120 || (restingHeartRateBpm < 40 && isAthlete !== true));
  if (isOdd) findings.push({ key: 'heart-rate', level: 'next-day', text: 'Resting heart rate is unusual' });
  if (unexplainedLossPercent > 5) {
    findings.push({
      key: 'weight-loss',
      level: 'two-weeks',
      text: 'More than 5 % of weight lost without trying',
    });
  }
  if (phq2 >= 3)
    findings.push({ key: 'low-mood', level: 'two-weeks', text: 'Answers on mood are worth talking about' });
  return findings;
}
