import type { LabValue, MarkerFlag } from '#domain/blood/lab-value.ts';
import { redFlagLevel } from '#domain/blood/red-flags/red-flags.ts';

type Value = Pick<LabValue, 'marker' | 'value' | 'censored'>;

const EMERGENCY =
  'If your doctor doesn’t know about it yet, call them or emergency services now. A value like this can be life-threatening.';

/** What to do about a value that needs a doctor; empty if nothing. */
export function urgencyWords(value: Value, flag: MarkerFlag | undefined): string {
  const level = redFlagLevel(value);
  if (level === 'emergency') return EMERGENCY;
  return level === 'next-day' || flag?.startsWith('critical') ? 'Contact a doctor about it today.' : '';
}

/** What to do if one of several values is an emergency; undefined if none is. */
export const urgencyWordsOf = (values: readonly Value[]): string | undefined =>
  values.some((value) => redFlagLevel(value) === 'emergency')
    ? 'If your doctor doesn’t know about a critical result yet, call them or emergency services now. It can be life-threatening.'
    : undefined;
