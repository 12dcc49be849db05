import { namedMarker } from '#domain/coach/abilities/marker-advice.ts';

const COULD_BE =
  /^(?:and |so |but |or )*(?:could|can|might|may) (?:it|that|this) be (?:my |because of my |from my |due to my |a lack of |low |lack of |the )*([a-z0-9 -]+?)(?: deficiency| levels?)?$/;
const COMPLAINT =
  /\b(?:tired\w*|exhausted|fatigued?|dizzy|hair|cold|headaches?|cramps?|weak|brain fog|sleepy|no energy|low energy|what could it be|what(?:'s| is) wrong)\b/;

/** "Could it be iron?" after "I feel tired all the time": the member's own value, if there is one. */
export function suspected(text: string, previous: string): string | undefined {
  const what = COULD_BE.exec(text)?.[1];
  if (what === undefined || !COMPLAINT.test(previous)) return undefined;
  return namedMarker(what) ? `is my ${what} low` : undefined;
}
