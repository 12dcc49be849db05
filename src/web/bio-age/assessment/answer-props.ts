import type { UnitSystem } from '#domain/account/profile.ts';
import type { AnswerOrigin, AnswerValue } from '#domain/bio-age/answer.ts';
import type { Item } from '#domain/bio-age/item.ts';

/** Facts about the member that questions need. */
export interface QuestionContext {
  readonly ageYears: number;
  readonly heightCm: number | undefined;
  readonly system: UnitSystem;
  readonly today: string;
}

/** Without an origin, the answer was typed. */
export type OnAnswer = (value: AnswerValue, origin?: AnswerOrigin) => void;

export interface AnswerProps<Kind extends Item> {
  readonly item: Kind;
  readonly context: QuestionContext;
  /** The displayed answer; undefined if there is none. */
  readonly value: AnswerValue | undefined;
  readonly onAnswer: OnAnswer;
}
