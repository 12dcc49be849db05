import { isSeen, type Sign } from '#domain/coach/safety/signs/sign.ts';
import type { MarkerKey } from '#domain/blood/markers.ts';
import type { GlucoseUnit } from '#domain/glucose-import/file-value.ts';
import type { VitalWarning } from '#domain/vitals/vital-warnings.ts';
import type { Query } from '#domain/query/query.ts';
import type { ScreenName } from '#domain/screens/screens.ts';

/** A figure of the member’s own that belongs to a topic. */
export interface TopicFact {
  readonly query: Query;
  /** With `#` for the value, `{workout}` for a noun that agrees with it, or `{changed}` for "rose by" or "fell by" the value. A whole sentence ends with a period; other words are listed after “you averaged”. */
  readonly words: string;
}

/** What a short question after a topic asks for. */
export type Asked =
  | 'tips'
  | 'faster'
  | 'worry'
  | 'duration'
  | 'what-if'
  | 'why'
  | 'change'
  | 'most'
  | 'confirm'
  | 'source';

/** The answer to a short question that follows: "Can I speed that up?" */
export interface FollowUp {
  readonly asks: Asked;
  readonly title: string;
  readonly paragraphs: readonly string[];
}

/** What members write about without asking for a figure, and what can honestly be said about it. */
export interface Topic {
  readonly key: string;
  /** Patterns of plain words. */
  readonly signs: readonly Sign[];
  /** Whether it’s meant even if a part of the message reads as another request. */
  readonly comesFirst?: true;
  /** Words that make it another topic. */
  readonly not?: RegExp;
  /** What else it answers in a short follow-up: "and stevia?" */
  readonly covers?: RegExp;
  readonly title: string;
  /** The title that a message deserves, if it names a value. */
  readonly titleFor?: (text: string) => string | undefined;
  /** What to do about a dangerous value that a message names. It replaces the rest. */
  readonly warningFor?: (text: string, glucoseUnit: GlucoseUnit) => VitalWarning | undefined;
  readonly paragraphs: readonly string[];
  readonly facts?: readonly TopicFact[];
  /** Blood markers to mention if they are out of range. */
  readonly markers?: readonly MarkerKey[];
  /** Whether what is left of today’s targets matters. */
  readonly showsLeft?: true | undefined;
  readonly links: readonly (readonly [name: string, screen: ScreenName])[];
  readonly sources?: readonly { readonly name: string; readonly url: string }[];
  readonly next?: readonly string[];
  readonly more?: readonly FollowUp[];
  /** Whether the general answer comes before the member’s own figures. */
  readonly answersFirst?: true;
  /** What the server works out for the member, in place of the title and before the paragraphs. */
  readonly own?: 'healthy-weight' | 'lose-weight' | 'stuck-weight' | 'expenditure' | undefined;
}

/** A figure's average over the two weeks before today. */
export const average = (metric: string, words: string): TopicFact => ({
  query: { metric, aggregate: 'mean', window: { kind: 'last-days', days: 14 } },
  words,
});

export const SLEEP = average('sleepMinutes', '# of sleep a night');
export const CALORIES = average('energyKcal', '# a day');
export const PROTEIN = average('proteinG', '# of protein a day');
export const FIBER = average('fiberG', '# of fiber a day');

/** The first topic that words are about. */
export const topicIn = (text: string, topics: readonly Topic[]): Topic | undefined =>
  topics.find(({ signs, not }) => not?.test(text) !== true && signs.some((sign) => isSeen(sign, text)));
