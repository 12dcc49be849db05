import { METRICS } from '#domain/metrics/catalog.ts';
import { eatenAt } from '#domain/coach/abilities/eaten-foods.ts';

const GOALS_MET =
  /^(?:did|have|do|am) i (?:hit|hitting|meet|met|reach|reached|made|make|meeting)\b.*\b(?:goals|targets)\b/;
/** "What are my goals today?" */
const GOALS =
  /^(?:[a-z']+ ){0,3}(?:goals|targets)\b(?: (?:of|for|from|on|today|yesterday|the day|this|last|week|\w+day))*$/;
const DAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
const TIME = new RegExp(
  `^(?:and |so |what about |how about |on )*(yesterday|today|(?:this|last) (?:week|month)|(?:last )?${DAY})$`,
);

/** "Did I drink enough yesterday?" */
const ENOUGH =
  /^(?:so |and )?(?:am|did|do|have|was|were) (?:i|we)\b.*\b(?:enough|too much|too little|too many)\b/;
const TIME_AFTER = new RegExp(
  ` (?:yesterday|today|last night|(?:on |last |this )?${DAY}|(?:this|last) (?:week|month)|in the last \\d+ days)$`,
);

/** "And zinc?" */
const OTHER = /^(?:(?:and|what about|how about|or) )+(?:my |for )?([a-z0-9][a-z0-9 -]*)$/;
const AMOUNT = new RegExp(
  `\\b(enough|too much|too little|too many)(?: of)?.*?(${TIME_AFTER.source.slice(0, -1)})?$`,
);
const isEaten = (name: string): boolean =>
  METRICS.some(({ list, names }) => list === 'foods' && names.some((each) => each.toLowerCase() === name));

/** "And last week?" after "Did I hit my goals this week?" or "What did I eat this week?" */
export function sameAt(text: string, previous: string): string | undefined {
  const other = OTHER.exec(text)?.[1];
  if (other !== undefined && ENOUGH.test(previous) && isEaten(other))
    return previous.replace(AMOUNT, `$1 ${other}$2`);
  const [, when] = TIME.exec(text) ?? [];
  if (when === undefined) return undefined;
  const at = new RegExp(`^${DAY}`).test(when) ? `on ${when}` : when;
  if (GOALS_MET.test(previous)) return `did i hit my goals ${at}`;
  if (GOALS.test(previous)) return `my goals ${at}`;
  if (ENOUGH.test(previous)) return `${previous.replace(TIME_AFTER, '')} ${at}`;
  return eatenAt(previous, at);
}
