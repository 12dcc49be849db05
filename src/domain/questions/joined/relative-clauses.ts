import { DAYS } from '#domain/questions/times/calendar-dates.ts';
import { withConnectors } from './connectors.ts';
import { turned, type Turns } from '#domain/questions/spoken/turns.ts';

const RECORDS =
  '(runs?|rides?|bike rides?|walks?|hikes?|swims?|workouts?|sessions?|activities|activity|training sessions?)';
const THAT = '(?: of mine| i did)?(?: (?:that|which))?(?: (?:have|had|has))?';
const NUMBER = '[\\d.]+';
const BEFORE =
  '(?:more than|less than|fewer than|over|under|above|below|at least|at most|no more than|no less than|exceeding|up to|between) ';
const AFTER = ' or (?:more|higher|above|over|greater|less|lower|below|under|fewer)';
const LENGTH = '(?:m|meters?|metres?|ft|feet|foot)';
const boundOf = (unit: string): string =>
  `(?:${BEFORE}${NUMBER}(?: ?${unit})?(?: and ${NUMBER}(?: ?${unit})?)?|${NUMBER}(?: ?${unit})?${AFTER}(?: ?${unit})?)`;
const AVERAGING = '(?:averaged|averages|averaging|average|with an average of|an average of)';

const TURNS: Turns = [
  // "What's my heart rate like, on average, during long rides".
  [
    /^what (?:is|was) my ([a-z ]+?) like ,? ?(?:on average|usually|typically) ?,? (?=\S)/,
    'what is my average $1 ',
  ],
  // "Nights where I wake up on a Monday": a night belongs to the day on which it ends.
  [
    new RegExp(
      `\\b(?:(?:on|for) )?(?:(?:the )?(?:nights|days|mornings) )?(?:(?:when|where|that|on which|in which|if|whenever) i (?:wake|woke|get|got) up|waking up) (?:on )?(?:an? |the )?(${DAYS.join('|')})(?:s|(?: morning)s?)?(?= |$)`,
      'g',
    ),
    'on $1s',
  ],
  // "Rides that climbed over 300 m": the elevation gain, not the distance.
  [
    new RegExp(
      `\\b${RECORDS}${THAT} (?:climbed|climbing|climb|gained|gaining|ascended|ascending|went up)(?: by)? (${boundOf(LENGTH)})(?: of (?:climbing|elevation|elevation gain|ascent|climb))?(?= |$)`,
      'g',
    ),
    '$1 with an elevation gain $2',
  ],
  // "Runs averaging 150 or higher": their heart rate, which alone has no unit in speech.
  [
    new RegExp(
      `\\b${RECORDS}${THAT} ${AVERAGING}(?: (?:at|of))? (${BEFORE})?(1\\d\\d|2[0-2]\\d|[89]\\d)( (?:bpm|beats(?: per minute)?|beats a minute))?(${AFTER})?(?= |$)(?! (?:km|kilometers|miles|mi|m|meters|minutes|min|hours|h|kcal|calories|steps|mph|km/h|watts|w|g))`,
      'g',
    ),
    '$1 with a heart rate $2$3 bpm$5',
  ],
  [
    new RegExp(`\\b${RECORDS}${THAT} ${AVERAGING} (${boundOf('(?:km/h|kmh|kph|mph|m/s)')})(?= |$)`, 'g'),
    '$1 with a speed $2',
  ],
  // "Came to an end after 2".
  [
    /\b(?:came|come|comes|coming) to (?:an end|a close) (?=(?:before|after|between|by|at|on|in)\b)/g,
    'ended ',
  ],
  // "Runs that started before 8": a workout's time is its start.
  [
    new RegExp(
      `\\b${RECORDS}${THAT} (?:started|began|kicked off|starting|beginning|i started|i began) (?=(?:before|after|between|from|at) (?:\\d|noon|midnight))`,
      'g',
    ),
    '$1 ',
  ],
  [
    new RegExp(
      `\\bhow many (${RECORDS.slice(1, -1)}) did i (?:start|begin) (?=(?:before|after|between|from|at) (?:\\d|noon|midnight))`,
    ),
    'how many $1 did i do ',
  ],
  // "Did my water intake beat the 2,100 ml target": exceed it.
  [
    /\b((?:did|do|does|has|have) (?:i|my [a-z ]+?)) (?:beat|beaten) (?:the |my |a )?(?=[\d.]+(?: |$))/,
    '$1 exceed ',
  ],
  [
    /\b(exceed|exceeded|reach|reached|hit|meet|met|top|topped|pass|passed|under|over|below|above|miss|missed) (?:the |my |a |that )?([\d.]+(?: (?:ml|l|liters?|g|mg|kg|kcal|calories|km|minutes|min|hours|h|bpm|ms))?) (?:target|goal|limit|mark|budget)\b/,
    '$1 $2',
  ],
  // "On how many dates did I do two workouts": a third is no reason to leave the day out.
  [
    /\b((?:on )?(?:how many|what (?:share|percentage|percent) of) (?:days|dates|occasions)) did i (?:do|have|log|record|get in|fit in|complete) (?=(?:[2-9]) (?:workouts|runs|rides|walks|swims|sessions|hikes)\b(?! or (?:more|less|fewer)\b))/,
    '$1 did i do at least ',
  ],
  [
    /\b(?:hilliest|steepest|climbiest) (run|ride|bike ride|walk|hike|workout)\b/,
    '$1 with the most elevation gain',
  ],
  [/\b(?:flattest) (run|ride|bike ride|walk|hike|workout)\b/, '$1 with the least elevation gain'],
  [
    /^(?:which|what) (?:was|is) (?:my|the) (run|ride|bike ride|walk|hike|workout) with the (most|least) elevation gain/,
    'which $1 had the $2 elevation gain',
  ],
];

/** Clauses that belong to the records before them or to one side of a comparison: "runs averaging 150 or higher", "set against the rest". */
export const withClauses = (text: string): string => withConnectors(turned(text, TURNS));
