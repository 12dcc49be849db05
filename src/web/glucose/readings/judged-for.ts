import type { GlucosePerson } from '#domain/glucose/judge-reading.ts';
import { deviceChoice } from '#web/lib/device-choice.ts';

/** The targets for judging readings. */
export const JUDGED_FOR = ['without-diabetes', 'diabetes', 'diabetes-older'] as const;
export type JudgedFor = (typeof JUDGED_FOR)[number];

export const isJudgedFor = (value: unknown): value is JudgedFor =>
  JUDGED_FOR.some((choice) => choice === value);

const store = deviceChoice('perennial-glucose-judged-for', isJudgedFor);

/** Sets the targets for judging readings on this device. */
export const chooseJudgedFor = store.choose;

export const useJudgedFor = (): JudgedFor => store.useChosen() ?? 'without-diabetes';

/** Urgency of a reading's judgment. */
export const personOf = (judgedFor: JudgedFor): GlucosePerson => ({
  hasDiabetes: judgedFor !== 'without-diabetes',
  isOlder: judgedFor === 'diabetes-older',
});
