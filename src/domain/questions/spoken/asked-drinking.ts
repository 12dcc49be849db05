import type { Turns } from './turns.ts';

const DRUNK = '(?:drink|drank|drunk|have|had|consume|consumed|get through|put away|knock back|down|downed)';

/** Drinks that can only be alcoholic, and days without any. */
export const DRINKING_TURNS: Turns = [
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
