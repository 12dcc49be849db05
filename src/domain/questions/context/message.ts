import { ASKER } from './remarks.ts';

/** A message of several sentences: one asks, the others tell. */
export interface Message {
  readonly asked: string;
  readonly context: readonly string[];
}

const BETWEEN =
  /(?<=[.!?…])\s+|\s*;\s+|\s+[–—-]{1,2}\s+|(?<=^(?:my|i|the|with)\b(?:[^.,:?!]|\.\d)*):\s+|(?<=^(?:i|i['’]m|i['’]ve|i['’]d|my|the)\b(?:[^.,?!]|\.\d)*),?\s+(?:and |so |but )?(?=(?:on (?:how|what|which)|how (?:many|much|far|often|long|close)|what(?:['’]s| is| was| were)|which)\b)/iu;
const OPENING =
  'how|what|whats|which|when(?= (?:did|do|does|was|is|were|have|has|had|am|are)\\b)|did|do|does|was|were|is|are|am|have|has|had|(?:can|could)(?= (?:you|i|we)\\b)|give|tell|show|list|compare|count|calculate|compute|name|rank|by (?:how|what)';
/** "What's …", "on how many days …", "On the days I missed it, how many …". */
const OPENS = new RegExp(
  `^(?:(?:so|and|but|ok|okay|hey|well|now)[\\s,]+)*(?:(?:on|in|at|for|of|over|after|before|during|since|between|from|by|to) .*\\b)?(?:${OPENING})\\b`,
  'iu',
);
/** Whether a part asks by its words, unlike "sorry, while running?" */
export const asksInWords = (part: string): boolean => OPENS.test(part);
/** "The average of …?" asks, too. */
export const asks = (part: string): boolean => part.endsWith('?') || OPENS.test(part);

/** Undefined for a single sentence, and for a message that asks twice. */
export function readMessage(question: string): Message | undefined {
  const parts = question
    .trim()
    .split(BETWEEN)
    .filter((part) => !ASKER.test(part));
  const [asked, ...others] = parts.filter(asks);
  if (asked === undefined || others.length > 0 || parts.length < 2) return undefined;
  return { asked, context: parts.filter((part) => part !== asked) };
}
