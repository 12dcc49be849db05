import type { GlucosePerson } from '#domain/glucose/judge-reading.ts';
import { deviceChoice } from '#web/lib/device-choice.ts';

/** Whose targets readings are judged by. */
export const READING_TARGETS = ['without-diabetes', 'diabetes', 'diabetes-older'] as const;
export type ReadingTargets = (typeof READING_TARGETS)[number];

export const isReadingTargets = (value: unknown): value is ReadingTargets =>
  READING_TARGETS.some((choice) => choice === value);

const store = deviceChoice('perennial-glucose-judged-for', isReadingTargets);

/** Chooses the targets on this device. */
export const chooseReadingTargets = store.choose;

export const useReadingTargets = (): ReadingTargets => store.useChosen() ?? 'without-diabetes';

/** The person whose targets these are. */
export const personOf = (targets: ReadingTargets): GlucosePerson => ({
  hasDiabetes: targets !== 'without-diabetes',
  isOlder: targets === 'diabetes-older',
});
