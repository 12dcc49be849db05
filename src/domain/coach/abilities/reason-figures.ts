import { figureOf, type Said } from '#domain/coach/figure-of.ts';
import type { Certainty, CoachFigure, Reason } from '#domain/coach/reply.ts';
import type { Answer, Query } from '#domain/query/query.ts';

const ORDER: Readonly<Record<Certainty, number>> = { likely: 0, possible: 1, unlikely: 2 };

/** Puts the most certain reasons first. */
export const byCertainty = (one: Reason, other: Reason): number =>
  ORDER[one.certainty] - ORDER[other.certainty];

/** The figures of an explanation, numbered as they are used. */
export class Figures {
  readonly list: CoachFigure[] = [];
  readonly #said: Said;
  constructor(said: Said) {
    this.#said = said;
  }
  /** @returns the reference to use in a text */
  add(
    query: Query,
    answer: Answer,
    changes: {
      readonly value?: number;
      readonly label?: string;
      readonly unit?: string;
      /** A level instead of a difference: its sign and its time of day count. */
      readonly isLevel?: boolean;
    } = {},
  ): string {
    const id = `f${this.list.length + 1}`;
    const { value = answer.value, label, unit = answer.unit, isLevel = false } = changes;
    const figure = figureOf({
      id,
      query,
      answer: { ...answer, value, unit },
      said: this.#said,
      isAbsolute: !isLevel,
      isDifference: !isLevel,
    });
    if (figure) this.list.push(label === undefined ? figure : { ...figure, label });
    return `[[${id}]]`;
  }
}
