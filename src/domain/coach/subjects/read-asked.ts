import { namedSubject, type Subject } from './named-subject.ts';
import { asksOwnAmount } from './own-amount.ts';
import { AMOUNT_SHAPES } from '#domain/coach/subjects/shapes/amount-shapes.ts';
import { MEANING_SHAPES } from '#domain/coach/subjects/shapes/meaning-shapes.ts';
import type { Asks, Shapes } from '#domain/coach/subjects/shapes/shapes.ts';
import { SOURCE_SHAPES } from '#domain/coach/subjects/shapes/source-shapes.ts';
import { USE_SHAPES } from '#domain/coach/subjects/shapes/use-shapes.ts';
import { tidyQuestion } from './tidy-question.ts';

export interface AboutSubject {
  readonly asks: Asks;
  readonly subject: Subject;
  /** Whether it is about the member’s own figure: "why is my TSH high". */
  readonly isOwn: boolean;
}

/** What says more comes first: "What is a normal ferritin?" also fits "what is …". */
const SHAPES: Shapes = [...AMOUNT_SHAPES, ...SOURCE_SHAPES, ...USE_SHAPES, ...MEANING_SHAPES];

/** Whether the words before the subject make it the member’s own. */
const isOwn = (text: string): boolean => /\bmy\b/.test(text);

const OPPOSITE: Readonly<Partial<Record<Asks, Asks>>> = {
  high: 'low',
  low: 'high',
  raise: 'lower',
  lower: 'raise',
};

/** A high stress score is calm. */
const turned = (asks: Asks, { metric, words }: Subject): Asks =>
  metric === 'stressScore' && /\bscore$/.test(words) ? (OPPOSITE[asks] ?? asks) : asks;

/** Reads a question about one subject, if every word of it is understood. @param text plain words */
export function readAsked(text: string): AboutSubject | undefined {
  if (asksOwnAmount(text)) return undefined;
  const words = tidyQuestion(text);
  for (const [asks, shapes] of SHAPES)
    for (const shape of shapes) {
      const said = shape.exec(words)?.[1];
      const subject = said === undefined ? undefined : namedSubject(said);
      if (subject) return { asks: turned(asks, subject), subject, isOwn: isOwn(words) };
    }
  return undefined;
}
