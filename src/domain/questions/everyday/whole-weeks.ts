import { turned, type Turns } from '#domain/questions/spoken/turns.ts';

const MONDAY_TO_SUNDAY =
  'mon(?:day)?s?(?: morning)? (?:(?:to|through|thru|until|till) )?sun(?:day)?s?(?: night)?';
const OP =
  '(?:at least|at most|more than|less than|fewer than|over|under|above|below|no more than|no less than|exactly)';

/** Weeks are from Monday to Sunday anyway, and a bound for a week is one for its total. */
const TURNS: Turns = [
  [new RegExp(`\\b(?:${MONDAY_TO_SUNDAY}) (?=(?:(?:of )?(?:last|this|the past) )?weeks?\\b)`), ''],
  [
    new RegExp(
      `\\b((?:this|last|each|every|per|a|the (?:previous|past)|calendar|full|whole|which|what) weeks?|weeks)(?: ,)?(?: (?:counted|from|that is|i e|so|running|going|meaning|starting))* (?:${MONDAY_TO_SUNDAY})(?=$| )(?: ,)?`,
    ),
    '$1',
  ],
  [
    /(?<!\b(?:last|past|previous) (?:\d+ )?)\b(?:full|whole|complete|entire|calendar) (?:calendar )?(?=weeks?\b)/g,
    '',
  ],
  [
    /^(?:over|across|in|using|counting|for) (?:only )?(?:the )?weeks(?: only| alone)? ,? ?(?=(?:what|how|which)\b)/,
    '',
  ],
  // "Did I reach 200 zone minutes in every week of February".
  [
    /^did i (?:reach|hit|get|do|have|make|walk|run|manage) (?:at least )?([\d.]+) (.+?) in (?:every|each)(?: single| 1)? week (?:of|in) (?=[a-z])/,
    'on what percentage of weeks did i have at least $1 $2 in ',
  ],
  // "Of the weeks this year, how many had …".
  [
    /^(?:looking at|of|among|across|out of|considering|taking|counting|in|if i look at) (?:all )?(?:the |my )?(weeks|months)((?: [^,]+?)?) ,? ?(?:in |on |for )?(how many|what percentage|what share)(?: of (?:them|those|these|the \1))? (had|did|have|has|was|were)\b/,
    '$3 $1$2 $4',
  ],
  // "My steps adding up to at least 60,000".
  [
    new RegExp(
      `\\b(weeks|months)\\b(.*?) (?:had|did|have|has|where|when|with|in which|that) (?:my |i )?(?:daily |total )*(.+?) (?:adding|adds?|added|summing|sums?|summed|totaling|totalling|total|totaled|amounting|amounts?|coming|came|come|reaching|reached) (?:up )?(?:to )?(?:a total of )?(?=${OP} [\\d.]+)(${OP} [\\d.]+)( (?:km|kilometers|miles|meters|m|hours|h|minutes|min|kcal))?(?: in total| altogether| together)?(?=$| (?:this|last|in|since|over))`,
    ),
    '$1$2 did i have $4$5 $3',
  ],
  [
    /\b((?:weeks|months)\b.*?\b[\d.]+(?: [a-z]+)*?) (?:in total|altogether|all told|combined|added up|together)(?=$| (?:this|last|in|since))/,
    '$1',
  ],
];

/** Questions about whole weeks in the grammar's words. */
export const withWholeWeeks = (text: string): string => turned(text, TURNS);
