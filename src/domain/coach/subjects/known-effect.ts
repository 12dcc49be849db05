import { INFLUENCES } from '#domain/coach/subjects/facts/influences.ts';
import type { Effect } from './read-effect.ts';

/** "Yes" answers whether something has an effect, not which one. */
const YES = /^Yes\. /;

/** What is generally known about an effect; undefined if nothing is. */
export function knownEffect({ of, on, isNeutral }: Effect): string | undefined {
  const found = INFLUENCES.find((each) => each.of.test(of) && each.on.test(on));
  return found && (isNeutral ? found.text : found.text.replace(YES, ''));
}
