import type { Turns } from './turns.ts';

const NO_FOOD = '(?:without (?:any )?(?:food|eating|a meal)|not eating|with no food)';
const REST = '((?: .*)?)';

/** Hours between meals, and when a day's eating begins and ends. */
export const MEAL_TIME_TURNS: Turns = [
  [
    /\bhow (?:long|much time|many hours)(?: (?:was|is|were|are|pass|passed|passes|went by|did i (?:wait|leave|have)|do i (?:wait|leave|have)))?(?: there)?(?: on average)? between (?:my |each of my |each |all |any )?(?:meals?|eating)\b/,
    'average time between meals',
  ],
  [
    new RegExp(
      `^(?:what (?:is|was) )?(?:the |my )?longest (?:i |time i |that i )?(?:went|go|have gone|had gone|stretch|spell|period|gap|break|time) (?:i (?:went|go) )?${NO_FOOD}(?: between meals)?(?: (?:during|in) the day)?${REST}$`,
    ),
    'longest time between meals$1',
  ],
  [
    new RegExp(
      `^how long (?:do|did) i (?:usually |normally |typically )?go ${NO_FOOD}(?: (?:during|in) the day| between meals)${REST}$`,
    ),
    'average time between meals$1',
  ],
  // "When did I first eat yesterday", "what time did I stop eating".
  [
    new RegExp(
      `^(?:when|what time|at what time) (did|do) i (?:first (?:eat|have food|have a bite)|start eating|begin eating|eat first|eat for the first time|have my first bite)(?= .*\\w)${REST}$`,
    ),
    'what time was my first meal$2',
  ],
  [
    new RegExp(
      `^(?:when|what time|at what time) (did|do) i (?:stop eating|finish eating|last eat|eat last|have my last bite|eat for the last time)(?= (?:yesterday|on|last night|the day before)\\b)${REST}$`,
    ),
    'what time was my last meal$2',
  ],
];
