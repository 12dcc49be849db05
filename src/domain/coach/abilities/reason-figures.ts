import { figureOf, type ReplyContext } from '#domain/coach/build-figure.ts';
import type { Certainty, CoachFigure, Reason } from '#domain/coach/reply.ts';
import type { Answer, Query } from '#domain/query/query.ts';

const ORDER: Readonly<Record<Certainty, number>> = { likely: 0, possible: 1, unlikely: 2 };

/** Sorts reasons by certainty, most certain first. */
export const byCertainty = (one: Reason, other: Reason): number =>
  ORDER[one.certainty] - ORDER[other.certainty];

/** Figures of an explanation, numbered in order of use. */
export class Figures {
  readonly list: CoachFigure[] = [];
  readonly #context: ReplyContext;
  constructor(context: ReplyContext) {
    this.#context = context;
  }
  /** @returns the reference to use in a text */
  add(
    query: Query,
    answer: Answer,
    changes: {
      readonly value?: number;
      readonly label?: string;
      readonly unit?: string;
      /** A level instead of a difference: its sign and its time of day matter. */
      readonly isLevel?: boolean;
    } = {},
  ): string {
    const id = `f${this.list.length + 1}`;
    const { value = answer.value, label, unit = answer.unit, isLevel = false } = changes;
    const figure = figureOf({
      id,
      query,
      answer: { ...answer, value, unit },
      context: this.#context,
      isAbsolute: !isLevel,
      isDifference: !isLevel,
    });
    if (figure) this.list.push(label === undefined ? figure : { ...figure, label });
    return `[[${id}]]`;
  }
}
