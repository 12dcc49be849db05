import { DATE, dateOf } from '#domain/questions/times/calendar-dates.ts';
import { addDays } from '#domain/time/local-date.ts';
import { turned, type Turns } from './turns.ts';

/** Questions about the day or night after certain days, and about the share of certain days, in the grammar's order. Applied to a normalized question. */
const TURNS: Turns = [
  [/\b(after|following|on) (?:the )?evenings? (?=(?:with|when|of|on which|where|that)\b)/g, '$1 days '],
  // "After nights when I went to bed past midnight, what is my resting heart rate the next morning?"
  [
    /^(?:on the (?:days?|mornings?) )?(?:after|following) (?:a |an |any |each |the |my |those )?(nights?|days?) (when|on which|where|that|in which|with|of) (.+?) , (.+?) (?:on |in )?(?:the )?(?:next|following|subsequent) (?:morning|day|night)(?: ,)?( on average)?$/,
    '$4$5 after $1 $2 $3',
  ],
  [
    /^(?:on the (?:days?|mornings?) )?(?:after|following) (?:a |an |any |each |the |my |those )?(nights?|days?) (when|on which|where|that|in which|with|of) (.+?) , ((?:what|how|which) .+)$/,
    '$4 after $1 $2 $3',
  ],
  // "Of the times I went to sleep before 10, how often did I get 8 hours, in percent?"
  [
    /^of (?:all )?(?:of )?(?:the |my |those )?(?:times|occasions|nights|mornings) (?:when |that |on which |where )?(?=i |my |bedtime |wake )(.+?) , (?:how often|how frequently|(?:on |in |for )?(?:what|which) (?:percentage|percent|share|proportion|fraction|part)(?: of them)?) (.+?)(?: ,)?(?: in percent| as a percentage)?$/,
    'on nights when $1 , on what percentage of nights $2',
  ],
  // "On days when I walk over 10,000 steps, how do I sleep that night": the night after.
  [
    /^(?:on |for )?(?:days (?:when|where|on which|that|with)|(?:the )?days(?= i )|when(?:ever)?|if) (?!.*\b(?:sleep|slept|asleep|bedtime|night)\b.* ,)(.+?) (?:in a day )?, (.*\b(?:sleep|slept|rem|asleep|awake|awakenings|bedtime|hrv|heart rate variability)\b.*?) (?:on |for |in )?(?:that|the same|the following|the next|that same) night\b(.*)$/,
    '$2 $3 on days after days when $1',
  ],
  // "Dinner before 7 pm than after", "after 9 pm against dinner before it".
  [
    /\b(before|after) (\d{1,2}(?::\d{2})? ?(?:am|pm)|noon|midnight)\b(.*?) ?,? (vs|versus|than|compared (?:to|with)|against) (?:on |those |the |nights |days |when |with |(?:an? )?(?:dinners?|lunch|breakfasts?|meals?|workouts?|runs?) |i (?:eat|ate|finish|finished|have|had) )*(before|after)(?: (?:it|that|then|\2))?(?=$| ,)/,
    '$1 $2$3 $4 $5 $2',
  ],
  // "When I sleep under 6 hours, what do I eat the next day": the day that the night belongs to.
  [
    /^(?:when|whenever|if) i (?:only |just )?(?:sleep|slept|get|got)(?: for)? ((?:under|over|less than|more than|at least|at most|fewer than|below|above) [\d.]+ (?:hours|hrs?|h|minutes))(?: of sleep| sleep)? ?,? (.+?) (?:on |in )?(?:the )?(?:next|following) (?:day|morning)(?: ,)?( on average)?$/,
    '$2$3 after nights with $1 of sleep',
  ],
  // "How much more do I eat": calories.
  [
    /\bhow much (more|less) (do|did|have|am|was) i (eat|ate|eaten|eating)\b(?=$| ,| (?:on|in|at|for|when|if|that|than|after|before|this|last|since|during|over|a|per|compared|versus|vs|from|following|the)\b)/,
    'how many $1 calories $2 i $3',
  ],
  // "How much more do I eat when I ride than on average": than on all days.
  [
    /^(.*\b(?:when|with|where|after|if|(?:days|nights|mornings) (?:that )?i)\b.*\b(?:than|compared (?:to|with)|versus|vs)) (?:on |is |it is |i do |i am |my |the |an? )*(?:average|usual|usually|normal|normally|typical|typically|in general|generally|overall)(?: days?| nights?)?$/,
    '$1 usualdays',
  ],
  [/\bwhen was (?:my|the) last (?:day|night|morning) (?:when|with|that|where) /, 'when was the last time '],
  [
    /\bportion of (?:the |my |all )?(?=(?:nights|days|mornings|weeks|runs|workouts|time)\b)/,
    'proportion of ',
  ],
];

const NIGHT_BETWEEN = new RegExp(
  `\\b(?:on |in |during |for )?the night (?:of|from) (?:the )?(${DATE}) (?:to|into|on) (?:the )?(${DATE})(?= |$)`,
);

/** "The night of May 3 to May 4" belongs to the day on which it ends. */
export const withNightBetween = (text: string, today: string): string =>
  text.replace(NIGHT_BETWEEN, (all, from: string, to: string) => {
    const [start, end] = [dateOf(from, today), dateOf(to, today)];
    return start !== undefined && end !== undefined && addDays(start, 1) === end ? `on ${end}` : all;
  });

export const withNextDays = (text: string): string => turned(text, TURNS);
