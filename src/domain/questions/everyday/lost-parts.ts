import { turned, type Turns } from '#domain/questions/spoken/turns.ts';
import { MONTH } from '#domain/questions/times/calendar-dates.ts';
import { readTimes } from '#domain/questions/times/calendar-words.ts';
import { addDays } from '#domain/time/local-date.ts';
import { withMonthsFirst } from './months-first.ts';
import { withRecords } from './best-and-longest.ts';
import { withWorkoutsKept } from './some-workouts.ts';
import { withSpread } from './spreads.ts';
import { withThanUsual } from './than-usual.ts';
import { withTwoPeriods } from './two-periods.ts';

/** Verbs without a meaning elsewhere, which the grammar would pass over. */
const MOVED = /\b(?:moved?|shift(?:ed)?|budged?|swing|swung)\b/;

const OP =
  '(?:over|under|above|below|at least|at most|more than|less than|fewer than|no more than|no less than|longer than|shorter than|farther than|further than|faster than|slower than|between)';
const KINDS =
  '(?:runs?|running|walks?|walking|rides?|bike rides?|cycling|swims?|swimming|hikes?|hiking|yoga(?: sessions?)?|(?:strength|weights?|gym) (?:sessions?|workouts?|training)|weights|elliptical(?: sessions?)?)';
const TIME = '((?: (?:in|this|last|since|over|during|for|on|so far)\\b.*)?)';
const FROM = '(?:from|on|vs|versus|against|over|relative to|compared (?:to|with)|since) ';
const PERIOD = '(week|month|year)';
const LOST: Turns = [
  // "Have my steps been above 8,000 every day this week": every one of them, not their average.
  [
    new RegExp(
      `^(?:was|were|has|have|had|is|are) (my .+?) (?:been |stayed |always )?(${OP} [\\d.]+.*?) (?:every|each)(?: single)? (day|night)${TIME}$`,
    ),
    'on what percentage of $3s$4 was $1 $2',
  ],
  [
    new RegExp(
      `^(?:was|were|has|have|had|is|are) (my .+?) (?:been |stayed |always )?(${OP} [\\d.]+.*?) all (week|month|year)(?: long)?$`,
    ),
    'on what percentage of days this $3 was $1 $2',
  ],
  [
    new RegExp(`^did i (.+?) (${OP} [\\d.]+.*?) (?:every|each)(?: single)? (day|night)${TIME}$`),
    'on what percentage of $3s$4 did i $1 $2',
  ],
  // "Considering only runs longer than 5 km, what is my average heart rate": theirs, not that of their days.
  [
    new RegExp(
      `^(?:if (?:i|you|we) )?(?:considering|counting|count|consider|looking at|look at|taking|take|using|use|for|across|among) (?:only |just )?(?:the |my )?((?:runs|walks|rides|bike rides|swims|hikes|workouts|sessions)\\b[^,]*?\\b${OP} [^,]+?) ?,? (?:what (?:is|was|are) )?(?:my |the |their )?((?:average|mean|median|total|highest|lowest|max|min|longest|shortest) (?:heart rate|hr|pulse|speed|pace|distance|duration|length|elevation gain|elevation|calories|calorie burn))((?: (?:in|this|last|since) .+)?)$`,
    ),
    '$2 of $1$3',
  ],
  // "Leave out strength sessions: how many workouts did I do in February?"
  [
    new RegExp(
      `^(?:(?:please|and|but|ok|so|now) )*(?:leave out|leaving out|not counting|do not count|without counting|excluding|exclude|ignoring|ignore|skip|skipping|apart from|other than|besides) (?:the |my |all )*(${KINDS}(?:(?: ,| and| or)+ ${KINDS})*) ,? (how (?:many|much|long|far) (?:minutes|hours|workouts|sessions|km|kilometers|miles|calories|time|did|have)\\b.*)$`,
    ),
    '$2 excluding $1',
  ],
  // "On how many days in January or February": in both.
  [
    new RegExp(
      `^((?:on |in )?how (?:many|often|much)\\b(?!.*\\b(?:more|less|fewer|higher|lower|better|worse|difference)\\b).*?\\bin )((?:${MONTH})(?: \\d{4})?) or (?=(?:${MONTH})\\b)`,
    ),
    '$1$2 and ',
  ],
  // "The latest I've started a run".
  [
    /^(?:what (?:is|was) )?the (latest|earliest) (?:that )?i (?:have )?(?:ever )?(?:start|started|begin|began|begun) (?:a |my )?(workout|session|run|ride|walk|swim|hike)\b/,
    '$1 $2 start time',
  ],
  // "Did I run more than 20 km last month", "spend over 5 hours cycling": in all of them.
  ...Object.entries({
    running: 'run|ran',
    cycling: 'cycle|cycled|ride|rode|ridden',
    walking: 'walk|walked',
    swimming: 'swim|swam|swum',
    hiking: 'hike|hiked',
    workout: 'work out|worked out|exercise|exercised|train|trained',
  }).flatMap(([sport, verbs]): Turns => {
    const done = `^(?:did|have) i (?:already )?`;
    const doing = sport === 'workout' ? '(?:working out|exercising|training|on workouts)' : sport;
    const period = `(?: in total| altogether)?( (?:this|last) (?:week|month|year)| in (?:${MONTH})(?: \\d{4})?)(?: in total| altogether| so far)?$`;
    const [far, long] = ['km|kilometers|miles|mi|meters|m', 'hours|minutes|min|h'].map(
      (units) => `(${OP} [\\d.]+ (?:${units}))`,
    );
    return [
      [new RegExp(`${done}(?:${verbs}) (?:for )?${far}${period}`), `was my total ${sport} distance$2 $1`],
      [new RegExp(`${done}(?:${verbs}) (?:for )?${long}${period}`), `was my total ${sport} time$2 $1`],
      [new RegExp(`${done}(?:spend|spent) ${long} ${doing}${period}`), `was my total ${sport} time$2 $1`],
    ];
  }),
  // "On days I also ran", "on my birthday, January 20".
  [/\b(days|nights) (when |that |on which )?i also (?=[a-z])/, '$1 $2i '],
  [
    new RegExp(
      `\\bon (?:my|our) (?:birthday|anniversary|wedding day|wedding|day off) ,? ?(?=(?:${MONTH}) \\d|\\d{1,2}(?:st|nd|rd|th)? )`,
    ),
    'on ',
  ],
  // Of readings, only weights are heavy.
  [/\b(heaviest|lightest) (?:reading|measurement|value|entry|number)\b/, '$1 weigh in'],
  // "My running cadence": steps per minute.
  ...['run(?:ning)? runs', 'walk(?:ing)? walks', 'hik(?:e|ing) hikes'].map((pair): Turns[number] => {
    const [sport = '', records = ''] = pair.split(' ');
    return [
      new RegExp(
        `(?:\\b(?:my|average|mean|typical|usual) )*\\b${sport} cadence\\b(?: in (?:steps (?:per|a) minute|spm))?(?: (?:over|across|for|on|of) (?:all )?(?:of )?(?:my |the )?${records})?`,
      ),
      `steps per minute on my ${records}`,
    ];
  }),
  // "My longest weekly streak of hitting 250 minutes": weeks, not days.
  [
    /^(.*\b)(?:weekly streak|streak of weeks)(?: of)? (?:hitting|reaching|making|with|getting|over) (?:at least )?(?=[\d.]+ )/,
    '$1streak byweeks of at least ',
  ],
  // "Are my steps up on last week", "was my sleep down last month": "up" alone would be passed over.
  ...['up higher', 'down lower'].flatMap((pair): Turns => {
    const [way = '', more = ''] = pair.split(' ');
    const be = `^(is|are|was|were) (my .+?)(?: ${way}| (?:up|higher) or (?:down|lower))`;
    return [
      [
        new RegExp(`${be} ${FROM}(?:the )?(?:last|previous) ${PERIOD}$`),
        `$1 $2 ${more} this $3 than last $3`,
      ],
      [
        new RegExp(`${be} (this|last) ${PERIOD}(?: ${FROM}the (?:\\4 before|previous \\4))?$`),
        `$1 $2 ${more} $3 $4 than the $4 before`,
      ],
      [new RegExp(`${be} (?!since)${FROM}((?:${MONTH})(?: \\d{4})?)$`), `$1 $2 ${more} now than in $3`],
    ];
  }),
  // "How much has my weight moved since February": a change, not the weight.
  [
    /^((?:by )?how (?:much|many [a-z]+) (?:has|have|did) my .+?) (?:moved?|shift(?:ed)?|budged?)(?= (?:since|in|over|during|this|last|from|between)\b|$)/,
    '$1 changed',
  ],
  // A better pace takes fewer minutes.
  [/\bpace (?:that (?:was|is) |was )?(?:better|faster|quicker) than\b/, 'pace under'],
  [/\bpace (?:that (?:was|is) |was )?(?:worse|slower) than\b/, 'pace over'],
  // "Did I ever do more than 100 zone minutes in a day": on some day, not on average.
  [
    new RegExp(
      `^(?:did|have) i ever (?:do|done|get|got|gotten|have|had|take|taken|took|walk|walked|log|logged|collect|collected|earn|earned|make|made|burn|burned) (${OP} [\\d.]+ .+?) (?:in|on) (?:a|1|any)(?: single| 1)? (day|night)${TIME}$`,
    ),
    'how many $2s did i have $1$3',
  ],
  // "How many of my zone minutes were peak": the zone, not the maximum.
  [
    /^(?:how many|how much) of my (?:active )?zone minutes((?: (?:this|last|in|on|since) .+?)?) (?:was|were|are|is|came)(?: (?:in|from))?(?: the)? (peak|cardio|fat ?burn)(?: zone| ones| minutes)?$/,
    'how many $2 minutes did i get$1',
  ],
  // "How much elevation gain do I have so far": the amount, not its average.
  [
    /^(how (?:much|many) .+?) (?:do i have|am i at|have i got) (?=(?:so far|up to now|to date|until now)\b)/,
    '$1 did i get ',
  ],
];

const DATE_OF = `((?:${MONTH}) \\d{1,2}(?:st|nd|rd|th)?|\\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:${MONTH}))`;
/** "How did my sleep change after I quit coffee on March 1": compared with the days before. */
const AFTER_EVENT = new RegExp(
  `^how (?:much )?(?:did|has|have|was) (?:my |the )?(?:average )?(.+?) (?:changed?|differ(?:ed)?|affected|respond(?:ed)?)(?: (?:after|since|once|when)) (?:i|we|my) (?:[a-z]+ ){1,6}?(?:on|from|at) ${DATE_OF}((?: ,)? (?:in|per|a) .+)?$`,
);
const withEventAsSides = (text: string): string =>
  text.replace(
    AFTER_EVENT,
    (_, figure: string, date: string, unit: string | undefined) =>
      `difference in average ${figure}${(unit ?? '').replace(/^ ,/, '').replace(/ (?:per|a) (?:day|night)\b/, '')} since ${date} than before ${date}`,
  );

const EVENT = '(?:hike|run|ride|walk|swim|workout|race|marathon|trip|session|party|flight|wedding|concert)';
const AFTER_DATED = new RegExp(
  `\\b(?:on |in )?the (?:night|day|morning) after (?:the |my )(?:(?:[a-z]+ ){0,2}${EVENT} (?:on|of|from) ${DATE_OF}|${DATE_OF} (?:[a-z]+ )?${EVENT})(?= ,|$)`,
);
/** "The night after the hike on February 25": the night that belongs to February 26. */
const withDayAfter = (text: string, today: string): string =>
  text.replace(AFTER_DATED, (all, date?: string, before?: string) => {
    const window = readTimes(`on ${date ?? before ?? ''}`, today).times[0]?.window;
    return window?.kind === 'dates' && window.from !== null ? `on ${addDays(window.from, 1)}` : all;
  });

/** Everyday questions that the grammar would read without a part of them. Applied to every question. */
export function withPartsKept(text: string, today: string): string {
  const moved = withSpread(MOVED.test(text) ? withTwoPeriods(text, today) : text);
  const kept = turned(withRecords(withWorkoutsKept(withMonthsFirst(withDayAfter(moved, today)))), LOST);
  return withThanUsual(withEventAsSides(kept));
}
