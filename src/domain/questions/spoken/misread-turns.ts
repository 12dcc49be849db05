import { DAYS, MONTH } from '#domain/questions/times/calendar-dates.ts';

const SUBSTANCE = '(alcohol|caffeine)';
const LIMITED = `(?=$|(?: ,)? (?:in|on|since|this|last|at|over|during|before|after|with|when|date|please|@|#|${DAYS.join('|')}|${MONTH}))`;

/** Questions that the grammar would read as others, in words that it reads right. "Unread" is read by nobody. */
export const MISREAD_TURNS: readonly (readonly [RegExp, string])[] = [
  // Every day has an amount of alcohol, even if it's zero.
  [
    new RegExp(
      `\\b(how long|how many days)( ago| since| has it been since| is it since| have passed since)( did)? i (?:last )?(?:had|drank|consumed|took|touched|have|drink)(?: any| some)? ${SUBSTANCE}${LIMITED}`,
    ),
    '$1$2$3 i last had over 0 g of $4',
  ],
  [
    new RegExp(
      `\\b(when did i (?:last|first)) (?:have|had|drink|drank|consume|touch|take)(?: any| some)? ${SUBSTANCE}${LIMITED}`,
    ),
    '$1 have over 0 g of $2',
  ],
  // Carbohydrates that can be digested.
  [/\bnet carb(?:ohydrate)?s?(?: intake)?\b/g, 'carbs minus fiber'],
  // "If you take just my snacks, how many grams of sugar is that".
  [
    /^(?:if (?:you|i|we) )?(?:take|taking|look at|looking at|count|counting|consider|considering) (?:just |only )(?:my |the )?(breakfasts?|lunch(?:es)?|dinners?|snacks?) ,? ?(?:just |only |alone )?,? ?(.+?)((?: (?:per|a|each) day)?) is (?:that|it)\b(.*)$/,
    '$2 from $1$3$4',
  ],
  // A time of day, which an amount isn't.
  [
    /\b(?:last|first|latest|earliest) (?:caffeine|coffee|alcohol|tea|drink|water|snack|bite) (?=times?\b)/,
    'unread ',
  ],
  // Energy burned also has a part that isn't from activity.
  [
    /\b(?:burn|burned|burnt) (?:more|less|fewer)(?: calories| energy)? than (?:i|what i) (?:ate|eat|have eaten|consumed)\b/,
    'unread',
  ],
  // "More than at this time last year": as many days of both years.
  [
    /^(?:am|are|was) i (?:eating|drinking|getting|having|walking|taking|doing) (more|less|fewer) (.+?) than (?:at |i was )?(?:this time|the same time|around this time) last year$/,
    'is my $2 $1 in the last 30 days than in the same 30 days last year',
  ],
  [/^(?:my )?(\w+(?: \w+)?) streak ,? (current|longest)$/, '$2 $1 streak'],
];
