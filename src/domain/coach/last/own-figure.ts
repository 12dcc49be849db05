import { subjectName } from '#domain/coach/subjects/subject-names.ts';
import { correctTypos } from '#domain/coach/abilities/intent.ts';
import { STATE } from '#domain/coach/judgment/state-words.ts';
import { askedGroup } from '#domain/coach/subjects/asked-group.ts';
import { readAsked } from '#domain/coach/subjects/read-asked.ts';

const TIED = '(?:(?:and|so|but|ok|okay|then),? )*';
const MINE =
  '(?:mine|my own(?: (?:one|value|number|score|level))?|my (?:value|number|score|level|result|reading))';
const WHAT_IS_MINE = new RegExp(
  `^${TIED}(?:(?:what|how) about |what(?:'s| is| are| was) |where(?:'s| is) |how(?:'s| is) |show(?: me)? )?${MINE}(?: (?:then|now|today|right now|at))?$`,
);
const IS_MINE = new RegExp(
  `^${TIED}(?:(?:is|are|was) ${MINE} ${STATE}(?: then| now)?|am i ${STATE}(?: then| now)?|(?:how|where) (?:do|am) i(?: (?:do|doing|stand|compare))?(?: then)?)$`,
);

/** "And mine?", "is mine OK?" after "What is a normal HbA1c?" or "What is the longevity score?" */
export function ownFigure(text: string, previous: string): string | undefined {
  const state = IS_MINE.exec(text);
  if (!state && !WHAT_IS_MINE.test(text)) return undefined;
  const asked = askedGroup(previous)?.rest ?? previous;
  const subject = (readAsked(asked) ?? readAsked(correctTypos(asked)))?.subject;
  if (!subject) return undefined;
  return state ? `is my ${subjectName(subject)} ok` : `what is my ${subjectName(subject)}`;
}
