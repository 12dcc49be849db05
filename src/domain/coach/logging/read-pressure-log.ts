import type { BloodPressure } from '#domain/vitals/blood-pressure.ts';

const PRESSURE = /\b(\d{2,3}) ?(?:\/|over) ?(\d{2,3})\b(?!\/)/;
const NAMED = /\b(?:bp|blood pressure|pressure)\b/;
const TO_LOG = /\b(?:log|add|record|save|track|enter|put in|note)\b/;

/**
 * Reads "My BP this morning was 142/88. Please log that."
 * @param text plain words
 */
export function readPressureLog(text: string): BloodPressure | undefined {
  const [, upper, lower] = PRESSURE.exec(text) ?? [];
  if (upper === undefined || lower === undefined || !TO_LOG.test(text)) return undefined;
  const [systolicMmhg, diastolicMmhg] = [Number(upper), Number(lower)];
  const isPressure =
    systolicMmhg >= 60 && systolicMmhg <= 260 && diastolicMmhg >= 30 && diastolicMmhg < systolicMmhg;
  return isPressure && (NAMED.test(text) || systolicMmhg >= 90) ? { systolicMmhg, diastolicMmhg } : undefined;
}
