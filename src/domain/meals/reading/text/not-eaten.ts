import type { TextToken } from '#domain/foods/search/text.ts';
import { isActivity, wordsBeforeMeal } from '#domain/meals/reading/talk/activities.ts';
import { withoutRequest } from '#domain/meals/reading/talk/requests.ts';

/**
 * Matches sentences about food that wasn't eaten: questions ("is oatmeal healthy?"), shopping lists ("buy eggs, milk"), plans ("tomorrow
 * I'll have salmon"), medicine ("took my blood pressure pills") and events other than meals.
 */
export type NotEaten = 'question' | 'shopping' | 'plan' | 'medicine' | 'event';

const QUESTION =
  /^(?:(?:so|and|but|also|hey|hi|hello|ok|well|question|quick question|btw|just wondering|wondering|help) )*(?:is|are|isn't|aren't|does|do you|don't you|do i|should|shouldn't|could i|could you|would you|would it|will it|can i|can we|can you|may i|am i|how (?:many|much|do|does|can|should|long|often|bad|good|healthy|about|come)|what (?:is|are|should|can|could|do|does|would|to|about|kind|else|foods?|time)|what's|whats|which (?:is|are|foods?|one|has|would)|why|when (?:should|can|is|do)|where (?:can|do|is)|who|if i|whether|anyone know|any ideas?|tell me|recommend|suggest|recipes? (?:for|ideas?)) /;
/** With a question mark, these start a question too. */
const ASKED =
  /^(?:(?:so|and|but) )?(?:is|are|was|were|do|does|did|have|has|had|can|could|would|will|what|why|how|which|who|when|any|ok to|okay to) /;

const SHOPPING =
  /^(?:remind me|reminder|note to self|don't let me forget|to ?do(?: list)?)(?: to)?[ :\-–—,]+(?:to )?(?:buy|get|pick up|order|grab|make|cook|defrost|prep) |^(?:(?:i|we|also|still|must|need|have|want|wanna|gotta|got|should|please|remember|don't|dont|do|not|forget|going|gonna|to) )*(?:buy|shop for|stock up on|restock|pick up|order more|get more|run out of|ran out of|out of|low on) |^(?:the |my |our |weekly |todays |today's )*(?:shopping|groceries|grocery|costco|aldi|tesco|walmart|store)(?: (?:list|run|trip|haul))? ?[:\-–—,] (?!bought )|^(?:shopping|grocery) list |^(?:(?:must|please|need to|have to|gotta|got to|don't forget to|dont forget to|remember to|remember) )+(?:get|grab|pick up|buy) |^to buy |^(?:(?:i|we|still|also) )*need (?!to |a |an )|^(?:meal )?prep(?:ping)?(?: \S+){0,2} ?[:–—-] need /;
/** Likes, intentions and kitchen talk: "I hate broccoli", "need to drink more water", "the air fryer broke". */
const REMARK =
  /^(?:(?:but|and|so|ugh|honestly) )*(?:i|we|he|she|my (?:son|daughter|kids?|wife|husband)) (?:(?:really|just|absolutely|still|also|do|always) )*(?:hates?|dislikes?|despises?|miss(?:es)?|(?:can'?t|can not|cannot) stand|(?:am|is|are|was) (?:allergic|intolerant|addicted|obsessed)|(?:don'?t|do not|doesn'?t|does not|never) (?:like|eat|drink|enjoy|care for)) |^(?:(?:i|we|you|really|also|still) )*(?:need|have|ought|should|must|want|trying|try|hope|hoping|plan|planning|aiming|supposed|gotta|gonna) (?:to )?(?:(?:drink|eat|have|get|consume) (?:more|less|fewer|enough)|(?:cut|stop|avoid|quit|limit|reduce|start) )|^(?:(?:the|my|our|new|a|an|old) )*(?:\S+ ){0,3}(?:knife|knives|cooker|fryer|maker|machine|blender|grinder|toaster|oven|cookbook|recipes?|plant|tree|garden|shop|stand|stall|festival|vouchers?|delivery|stain|allergy) (?:arrived|broke|closed|broken|came|died|needs?|stopped|exploded|is|was|has|won'?t|looks?) |^(?:bought|ordered|got|found|broke|cleaned|fixed|returned|saw|watched|reading|read|bookmarked|saved) (?:(?:the|my|our|a|an|new|some) )*(?:\S+ ){0,3}(?:knife|knives|cooker|fryer|maker|machine|blender|grinder|toaster|cookbook|recipes?|plants?|trees?|seeds|vouchers?|show|documentary) ?[.!]? $|^meal prep(?:ping|ped)?(?: (?:day|time|done|today|\S+day))* ?[.!]? $/;
const PLANNED =
  /\b(?:tomm?orr?ow|tmrw|tmr|tomo|next (?:week|month|time|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|(?:meal|diet) plan|meal prep for|(?:going|gonna|will|planning|off)(?: \S+){1,6} later|this weekend (?:i'll|ill|we'll|i'm going|im going|i will|we will))\b/;
/** Eaten today, although the sentence mentions tomorrow. */
const EATEN = /\b(?:had|ate|eaten|drank|finished|leftovers?|saved?|saving|just|left \S+ for)\b/;

const MEDICINE =
  /^(?:(?:i|we|just|also|then|and|had|have) )*(?:took|taking|take|taken|had|popped) (?:\S+ ){0,5}(?:pills?|tablets?|capsules?|meds|medication|medicine|medicines|antibiotics?|painkillers?|ibuprofen|advil|aspirin|tylenol|paracetamol|insulin|metformin|statins?|vitamins?(?: [a-k]\d*)?|supplements?)(?: (?:today|tonight|this morning|last night|with water|now))? ?[.!]? $/;

/** Guests and sports: "Maria and John came over", "parkrun 27:14 pb". */
const EVENT =
  /^(?:i |we )?(?:cooked|made|baked|prepared) .* (?:but|and) (?:i |we )?(?:didn'?t|did not) (?:have|eat|touch|taste|try|get) (?:any|it|them)(?: of it)?(?: myself)? ?[.!]? $|^(?:\S+ ){0,3}(?:cooked|made|baked|prepared|brought) .* (?:but|and|so) (?:(?:\S+ ){1,6}so )?(?:i |we )?(?:just )?(?:had|ate|took|tried) none(?: of it)? ?[.!]? $|^(?:my |fasting |resting )?(?:sugar levels?|blood sugar|blood glucose|glucose|blood pressure|heart rate|hr|hrv|body fat|waist|a1c|hba1c|ldl|cholesterol|ketones?)(?: (?:was|is|:|at|of|reading|level))* \d+[^a-z]*(?:(?:mg|dl|mmol|l|bpm|before|after|at|this|on|in|the|my|fasting|waking|morning|evening|breakfast|lunch|dinner|bed|bedtime|meal|eating|exercise|am|pm|today|tonight|\d+|\/|:) )*[.!]* ?$|^(?:\S+ ){1,6}(?:came (?:over|round|by)|dropped by|visited|is visiting|are visiting) (?:today|tonight|yesterday|again|for a bit)? ?[.!]? ?$|^(?:\S+ ){0,3}(?:parkrun|marathon|5k|10k|race|deadlift|squat|bench press)(?: \S+){0,6} (?:pb|pr)(?: [.!]+)* $/;

const MARKER =
  '(?:hba ?1 ?c|a ?1 ?c|ldl|hdl|triglycerides?|cholesterol|tsh|(?:hs ?-? ?)?crp|ferritin|apo ?b|egfr|creatinine|h?a?emoglobin|homocysteine|testosterone|cortisol|psa|alt|ast|ggt|(?:iron|vitamin [a-k] ?(?:12|6)?|b ?12|folate|vit d|uric acid|insulin) levels?)';
/** "HbA1c came back 48", "my LDL is 130", "got my bloods back: …": laboratory results. */
const LAB_RESULT = new RegExp(
  `^(?:(?:my|the|new|latest|fasting|total|serum|blood|test|results?|labs?|:|,) )*${MARKER} |^(?:i |just |finally )*(?:got|have|had) (?:my |the |some )?(?:bloods?|labs?|blood (?:tests?|work|results?)|test results?|results) (?:back|in|done|today|taken)(?: |$)`,
);

const NO_AMOUNT = String.raw`(?! (?:g|grams?|kg|oz|ounces?|tsps?|teaspoons?|tbsps?|tablespoons?|cups?|spoons?|cubes?|packets?|sachets?|am|pm|%) )`;
const READING = String.raw`(?:\( )?(?:\d{2,3}(?:\.\d)?|\d\.\d)${NO_AMOUNT}(?: (?:mg|mmol)(?: \/ (?:dl|l))?)?(?: \))? `;
const LEVEL =
  '(?:(?:still|really|so|too|very|a|bit|back|up|down|on|the|low|high|side|fine|good|ok|okay|normal|steady|stable|to|at|around|about) )*';
const SUGAR =
  '(?:(?:my|the|fasting|morning) )*(?:(?:blood )?sugars?|glucose|cholesterol|ferritin|iron|blood pressure|bp)(?: levels?| readings?)? ';
const WAS = '(?:was|were|is|are|went|dropped|fell|spiked|hit|felt|got) ';

/** A reading beside a meal: "my sugar was low (62) so I had juice". "The sugar was 5 g" is food. */
export const GLUCOSE_READINGS: readonly RegExp[] = [
  new RegExp(`^${SUGAR}${WAS}${LEVEL}${READING}`),
  new RegExp(`^${SUGAR}${WAS}(?=(?:\\S+ ){0,3}(?:low|high|fine|normal|steady|stable) )${LEVEL}`),
  // "Fasting sugar 98", "sugar at 65".
  new RegExp(`^(?=(?:my|fasting|morning|blood|glucose) |sugars? at )${SUGAR}${LEVEL}${READING}`),
];

const endsSentence = ({ text }: TextToken): boolean => /^[.!?;\n]$/.test(text);

/** Whether a sentence, its words joined by spaces, names food that wasn't eaten, and why. */
function reasonFor(words: string, isAsked: boolean): NotEaten | undefined {
  if (QUESTION.test(words) || (isAsked && ASKED.test(words))) return 'question';
  if (SHOPPING.test(words)) return 'shopping';
  if (MEDICINE.test(words)) return 'medicine';
  if (EVENT.test(words) || ((REMARK.test(words) || LAB_RESULT.test(words)) && !EATEN.test(words)))
    return 'event';
  if (isActivity(words) && wordsBeforeMeal(words) === undefined) return 'event';
  return PLANNED.test(words) && !EATEN.test(words) ? 'plan' : undefined;
}

export interface NotEatenSentence {
  readonly reason: NotEaten;
  readonly start: number;
  readonly end: number;
}

const UNUSED =
  /^(?:and |but )?(?:left|went) (?:it |them )?(?:untouched|uneaten|unused|to waste)(?= [.,;!?\n]| $)|^(?:that |which )?i (?:(?:did not|didn't|didnt|never) (?:use|touch|eat|have|drink|finish|want)|(?:left|skipped)(?= [.,;!?\n])) /;

/** "Salad, dressing on the side that I didn't use": removes the previous food. */
export function withoutUnused(tokens: readonly TextToken[]): TextToken[] {
  const kept: TextToken[] = [];
  for (let place = 0; place < tokens.length;) {
    const ahead = `${tokens
      .slice(place, place + 6)
      .map(({ text }) => text)
      .join(' ')} `;
    const said = /^(that|which|and|but|left|went)$/.test(tokens[place]?.text ?? '')
      ? UNUSED.exec(ahead)?.[0]
      : undefined;
    const token = tokens[place];
    if (said === undefined) {
      if (token !== undefined) kept.push(token);
      place += 1;
      continue;
    }
    const joiner = kept.findLastIndex(
      ({ kind, text }) => kind === 'mark' || /^(with|and|w|plus|but)$/.test(text),
    );
    if (joiner >= 0) kept.length = joiner;
    place += said.trim().split(' ').length;
  }
  return kept;
}

/** Splits off the sentences about food that wasn't eaten. */
export function withoutNotEaten(tokens: readonly TextToken[]): {
  readonly tokens: readonly TextToken[];
  readonly left: readonly NotEatenSentence[];
} {
  const kept: TextToken[] = [];
  const left: NotEatenSentence[] = [];
  for (let from = 0; from < tokens.length;) {
    const mark = tokens.findIndex((token, place) => place >= from && endsSentence(token));
    const to = mark < 0 ? tokens.length : mark + 1;
    const said = tokens.slice(from, to);
    const request = withoutRequest(said);
    const sentence = request ?? said;
    const [first, last] = [sentence[0], sentence.at(-1)];
    const words = `${sentence.map(({ text }) => text).join(' ')} `;
    const reason = request === undefined ? reasonFor(words, last?.text === '?') : undefined;
    if (reason !== undefined && first !== undefined && last !== undefined)
      left.push({ reason, start: first.start, end: last.end });
    else kept.push(...sentence.slice(isActivity(words) ? wordsBeforeMeal(words) : 0));
    from = to;
  }
  return { tokens: kept, left };
}
