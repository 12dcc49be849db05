import { plainWords } from '#domain/coach/abilities/plain-words.ts';
import { ordinalIn } from '#domain/coach/choices.ts';

/** What a message wants of the last reply. */
export type AboutLast =
  | { readonly kind: 'basis' }
  /** Why these meals and not others. */
  | { readonly kind: 'why-meals' }
  | { readonly kind: 'undo' }
  | { readonly kind: 'log'; readonly at: number | undefined }
  | { readonly kind: 'pick'; readonly at: number }
  /** A share of what was proposed. */
  | { readonly kind: 'scale'; readonly times: number };

const BASIS =
  /^(?:and |but |so )?(?:(?:what (?:is|was) (?:that|this|it) )?based on what|what(?:'s| is| was) (?:that|this|it) based on|what makes you (?:say|think)(?: (?:that|so|this))?|how (?:do|did|would) you (?:know|(?:calculate|compute|estimate|determine) (?:that|it|this)|work (?:that|it) out|get (?:that|to that|there)|come (?:up with|to) (?:that|it))(?: that)?|why do you (?:say|think) (?:that|so)|(?:what(?:'s| is) )?(?:your|the) (?:source|evidence|basis|proof)(?: for (?:that|this))?|says who|source|are you sure(?: about (?:that|this))?|where (?:do|did) you (?:get|have) (?:that|this|it) from|how (?:sure|certain) are you|which (?:data|numbers)|since when(?: is (?:that|this))?|(?:how many|which) (?:days|nights|entries) (?:is|are|was|were) (?:that|this|it|those)|(?:from|of|over|in) (?:when|which (?:period|time|days|dates))|what (?:period|time(?: period)?|dates) (?:is|was) (?:that|this|it))$/;
const WHY_MEALS =
  /^(?:and |but |so )?why (?:that|this|it|these|those|them)(?: (?:one|ones|meals?|three))?$|^why (?:did|do|would) you (?:suggest|recommend|pick|choose|propose)(?: me)? (?:that|this|it|these|those|them)(?: (?:one|ones|meals?|three))?$/;
const UNDO =
  /^(?:(?:no|oops|sorry|wait),? )*(?:undo|cancel|revert|take back|scrap)(?: (?:that|it|this|the last (?:one|entry)|my last (?:entry|log)))?$|^(?:stop|end|drop) (?:it|that|this)$|^(?:never ?mind|(?:no,? )?don't (?:log|save|add) (?:that|it|this)|i didn't (?:mean|want) that)$/;
const LOG =
  /^(?:(?:yes|yeah|yep|sure|great|perfect|good|sounds good|nice),? )*(?:(?:log|add|save|record|track|confirm|do|keep) (?:that|it|this|(?:the )?(.+?)(?: (?:one|option|meal))?)|go ahead|i(?:'ll| will) (?:have|take|eat|go (?:with|for)) (?:that|it|this|(?:the )?(.+?)(?: (?:one|option|meal))?))$/;

const SHARES: Readonly<Record<string, number>> = {
  half: 0.5,
  'a half': 0.5,
  'half of': 0.5,
  'a third': 1 / 3,
  'two thirds': 2 / 3,
  'a quarter': 0.25,
  'three quarters': 0.75,
  twice: 2,
  double: 2,
};
const SCALE =
  /^(?:(?:no|wait|oh|sorry|actually|but|well|and|make (?:it|that)),? )*(?:(?:only|just|about|i (?:only |just )?(?:ate|had|drank|finished|left))[, ]+)*(half|a half|a third|two thirds|a quarter|three quarters|twice|double)(?: (?:of )?(?:it|that|this|them|the (?:portion|amount|plate|meal)|as much))?$/;

/** Reads "based on what?", "log that", "the second one", "undo that". */
export function readAboutLast(message: string): AboutLast | undefined {
  const text = plainWords(message);
  if (BASIS.test(text)) return { kind: 'basis' };
  if (WHY_MEALS.test(text)) return { kind: 'why-meals' };
  if (UNDO.test(text)) return { kind: 'undo' };
  const times = SHARES[SCALE.exec(text)?.[1] ?? ''];
  if (times !== undefined) return { kind: 'scale', times };
  const log = LOG.exec(text);
  if (log) {
    const named = log[1] ?? log[2];
    const at = named === undefined ? undefined : ordinalIn(named);
    // "Log lentil soup" names a meal.
    if (named === undefined || at !== undefined) return { kind: 'log', at };
  }
  const at = ordinalIn(text);
  return at === undefined ? undefined : { kind: 'pick', at };
}
