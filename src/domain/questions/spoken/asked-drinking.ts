import type { Turns } from './turns.ts';

const DRUNK = '(?:drink|drank|drunk|have|had|consume|consumed|get through|put away|knock back|down|downed)';

/** Drinks that can only be alcoholic, and days without any. */
const VOLUME = '(?:ml|l|liters?|oz|ounces)';
const DRINKS = '(?:drinks?|glass(?:es)?|bottles?|cups?|mugs?|servings?|(?:water )?entries)';

export const DRINKING_TURNS: Turns = [
  // "500 mL drinks", "glasses of 250 mL", "water entries that were 330 mL".
  [
    new RegExp(
      `\\b(how many|how often|how many times|number of|share of|percent of)(.*?) ([\\d.]+ ${VOLUME}) ${DRINKS}\\b`,
    ),
    '$1$2 drinks of exactly $3',
  ],
  [
    new RegExp(
      `\\b(how many|number of|share of|percent of) (?:of )?(?:my |the )?${DRINKS}(?: of water)? (?:of|with|at|(?:that )?(?:was|were|had)) (?:exactly )?(?=[\\d.]+ ${VOLUME}\\b)`,
    ),
    '$1 drinks of exactly ',
  ],
  [
    /\b(?:drink|drinks|booze|liquor|drinking|no drink|no drinking|no alcohol|zero alcohol|non drinking|non alcohol) (?:free )?(days?|nights?|weekdays?|weekends?)(?= (?:did|have|do|this|last|in|since|over|were|was|so far)\b|$)/,
    '$1 with no alcohol',
  ],
  [
    /\b(?:without|with no) (?:(?:having|drinking|touching) )?(?:an? |any |a single )?(?:drinks?|drinking|booze|liquor)(?= |$)(?! water)/,
    'without alcohol',
  ],
  // "How many units did I drink", "units drunk last week".
  [
    new RegExp(`\\bunits (?:of (?:drink|booze) )?(?=(?:did|have|do|am) i (?:${DRUNK})\\b)`),
    'units of alcohol ',
  ],
  [/\bunits (?:drunk|i drank|consumed)\b/, 'units of alcohol'],
  [/^(?:my )?(average|mean|total) units (?=(?:per|a|each) (?:day|week|month)\b)/, '$1 units of alcohol '],
];
