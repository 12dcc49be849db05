import { eatenAt } from '#domain/coach/abilities/eaten-foods.ts';

const GOALS_MET =
  /^(?:did|have|do|am) i (?:hit|hitting|meet|met|reach|reached|made|make|meeting)\b.*\b(?:goals|targets)\b/;
const DAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
const TIME = new RegExp(
  `^(?:and |so |what about |how about |on )*(yesterday|today|(?:this|last) (?:week|month)|(?:last )?${DAY})$`,
);

/** "And last week?" after "Did I hit my goals this week?" or "What did I eat this week?" */
export function sameAt(text: string, previous: string): string | undefined {
  const [, when] = TIME.exec(text) ?? [];
  if (when === undefined) return undefined;
  if (GOALS_MET.test(previous)) return `did i hit my goals ${when}`;
  return eatenAt(previous, new RegExp(`^${DAY}`).test(when) ? `on ${when}` : when);
}
