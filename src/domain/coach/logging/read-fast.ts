/** What to do about a fast, or a question about the running one. */
export type FastRequest =
  | {
      readonly kind: 'start-fast';
      readonly hours: number | undefined;
      /** When it began, in the member's words. */
      readonly at?: string;
    }
  | { readonly kind: 'end-fast' }
  | { readonly kind: 'fast-status' };

const FAST = 'fast(?:ing)?';
const HOURS = '(\\d{1,2})[- ]?(?:h|hours?|hrs?)';
/** "16:8" is a schedule, because its hours of fasting and eating add up to a day. "16:30" is a time. */
const SCHEDULE = /(?<!\bat |since )\b(\d{1,2}):([1-9]\d?)\b(?! ?[ap]m)/g;
const DAY_HOURS = 24;
const inHours = (text: string): string =>
  text.replace(SCHEDULE, (said, fast: string, eat: string) =>
    Number(fast) + Number(eat) === DAY_HOURS ? `${fast} hour` : said,
  );
const NOW = '(?: today| now| right now| just now)?';
const START = [
  new RegExp(
    `^(?:start|begin|do|kick off|set)(?: a| my| the)?(?: new)?(?: ${HOURS})? ?${FAST}(?: (?:for |of |with )?${HOURS})?${NOW}$`,
  ),
  new RegExp(
    `^i(?:'m| am) (?:starting|beginning)(?: a| my| the)?(?: new)?(?: ${HOURS})? ?${FAST}(?: (?:for |of |with )?${HOURS})?${NOW}$`,
  ),
];
const STARTED = new RegExp(
  `^(?:i )?(?:just |have )?(?:started|began)(?: a| my| the)?(?: new)?(?: ${HOURS})? ?${FAST}(?: (?:at|since|from) (.+)| (last night|this morning|yesterday.*))?${NOW}$|^(?:i've been |i have been |been |i'm |i am |im )?fasting since (.+)$`,
);
const END = new RegExp(
  `^(?:end|stop|finish|break)(?: the| my| this)?(?: current)? ?${FAST}${NOW}$|^(?:i )?(?:just |have )?(?:ended|stopped|finished|broke|broken)(?: the| my| this)?(?: \\w+)? ?fast${NOW}$|^i(?:'m| am) done (?:with (?:my |the )?)?fast(?:ing)?${NOW}$`,
);
const STATUS =
  /^how (?:long|many hours) (?:have i been|am i|i've been) (?:fasting|in(?:to)? (?:my|the|this) fast)(?: for)?(?: now| so far)?$|^how (?:long|much longer|much time|many hours)(?: (?:have i got|do i have|is|are|have i|until))?(?: (?:left|to go|remaining))?(?: (?:of|in|on|for|till|until))?(?: (?:my|the|this))? ?(?:fast|fasting|i can eat|eat)$|^(?:when (?:does|will|is) (?:my|the|this) fast (?:end|over|done|finish)|when can i eat(?: again)?|am i (?:still |currently )?fasting(?: right)?(?: now)?|how(?:'s| is) my fast(?: going)?)$/;

/**
 * Reads “start a 16 hour fast”, “started my fast at 8 last night”, “just broke my fast”, “when can I eat again”.
 * @param said plain words
 */
export function readFast(said: string): FastRequest | undefined {
  const text = inHours(said);
  for (const pattern of START) {
    const start = pattern.exec(text);
    const hours = start?.[1] ?? start?.[2];
    if (start) return { kind: 'start-fast', hours: hours === undefined ? undefined : Number(hours) };
  }
  const [isStarted, hours, at, day, since] = STARTED.exec(text) ?? [];
  if (isStarted !== undefined) {
    const when = at ?? day ?? since;
    return {
      kind: 'start-fast',
      hours: hours === undefined ? undefined : Number(hours),
      ...(when !== undefined && { at: when }),
    };
  }
  if (END.test(text)) return { kind: 'end-fast' };
  return STATUS.test(text) ? { kind: 'fast-status' } : undefined;
}
