import { plainWords } from '#domain/coach/abilities/plain-words.ts';
import { ordinalIn } from '#domain/coach/choices.ts';

/** What a message wants of the last reply. */
export type AboutLast =
  | { readonly kind: 'basis' }
  | { readonly kind: 'undo' }
  | { readonly kind: 'log'; readonly at: number | undefined }
  | { readonly kind: 'pick'; readonly at: number };

const BASIS =
  /^(?:and |but |so )?(?:(?:what (?:is|was) (?:that|this|it) )?based on what|what(?:'s| is| was) (?:that|this|it) based on|what makes you (?:say|think)(?: (?:that|so|this))?|how (?:do|did|would) you (?:know|work (?:that|it) out|get (?:that|to that|there)|come (?:up with|to) (?:that|it))(?: that)?|why do you (?:say|think) (?:that|so)|(?:what(?:'s| is) )?(?:your|the) (?:source|evidence|basis|proof)(?: for (?:that|this))?|says who|source|are you sure(?: about (?:that|this))?|where (?:do|did) you (?:get|have) (?:that|this|it) from|how (?:sure|certain) are you|which (?:data|numbers|days))$/;
const UNDO =
  /^(?:(?:no|oops|sorry|wait),? )*(?:undo|cancel|revert|take back|scrap)(?: (?:that|it|this|the last (?:one|entry)|my last (?:entry|log)))?$|^(?:never ?mind|(?:no,? )?don't (?:log|save|add) (?:that|it|this)|i didn't (?:mean|want) that)$/;
const LOG =
  /^(?:(?:yes|yeah|yep|sure|great|perfect|good|sounds good|nice),? )*(?:(?:log|add|save|record|track|confirm|do|keep) (?:that|it|this|(?:the )?(.+?)(?: (?:one|option|meal))?)|go ahead|i(?:'ll| will) (?:have|take|eat|go (?:with|for)) (?:that|it|this|(?:the )?(.+?)(?: (?:one|option|meal))?))$/;

/** Reads "based on what?", "log that", "the second one", "undo that". */
export function readAboutLast(message: string): AboutLast | undefined {
  const text = plainWords(message);
  if (BASIS.test(text)) return { kind: 'basis' };
  if (UNDO.test(text)) return { kind: 'undo' };
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
