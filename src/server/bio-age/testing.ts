import type { AnswerInput } from '#contract/bio-age/bio-age.ts';

export const picked = (item: AnswerInput['item'], option: string): AnswerInput => ({
  item,
  value: { kind: 'option', option },
  origin: { kind: 'typed' },
});

/** Enough answers for a bio-age, three of which can be improved. */
export const ENOUGH = [
  picked('smoke', 'never'),
  picked('bmi', '25-27.5'),
  picked('sbp', '130-140'),
  picked('steps', '4500-7000'),
  picked('dm', 'none'),
  picked('cvd', 'none'),
  picked('ckd', 'none'),
];
