import { capitalized } from '#domain/words/first-letter.ts';

/** A request about the coach's memory. */
export type MemoryRequest =
  | { readonly kind: 'remember'; readonly text: string }
  /** `last` is the newest fact; otherwise words of the facts it's about. */
  | { readonly kind: 'forget'; readonly what: 'all' | 'last' | { readonly words: string } }
  | { readonly kind: 'recall' };

const POLITE =
  /^(?:(?:hey|hi|ok|okay|please|coach|also|and|can you|could you|would you|will you|i want you to|i'd like you to)[,\s]+)+/i;
const REMEMBER =
  /^(?:remember|memorize|keep in mind|bear in mind|(?:make|take) (?:a )?note|note|(?:don't|do not|never) forget)(?: for (?:later|next time|the future))?(?:[:,]\s*|\s+(?:(?:this|that|of the fact that|the fact that)(?:[:,]|\s)\s*)?)(.+)$/is;
/** A meal or a workout to log: "note that I had a latte". */
const LOGGED = /^i (?:just )?(?:had|ate|drank|did|ran|walked|cycled|swam|weighed)\b/i;
/** "Remember to drink" is a reminder, "remember when" a question. */
const NO_FACT = /^(?:to|when|what|who|where|why|how|if|whether|the time|me|it|this|that)\b/i;

const ALL =
  /^(?:forget|delete|erase|clear|wipe)(?: about)? (?:all (?:of )?)?(?:(?:everything|it all|all of it|all that)(?: .*)?|(?:your|the) (?:whole |entire )?memor(?:y|ies)|all (?:your )?memories|all (?:the )?facts)$/;
const FORGET_LAST =
  /^(?:forget|don't remember|stop remembering) (?:that|this|it|what i (?:just )?(?:said|told you))$/;
const FORGET =
  /^(?:forget|don't remember|stop remembering|no longer remember)(?: about)?(?: (?:what i (?:said|told you) about|the fact that|that))? (.+)$/;
const RECALL =
  /^(?:what (?:do|can|did) you (?:still )?(?:remember|know|have)(?: (?:about|on|of) me| stored| saved)?|what (?:have i|did i) (?:told|tell|ask(?:ed)?) you(?: to remember| about me)?|what(?:'s| is) in your memory|(?:show|list)(?: me)? (?:your memory|(?:all )?(?:the )?(?:facts|things) you (?:remember|know)(?: about me)?)|what facts do you (?:remember|know|have)(?: about me)?|do you remember (?:me|anything|that|what)\b.*|do you (?:have a memory|know anything about me))$/;

/** Contractions typed without an apostrophe. */
const CONTRACTED: readonly (readonly [RegExp, string])[] = [
  [/\bi(m|ve)\b/g, "I'$1"],
  [/\b(do|ca|wo|is|does|have)nt\b/gi, "$1n't"],
];
const contracted = (text: string): string =>
  CONTRACTED.reduce((said, [pattern, written]) => said.replace(pattern, written), text);

/** Reads "remember that I'm vegetarian on weekdays", "forget that", "what do you remember about me?" */
export function readMemoryRequest(question: string): MemoryRequest | undefined {
  const said = question
    .normalize('NFKC')
    .replaceAll(/[’‘`´]/g, "'")
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(POLITE, '');
  const fact = REMEMBER.exec(said)?.[1]?.trim();
  if (
    fact !== undefined &&
    fact.length > 2 &&
    !fact.endsWith('?') &&
    !NO_FACT.test(fact) &&
    !(LOGGED.test(fact) && /^note\b/i.test(said))
  )
    return {
      kind: 'remember',
      text: capitalized(contracted(fact.replace(/[.!]+$/, '')).replaceAll(/(?<=\p{L})'(?=\p{L})/gu, '’')),
    };
  const plain = said.toLowerCase().replace(/(?: please| now)*[.!? ]*$/, '');
  if (RECALL.test(plain)) return { kind: 'recall' };
  if (ALL.test(plain)) return { kind: 'forget', what: 'all' };
  if (FORGET_LAST.test(plain)) return { kind: 'forget', what: 'last' };
  const words = FORGET.exec(plain)?.[1];
  return words === undefined ? undefined : { kind: 'forget', what: { words } };
}
