import { DAYS, MONTH } from '#domain/questions/times/calendar-dates.ts';
import type { Turns } from './turns.ts';

const OP =
  '(?:over|under|above|below|past|beyond|more than|less than|fewer than|at least|at most|no more than|no less than|exceeding|longer than|shorter than|exactly|zero|no|0|without)';
const BOUND = `(?=.*\\b${OP}\\b)`;
const TIME = `((?: (?:today|yesterday|last|this|the last|the past|in|on|since|over|during|for|within|between|so far|${MONTH}|${DAYS.join('|')})\\b.*)?)`;
const MEAL = '(breakfast|lunch|dinner|supper|snack)';
const GO =
  '(?:go|gone|went|get|gotten|got|be|been|come|came|climb|climbed|rise|risen|stay|stayed|land|landed|have|had|end up|ended up)';

/** Whether something happened at all: on how many days, or in how many records. */
export const EXISTENCE_TURNS: Turns = [
  // "Have I ever fasted more than 48 hours", "did I ever do a fast over 20 hours".
  [
    new RegExp(
      `^(?:have|did) i (?:ever )?(?:fast|fasted|done a fast|do a fast|had a fast|have a fast) (?:for |of |lasting )?(?=${OP} [\\d.]+ (?:hours|hrs|h|days)\\b)(.*?)(?: before)?$`,
    ),
    'how many fasts $1',
  ],
  [
    new RegExp(
      `^(?:have|did) i (?:ever )?(?:run|ran|do a run|done a run) (?:for |of )?(?=${OP} [\\d.]+ (?:km|kilometers|miles|mi|k)\\b)(.*?)(?: in 1 go| before)?$`,
    ),
    'how many runs $1',
  ],
  // "Any days this month over 40 g of fiber", "was there a night last week with under 5 hours of sleep".
  [
    new RegExp(
      `^(?:(?:are|were|was|is|have|has|had) there (?:ever )?(?:been )?|(?:did|do|have) i (?:ever )?(?:have|had|get|see) )?(?:ever )?(?:any|an?|1|even 1) (?:single )?(day|night)s? ?(?:at all )?,? ?${BOUND}(.*)$`,
    ),
    'how many $1s $2',
  ],
  // "Did I sleep over 8 hours on any night last week?"
  [
    new RegExp(
      `^(did|was|were|has|have) (i|my) (?:ever )?${BOUND}(.+?) (?:on|in|for|during) (?:any|a|an|1|even 1) (?:single |1 )?(?:of (?:the|those) )?(day|night|morning)s?\\b(.*)$`,
    ),
    'how many $4s $1 $2 $3$5',
  ],
  [
    new RegExp(
      `^(?:did|have|was|were|had) (i|my \\w+(?: \\w+)?) (?:ever )?${GO} ${BOUND}(over|under|above|below|past|beyond|more than|less than|fewer than|at least|at most) (.+?) (?:at all|even once|at any point|at any time|any day|any night|on any (?:day|night))${TIME}$`,
    ),
    'how many days was $1 $2 $3$4',
  ],
  // "Have I ever gone over 4,000 calories (in a day)".
  [
    new RegExp(
      `^(?:have|did|has) i ever (?:${GO}|eat|eaten|ate|drink|drank|drunk|log|logged|hit|take|taken|took) (?=${OP} [\\d.]+)(.+?)(?: (?:in|on) (?:a|any|1) (?:single )?day)?(?: before)?${TIME}$`,
    ),
    'how many days did i have $1$2',
  ],
  [
    new RegExp(
      `^(?:have|did|has) i ever (slept|sleep|walked|walk|run|ran) ${BOUND}(.+?)(?: (?:in|on) (?:a|any|1) (?:single )?(?:day|night))?(?: before)?${TIME}$`,
    ),
    'how many days did i $1 $2$3',
  ],
  // "Did I skip breakfast at all last week".
  [
    new RegExp(
      `^(?:did|have) i (?:ever )?(?:skip|skipped|miss|missed)(?: out on)? (?:any |a |my )?${MEAL}s?(?: at all| even once| ever)?${TIME}$`,
    ),
    'how many days$2 have no $1',
  ],
  [
    new RegExp(
      `^how (?:many|often)(?: (?:times|days))? (?:did|have|do) i (?:skip|skipped|miss|missed|go without|gone without)(?: out on)? (?:having |eating )?(?:a |my |any )?${MEAL}s?${TIME}$`,
    ),
    'how many days$2 have no $1',
  ],
  [
    new RegExp(`^how many ${MEAL}(?:e?s)? (?:did|have|do) i (?:skip|skipped|miss|missed)${TIME}$`),
    'how many days$2 have no $1',
  ],
  [
    new RegExp(
      `^(?:(?:i|my) )?(?:skipped|skip) ${MEAL} (?:quite |rather )?(?:a few|several|many|some|a lot of|lots of)(?: times| days)?(?: lately| recently)? ,? ?how many(?: times| days)?(?: (?:exactly|was it))?${TIME}$`,
    ),
    'how many days$2 have no $1',
  ],
  // "Was I under my calorie goal every day last week": the share of days.
  [
    new RegExp(
      `^(was|were|did|have|has|am|is) (i|my [a-z]+(?: [a-z]+)?) (.+?) (?:every|each|every single) (day|night)${TIME}$`,
    ),
    'on what percentage of $4s$5 $1 $2 $3',
  ],
  // "Did I eat anything after 9 pm last night".
  [
    /^(?:did|have|had) i (?:eat|eaten|had|have|log|logged) (?:anything|something|any food|any meals?)(?: at all)? (?=(?:after|before|between|past|later than|earlier than)\b)(.+)$/,
    'how many meals did i have $1',
  ],
  [
    /^(how many|how often|how many times|what percentage of) (?:(?:my |the )?(\w+) (?:that )?)?(?:were|was|are) (?:eaten|logged|had) (?=(?:after|before)\b)(.+)$/,
    '$1 $2 were $3',
  ],
];
