import type { Metric } from '#domain/metrics/metric.ts';
import { LIMITED } from '#domain/reports/nutrition-words.ts';

/** Habits have goals; what is eaten has targets. */
const HABITS: ReadonlySet<string> = new Set(['sleepMinutes', 'waterMl', 'steps', 'weightKg']);

/** Id of the target’s figure in a sentence. */
export const TARGET_ID = 'f9';

/** "goal", "target", or "limit" for what is to stay low. */
export const targetWord = ({ key }: Metric): string =>
  LIMITED.includes(key) ? 'limit' : HABITS.has(key) ? 'goal' : 'target';
