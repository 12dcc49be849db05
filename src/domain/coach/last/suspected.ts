import { readValue } from '#domain/coach/judgment/read-value.ts';
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

const MEANING =
  /^(?:and |so |but |ok )*(?:what (?:does|do) (?:that|it|this) (?:mean|tell me)|what(?:'s| is) (?:that|it|this)(?: (?:for|about))?)$/;
const REMEDY =
  /^(?:and |so |but |ok )*(?:what (?:can|should|could|do) i (?:do|eat|change)(?: about (?:it|that|this))?|how (?:can|do|could|should) i (?:fix|change|improve|(lower|raise|reduce|increase)) (?:it|that|this))$/;

/** "What does that mean?", "how do I lower it?" after "My TSH is 6.2". */
export function aboutValue(text: string, previous: string): string | undefined {
  const remedy = REMEDY.exec(text);
  if (!remedy && !MEANING.test(text)) return undefined;
  const stated = readValue(previous);
  if (stated?.of !== 'figure' || !namedMarker(stated.what)) return undefined;
  return remedy ? `how do i ${remedy[1] ?? 'improve'} my ${stated.what}` : `what does ${stated.what} mean`;
}
