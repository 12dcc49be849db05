import type { GlucosePerson } from '#domain/glucose/judge-reading.ts';
import { deviceChoice } from '#web/lib/device-choice.ts';

/** The targets for judging readings. */
export const READING_TARGETS = ['without-diabetes', 'diabetes', 'diabetes-older'] as const;
export type ReadingTargets = (typeof READING_TARGETS)[number];

export const isReadingTargets = (value: unknown): value is ReadingTargets =>
  READING_TARGETS.some((choice) => choice === value);

const store = deviceChoice('perennial-glucose-judged-for', isReadingTargets);

/** Sets the targets for judging readings on this device. */
export const chooseReadingTargets = store.choose;

export const useReadingTargets = (): ReadingTargets => store.useChosen() ?? 'without-diabetes';

/** Urgency of a reading's judgment. */
export const personOf = (judgedFor: ReadingTargets): GlucosePerson => ({
  hasDiabetes: judgedFor !== 'without-diabetes',
  isOlder: judgedFor === 'diabetes-older',
});
