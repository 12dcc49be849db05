import type { Answer } from './answer.ts';
import { betterAnswers } from './better-answers.ts';
import type { BioAgeChange, BioAgePerson } from './lifestyle-result.ts';
import { scoreAnswers } from './score-answers.ts';
import { offeredByFigures, type OwnFigure } from './suggested-answers.ts';

/** The most effective changes today. Measurements since the assessment replace its answers, so nobody is told to reach a value they already have. */
export function changesNow(
  answers: readonly Answer[],
  finishedOn: string,
  figures: readonly OwnFigure[],
  person: BioAgePerson,
): readonly BioAgeChange[] {
  const since = figures.filter(({ measuredOn }) => measuredOn > finishedOn);
  const measured = new Map(offeredByFigures(since, person.sex).map((answer) => [answer.item, answer]));
  const current = answers.map((answer) => measured.get(answer.item) ?? answer);
  return betterAnswers(current, scoreAnswers(current, person), person);
}
