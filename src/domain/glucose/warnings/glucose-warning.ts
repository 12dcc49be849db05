import type { GlucoseUnit } from '#domain/glucose-import/file-value.ts';
import { type GlucosePerson, type GlucoseVerdict, judgeReading } from '#domain/glucose/judge-reading.ts';
import { ketoneAlert } from '#domain/glucose/ketone-alert.ts';
import { KETONE_WARNINGS } from '#domain/glucose/ketone-words.ts';
import { type Judgment, judgmentWords } from './judgment-words.ts';

/** For this long after a reading, what to do about it is urgent. */
const NOW_MINUTES = 6 * 60;
const DAY_MINUTES = 24 * 60;

/** Nothing was measured since, and these don't pass as quickly as a low. */
const LASTING: ReadonlySet<GlucoseVerdict> = new Set([
  'emergency',
  'urgent',
  'dangerously-high',
  'very-high',
]);

/** A glucose reading and the blood ketones measured with it. */
export interface MeasuredGlucose {
  readonly glucoseMgdl: number;
  readonly ketonesMmoll?: number | undefined;
  readonly minutesAgo: number;
}

/** The judgment of a last reading that still calls for action; undefined if none does. The time of day doesn't matter for these. */
export function glucoseWarning(
  { glucoseMgdl, ketonesMmoll, minutesAgo }: MeasuredGlucose,
  person: GlucosePerson,
  unit: GlucoseUnit,
): Judgment | undefined {
  const judged = judgeReading(glucoseMgdl, 'random', person, ketonesMmoll);
  const words = judgmentWords(judged, unit);
  const isCurrent = minutesAgo < (LASTING.has(judged.verdict) ? DAY_MINUTES : NOW_MINUTES);
  return words.tone === 'critical' && isCurrent ? words : undefined;
}

/** What to do about high blood ketones. Illness and medicines are unknown here, so the text mentions them. */
export function ketonesWarning(
  ketonesMmoll: number,
  glucoseMgdl: number | undefined,
  { hasDiabetes }: GlucosePerson,
): { readonly title: string; readonly text: string } | undefined {
  const alert = ketoneAlert({ ketonesMmoll, glucoseMgdl, hasDiabetes });
  return alert === 'none' ? undefined : KETONE_WARNINGS[alert];
}
