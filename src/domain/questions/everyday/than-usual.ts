import { DAYS, MONTH } from '#domain/questions/times/calendar-dates.ts';

const TIME = `(?:last night|yesterday|today|tonight|this morning|(?:this|last) (?:week|weekend|month|year|${DAYS.join('|')})|on (?:${DAYS.join('|')})|(?:in|on) (?:${MONTH})(?: \\d{1,2}(?:st|nd|rd|th)?)?(?! \\d))`;
const MORE =
  'longer|shorter|higher|lower|better|worse|greater|smaller|faster|slower|bigger|heavier|lighter|more|less|fewer|above|below|over|under';
const USUAL =
  '(?:usual|normal|average|typical|what is (?:usual|normal|typical)|(?:my|the) (?:usual|normal|average|typical|mean|(?:own |overall |all time |long term |daily |nightly )+(?:average|mean))(?: (?:night|day|sleep|amount|value|number|one|1))?|i (?:usually|normally|typically) (?:do|am|get|have)|it (?:usually|normally|typically) is)';
/** Without an average whose days may be named after it: "lower than my average in February". */
const PLAINLY_USUAL =
  '(?:usual|normal|average|typical|what is (?:usual|normal|typical)|i (?:usually|normally|typically) (?:do|am|get|have)|it (?:usually|normally|typically) is)';
const NAME = '([a-z]+(?: [a-z]+){0,4}?)';

/** "Was my sleep last night longer than usual". */
const TIME_FIRST = new RegExp(
  `^(?:was|is|were|are|did|does) (?:my |the )?${NAME} (${TIME}) (?:(?:a lot|much|any|really|far) )?(?:${MORE})(?: than)? ${USUAL}$`,
);
/** "Was my HRV higher than usual last night". */
const TIME_LAST = new RegExp(
  `^(?:was|is|were|are) (?:my |the )?${NAME} (?:(?:a lot|much|any|really|far) )?(?:${MORE})(?: than)? ${PLAINLY_USUAL}(?: ,)? (${TIME})$`,
);
/** "Did I sleep longer than usual last night", "did I get more deep sleep last night than usual". */
const DONE = new RegExp(
  `^did i (sleep|walk|move|weigh|run|ride|swim|hike|work out|exercise|train|get|take|have|burn|spend) (?:(?:a lot|much|any|far) )?(?:${MORE})(?: ([a-z]+(?: [a-z]+){0,3}?))?(?:(?: (${TIME})) than ${USUAL}| than ${PLAINLY_USUAL}(?: (${TIME}))?)$`,
);
/** "How much REM did I get last night compared with my average". */
const COMPARED = new RegExp(
  `^(?:how (?:much|many|long) )?(?:was |is )?(?:my |the )?${NAME} (?:did i (?:get|have|take|do|sleep) )?(${TIME}) (?:compared (?:to|with)|versus|vs|against) ${USUAL}$`,
);
/** "How far above my average was my resting heart rate yesterday". */
const FAR = new RegExp(
  `^how (?:far|much) (?:above|below|over|under|from|off) ${USUAL} (?:was|is|were|are) (?:my |the )?${NAME} (${TIME})$`,
);
/** "How far below my January average is my weight now". */
const FROM_PERIOD = new RegExp(
  `^how (?:far|much) (?:am i )?(above|below|over|under|higher|lower)(?: than)? (?:my |the )?((?:${MONTH})|last (?:week|month|year)) (?:average|mean)(?: ${NAME})?(?: (?:is|am|was) (?:my |the )?(?:current )?${NAME})?(?: (?:right now|now|currently|today|at the moment))?$`,
);

/** "Is my latest weight lower than my average in February". */
const LATEST = new RegExp(
  `^(?:is|was) my (?:latest|current|last|most recent|newest|present) ${NAME} (higher|lower|heavier|lighter|above|below) (?:than )?(?:my |the )?(?:average|mean)(?: [a-z]+)?(?: (?:in|for|of|during))? ((?:${MONTH})(?: \\d{4})?|last (?:week|month|year))$`,
);

const DOING: Readonly<Record<string, string>> = {
  sleep: 'sleep',
  walk: 'steps',
  move: 'steps',
  weigh: 'weight',
};
/** Amounts that an average day doesn't have: of workouts, and of what was eaten. */
const OF_EVENTS =
  /\b(?:runs?|running|rides?|riding|cycling|swims?|swimming|hikes?|hiking|walks|workouts?|sessions?|yoga|distance|pace|speed|sugar|glucose|calories|protein|carbs|fat|fiber|water|meals?|lunch|dinner|breakfast)\b/;

/** "Higher than usual", "than my average": a figure of some days compared with all days, instead of that figure alone. */
export function withThanUsual(text: string): string {
  const [, latest, more = '', of = ''] = LATEST.exec(text) ?? [];
  if (latest !== undefined)
    return `is my ${latest} ${/^(?:lower|lighter|below)$/.test(more) ? 'lower' : 'higher'} now than in ${of}`;
  const [, verb = '', named, early, late] = DONE.exec(text) ?? [];
  const isDone = verb !== '';
  const period = FROM_PERIOD.exec(text);
  if (period) {
    const [, way = '', when = '', one, other] = period;
    const less = /^(?:below|under|lower)$/.test(way) ? 'lower' : 'higher';
    return `how much ${less} is my ${other ?? one ?? 'weight'} now than in ${when}`;
  }
  const far = FAR.exec(text);
  const match = far ?? TIME_FIRST.exec(text) ?? TIME_LAST.exec(text) ?? COMPARED.exec(text);
  const name = isDone ? (named ?? DOING[verb]) : match?.[1];
  const time = isDone ? (early ?? late) : match?.[2];
  if (isDone && name === undefined) return 'unread';
  if (name === undefined || time === undefined || OF_EVENTS.test(name)) return text;
  return `difference in ${name} ${time} than all time`;
}
