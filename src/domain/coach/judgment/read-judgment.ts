import { asksOwnAmount } from '#domain/coach/subjects/own-amount.ts';
import { kgFromLb } from '#domain/units/mass.ts';

/** What a member asks about an amount or a value: whether it is enough, too much, too low or fine, or how much it should be. */
export type Judged = 'enough' | 'too-much' | 'too-little' | 'state' | 'target';

export interface JudgmentRequest {
  /** Somebody's weight that was named: "for an 85 kg man". */
  readonly massKg?: number;
  readonly asks: Judged;
  /** What is judged, in the member's words, with the days if they named any: "protein", "protein last week". */
  readonly what: string;
}

/** The noun behind a verb without an object: "Am I sleeping enough?" */
const OF_VERB: Readonly<Record<string, string>> = {
  sleep: 'sleep',
  sleeping: 'sleep',
  drink: 'water',
  drinking: 'water',
  eat: 'calories',
  eating: 'calories',
};

const AMOUNT = '(enough|(?:way |far )?too (?:much|many)|(?:way |far )?too (?:little|few)|sufficient)';
const VERB =
  '(?:getting|get|eating|eat|ate|having|have|had|drinking|drink|drank|consuming|consume|consumed|taking in)';
/** "Am I getting enough protein?" */
const OF_AMOUNT = new RegExp(`^(?:am|are|do|did|have) (?:i|we) (?:been )?${VERB} ${AMOUNT} (?:of )?(.+)$`);
/** "Do I need more calcium now?", but "Do I eat more calories on weekends?" compares days. */
const OF_MORE =
  /^(?:do i (?:really |actually )?(?:need(?: to (?:eat|get|have|drink))?|have to (?:eat|get|have|drink))|should i (?:really |actually )?(?:eat|get|have|drink|need)(?: to (?:eat|get|have|drink))?) (?:more|extra) (?:of )?(.+?)(?: (?:at my age|for my age|after .+|if .+|when .+|because .+))?$/;
/** "Am I sleeping enough?" */
const ALONE = new RegExp(
  `^(?:am|do|did|have) i (?:been )?(sleep(?:ing)?|drink(?:ing)?|eat(?:ing)?) ${AMOUNT}( (?:today|yesterday|(?:last|this|in|on|during|since|over) .+))?$`,
);
/** "How much should I eat?" */
const TARGET_ALONE =
  /^how (?:much|long) (?:(?:should|must) (?:i|we)|do (?:i|we) (?:need|have) to) (?:really |actually )?(eat|drink|sleep)$/;
/** "Is my LDL too high?" */
const OF_STATE =
  /^(?:is|are|was|were) (?:my )?(.+?) (?:levels? )?(?:still |now |really )?(?:too |a bit |a little |really |very )?(high|elevated|low|deficient|normal|ok|okay|fine|good|alright|all right|healthy|bad|optimal|any good|decent|terrible|great|excellent|poor|worrying|dangerous|too (?:big|much)|in (?:the )?(?:normal )?range|out of range|where (?:it|they) should be)(?: or (?:not|too high|too low|high|low|bad|normal|ok|okay))?(?: (?:for|to|at|if) .+)?$/;
/** "How is my ferritin?", "what's my iron like" */
const OF_HOW =
  /^(?:how(?:'s| is| are) my (.+?)(?: (?:looking|doing|these days))?|what(?:'s| is| are) my (.+?) (?:like|looking like))$/;
/** "Am I low in iron?" */
const OF_LACK = /^(?:am|are) (?:i|we) (?:low|short|deficient) (?:in|on) (.+)$/;
/** "My resting heart rate is up, should I worry?" */
const OF_CHANGE =
  /^my (.+?) (?:is|are|has|have|'s|went|keeps?)(?: (?:gone|been|going|a bit|a little|so|too|really|still|getting))* (?:up|down|high|higher|low|lower|elevated|rising|dropping|dropped|falling)(?: (?:by )?\d+(?: (?:beats?|bpm|points?|ms|%|percent|kg|lbs?|pounds?))?)?(?: (?:lately|today|this week|again))?[,.;:]? (?:should i (?:be )?(?:worr\w+|concerned)|do i (?:need|have) to worry|is (?:that|it|this) (?:bad|ok|okay|normal|a problem|serious|dangerous)|(?:am i|could i be) (?:\w+ )?(?:sick|ill|overtrain\w*|unwell)|what does (?:that|it|this) mean)$/;
const OF_WORRY =
  /^(?:should i|do i (?:have|need) to) (?:worry|be worried|be concerned|be afraid) about (?:my )?(.+)$/;
/** "Why do you keep telling me to eat more protein?" */
const OF_NAGGING =
  /^why (?:do|are|did) you (?:keep |always |constantly )*(?:tell|telling|say|saying|ask|asking|nag|nagging|suggest|suggesting|remind|reminding)\b.*\b(?:to |should )?(?:eat|get|drink|have|need|sleep)? ?(more|less|enough|too much) (.+)$/;
/** "How much protein should I eat?" */
const OF_TARGET =
  /^how (?:much|many) (?:grams? of |g of |calories of )?(.+?) (?:(?:is|are) (?:too (?:much|many)|enough|recommended|healthy|safe|ok|okay|fine|allowed|normal|right)|(?:(?:can|may) i|am i (?:allowed|supposed))(?: safely)?(?: to)?(?: (?:eat|have|drink|consume|get))?)(?: (?:for|when|if|while|in|during) .+)?$|^how (?:much|many) (?:grams? of |g of |calories of )?(.+?) (?:should|must|do|does|would) (?:(?:i|we)|(?:someone|somebody|a (?:person|man|woman)|people|adults?|women|men)(?: (?:(?:of |at )?my (?:age|size|height|weight|build)|like me))?) (?:really |actually |realistically |be )*(?:need|require|eat|eating|get|getting|have|drink|drinking|consume|aim for)(?: to eat)?(?: (?:when|if|while|during|as) .+)?$/;

/** "What should my resting heart rate be?", "what's a good HDL" */
const OF_IDEAL =
  /^what should (?:my |an? |the )?(?!(?:i|we|weight|calories|kcal|macros|protein|carbs?|fat|fiber|water|sodium|steps?|sleep|goals?|targets?|fast\w*|next|first)\b)(.+?)(?: levels?)? (?:ideally |normally )?be(?: (?:at|for) .+)?$|^what(?:'s| is| are) (?:an? |the |considered )*(?:normal|good|healthy|ideal|optimal|safe|target)(?: range (?:for|of))? (?:my |an? )?(?!blood pressure|bp\b|pressure)(.+?)(?: levels?| range)?(?: (?:for|at) .+)?$/;

/** "How much protein for an 85 kg man?" */
const OF_MASS =
  /^how (?:much|many) (?:grams? of |g of )?([a-z ]+?)(?: a day| per day| daily)? (?:for|should|does|do) (?:an? |i (?:eat|get|need) at |my )?(\d{2,3}(?:\.\d)?) ?(kgs?|kilos?|kilograms?|lbs?|pounds?)\b.*$/;

const TRAILING =
  /\s+(?:a|per|each|every) day$|\s+(?:daily|lately|recently|overall|right now|at the moment|these days|on average|in general)$/;

function trimmed(text: string): string {
  const shorter = text.replace(TRAILING, '');
  return shorter === text ? text : trimmed(shorter);
}

function amountAsked(amount: string): Judged {
  if (/\b(?:much|many)$/.test(amount)) return 'too-much';
  return /\b(?:little|few)$/.test(amount) ? 'too-little' : 'enough';
}

/**
 * Reads a request to judge an amount or a value.
 * @param text plain words
 * @returns undefined for other questions
 */
export function readJudgment(text: string): JudgmentRequest | undefined {
  const plain = trimmed(text);
  const [, verb = '', alone, days = ''] = ALONE.exec(plain) ?? [];
  const noun = OF_VERB[verb];
  if (alone !== undefined && noun !== undefined) return { asks: amountAsked(alone), what: `${noun}${days}` };
  const more = OF_MORE.exec(plain)?.[1];
  if (more !== undefined) return { asks: 'too-little', what: more };
  const [, amount, what] = OF_AMOUNT.exec(plain) ?? [];
  if (amount !== undefined && what !== undefined) return { asks: amountAsked(amount), what };
  const [, need, mass, unit = ''] = OF_MASS.exec(plain) ?? [];
  if (need !== undefined && mass !== undefined)
    return {
      asks: 'target',
      what: need,
      massKg: unit.startsWith('k') ? Number(mass) : kgFromLb(Number(mass)),
    };
  const due = OF_VERB[TARGET_ALONE.exec(plain)?.[1] ?? ''];
  if (due !== undefined) return { asks: 'target', what: due };
  const target = asksOwnAmount(plain)
    ? undefined
    : OF_TARGET.exec(plain)
        ?.slice(1)
        .find((part) => part !== undefined);
  if (target !== undefined) return { asks: 'target', what: target };
  const [, side, nagged] = OF_NAGGING.exec(plain) ?? [];
  if (side !== undefined && nagged !== undefined)
    return { asks: /less|much/.test(side) ? 'too-much' : 'enough', what: nagged };
  const lacked = OF_LACK.exec(plain)?.[1];
  if (lacked !== undefined) return { asks: 'too-little', what: lacked };
  const [, how, like] = OF_HOW.exec(plain) ?? [];
  const [, should, ideal] = OF_IDEAL.exec(plain) ?? [];
  const judged =
    OF_STATE.exec(plain)?.[1] ??
    OF_WORRY.exec(plain)?.[1] ??
    OF_CHANGE.exec(plain)?.[1] ??
    how ??
    like ??
    should ??
    ideal;
  return judged === undefined ? undefined : { asks: 'state', what: judged };
}
