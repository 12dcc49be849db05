import { recalling } from '#domain/words/recalling.ts';
import { ASIDE_REWORDINGS } from './reword-asides.ts';
import { withClocks } from './reword-clocks.ts';
import { COUNT_REWORDINGS } from './reword-counts.ts';
import { DIFFERENCE_REWORDINGS } from './reword-differences.ts';
import { END_REWORDINGS } from './reword-ends.ts';
import { FIGURE_REWORDINGS } from './reword-figures.ts';
import { withGaps } from './reword-gaps.ts';
import { MEAL_REWORDINGS } from './reword-meals.ts';
import { NAME_REWORDINGS } from './reword-names.ts';
import { ORDER_REWORDINGS, STATISTIC } from './reword-order.ts';
import { REQUEST_REWORDINGS } from './reword-requests.ts';
import { DAY_REWORDINGS, withOrdinals } from './reword-days.ts';
import { STATE_REWORDINGS } from './reword-states.ts';
import { TAIL_REWORDINGS } from './reword-tails.ts';
import { TERSE_REWORDINGS } from './reword-terse.ts';
import { TIME_REWORDINGS } from './reword-times.ts';
import { REST_REWORDINGS } from './reword-rest.ts';
import { PERIOD, TURN_REWORDINGS } from './reword-turns.ts';

const RECORD = 'run|walk|ride|bike ride|swim|hike|workout|session|fast|meal|dinner|lunch|breakfast';
const SUPERLATIVE =
  'highest|lowest|most|least|longest|shortest|fewest|greatest|fastest|biggest|maximum|minimum|max|min|largest|smallest';
const RISEN = '(?:increased?|improved?|risen|rise|rose)';
const FALLEN = '(?:decreased?|declined?|worsened?|fallen|fall|fell|dropped?)';
const ASKED = 'what|how|which|when|average|mean|median|total';

/** "On my longest run by distance". */
const byFigure = (said: string, extreme: string): readonly [RegExp, string] => [
  new RegExp(
    `(?<=\\b(?:on|of|during|for|in|from) (?:my |the )?)(?:${said}) (${RECORD}) (?:by|in terms of|measured by|according to) (?=distance|duration|time|length|calories|speed|elevation)`,
  ),
  `$1 when workout the ${extreme} `,
];

/** Rewrites phrases into words that the grammar knows. Applied in order to a normalized question. */
const REWORDINGS: readonly (readonly [RegExp, string])[] = [
  // "Weekends vs weekdays, what's the difference".
  [
    /^(.*\b(?:vs|versus|than|against|compared?)\b.*?) ?,? (?:what is )?(?:the )?difference\b(?: in (?:mins?|minutes|hours)\b)?(?: in(?: the| my)? (averages?|means?|medians?|totals?)$)?/,
    '$2 $1',
  ],
  [/\b(hrv|heart rate variability|resting heart rate|rhr|stress score|weight) readings?\b/, '$1'],
  [/(?<!(?:last|this|past|the) )\bweekend (?=(?:vs|versus|than|against|and|or|compared) )/, 'weekends '],
  [/\b(vs|versus|against|than|compared to|compared with) weekend\b/, '$1 weekends'],
  [/\b(?:skip|skipped|miss|missed) (?=(?:breakfast|lunch|dinner)\b)/, 'eat no '],
  [/\b(?:my |the )?(\w+) (?:goal|target) of ([\d.]+) (\w+)\b/, 'at least $2 $3 $1'],
  [
    /\b(?:hit|reach|reached|get to|got to|achieve|achieved|make|made) ([\d.]+ (?:\w+ ){1,4}?)(?=or (?:more|above|higher|over|better)\b)/,
    '$1',
  ],
  // "Did I do any workouts over an hour, and how many?"
  [
    /^(?:did|do|have|has|were|was|are) (i )?(?:(\w+) )?(?:any )?(.*?) ?,? (?:and )?(?:if so )?,? ?(?<!\bby )how many(?: (?:times|of them|were there|in total|such \w+))?$/,
    'how many $3 did $1$2',
  ],
  [/\bpeak(?:ed)? at (?:its|my|the) highest\b/, 'highest'],
  [
    new RegExp(
      `^(?:what (?:was|is) )?(?:the )?change in (?:my )?(average|mean|median) (.*?) (?:from|between) (${PERIOD}) (?:to|and) (${PERIOD})\\b`,
    ),
    '$1 $2 differ in $4 than in $3',
  ],
  [/\b(?:the )?night before last\b/, 'yesterday'],
  [/\b(?:the )?last (?:night|day) (?=(?:that |when )?(?:i|my)\b)/, 'the last time '],
  [/\bat the end of (?!(?:my|a|an|each|every) )(?=[a-z])/, 'endvalue in '],
  [/\bat the (?:start|beginning) of the (?=year|month|week)/, 'startvalue in this '],
  [/\bat the (?:start|beginning) of (?=[a-z])/, 'startvalue in '],
  // "This week than last".
  [/\b(this|last) (week|month|year|weekend)(.*\bthan) (last|this)$/, '$1 $2$3 $4 $2'],
  [/^(.*\bthan\b.*?) ?,? (on average)$/, '$2 $1'],
  [/\bcals?\b/g, 'calories'],
  [/\bnightly (?=sleep (?:duration|time|length|amount|hours|minutes)\b)/, ''],
  [/\b(?:gone|go|went|going|moved?) (?:up or down|down or up)\b/, 'changed'],
  [new RegExp(`\\b(?:${RISEN} or ${FALLEN}|${FALLEN} or ${RISEN})\\b`), 'changed'],
  [
    /(?<=\b(?:is|was|were|does|look|looks|looked|looking)\b.*) like(?=$| (?:average|on|in|over|during|for|across|last|this|the|yesterday|today|since|between|from|when|after)\b)/,
    '',
  ],
  [/\b(?:separate|different|distinct|unique) (days|nights|dates|occasions)\b/, '$1'],
  [
    /\bplay(?:ed|ing)? (?=(?:tennis|golf|soccer|football|basketball|volleyball|badminton|squash|hockey|rugby|cricket|baseball|pickleball|sports?)\b)/,
    '',
  ],
  [
    /^if (?:you|i|we) (?:take the )?(?:average|mean)(?: of)? (.*?) ?,? what (?:do|would|will) (?:you|i|we) (?:get|have|see|find|end up with)$/,
    'average $1',
  ],
  [
    /^if (?:you|i|we) (?:add|sum|total)(?: up)? (.*?) ?,? what (?:do|would) (?:you|i|we) (?:get|have)$/,
    'total $1',
  ],
  [/\b(?:missed|miss) (?:my )?(?=\d+ step)/, 'was below '],
  [/\b(?:missed|miss|misses) (?:out on )?(?=my .*(?:goal|target))/, 'was below '],
  [
    /\b(?:not|failed to|never|fail to) (?:reach|hit|meet|make|manage|achieve|get to|get) (?:at least )?(?=\d|my .*(?:goal|target))/,
    'below ',
  ],
  [
    /\bhow high (?:did|does|has|have) (.*?) (?:get|go|gotten|gone|climb|climbed|rise|risen|reach|reached|spike|spiked|peak|peaked|jump|soar|surge|shoot up|top out|max out)\b/,
    'highest $1',
  ],
  [
    /\bhow low (?:did|does|has|have) (.*?) (?:get|go|gotten|gone|drop|dropped|fall|fallen|dip|dipped|sink|sunk|plunge|crash|bottom out)\b/,
    'lowest $1',
  ],
  [/\b(how many) (minutes|hours|steps|calories|grams) (less|more|fewer) (?=did|do|was)/, '$1 $3 $2 '],
  [/^(did|do|have) i (.*?) (more|less) (?:often|frequently)\b/, 'how many times $1 i $2 $3'],
  // Which day was "my busiest day" depends on the metric asked about.
  [
    /\b(steps|zone minutes|active zones|azm)\b(.*) (?:on|of|for) my (?:busiest|most active|best|biggest) day\b/,
    '$1$2 in 1 day maximum',
  ],
  [
    /\b(steps|zone minutes|azm)\b(.*) (?:on|of|for) my (?:least active|laziest|worst) day\b/,
    '$1$2 in 1 day minimum',
  ],
  [
    /\b(?:what|which) (?:exercise|workout|activity|sport)s? (?!type)(?=.*\b(?:most (?:often|frequently|commonly)|the most$))/,
    'what type of exercise ',
  ],
  [
    /\bwhat (?:do|did) i (?:most often|most frequently|most commonly) (?:have|eat|get) (?:for|as) (?:a |my )?(snack|breakfast|lunch|dinner)s?\b/,
    'which food do i eat most often for $1',
  ],
  [
    /\bwhat (?:do|did|have) i (?:eat|eaten|ate|have|had) (?:the )?(?:most (?:often|frequently)|most of)\b/,
    'which food did i eat most often',
  ],
  [/\bmost (?:frequent|common)\b/, 'most often'],
  [
    /\bhow much of (?:the|my) time (?:was|am|is|were|did) (?:i|my glucose|my blood sugar)(?: spend)? (in|above|below) range\b/,
    'what is my time $1 range',
  ],
  [/\bwhat time (in|above|below) range\b/, 'time $1 range'],
  [/\b(fast|workout|run) (?:end|finish)$/, '$1'],
  [/\b(?:a|an|my|1) days with\b/, 'days with'],
  [/\bsub (\d+) (step|calorie|kcal)s? days\b/, 'days with under $1 $2s'],
  [/(?<!\btop )\b(\d+) (?:or more )?(step|calorie|kcal) days\b/, 'days with at least $1 $2s'],
  [
    /\b(?:what|which) (?:was|is) the (?:date|day|night) (?:(?:on which|in which|when|that|where) |(?=i ))/,
    'which day ',
  ],
  [/\bwhile (?=(?:my|the)\b)/, 'when '],
  [/\bwhen did i (?:start|begin|last start) (?=\w+ing\b)/, 'when did i first '],
  [
    /\bwhat do i (?:usually |normally )?snack on(?:(?: the)? (?:most often|most)\b|$)/,
    'which food do i eat most often as a snack',
  ],
  [/\bin the (?:morning|afternoon|evening) (?=(?:after|before|between|from) (?:\d|noon|midnight))/, ''],
  // "My runs last longer": "last" is a verb.
  [/\blast (?=(?:longer|shorter|more|less|over|under|at least)\b)/, ''],
  // Weekends can't be counted; mondays are days.
  [/\bhow many weekends\b/, 'how many unread weekends'],
  [
    /\b(?:how many|number of|count of) (weekdays|(?:mon|tues|wednes|thurs|fri|satur|sun)days)\b/,
    'how many days on $1',
  ],
  [
    /\b(?:on )?(?:my |a )?(workout|training|gym|exercise|run|running|yoga|swim|swimming|bike|biking|cycling|hike|hiking|lifting) days?\b/g,
    'on days with $1',
  ],
  [/\b(?:which|what) \d+ (days|nights)\b/, 'which day'],
  [
    new RegExp(`^(?!.*\\b${STATISTIC}\\b)(.*)\\b(?:the |my )?top \\d+ (?:days|nights) (?:by|for|in) `),
    '$1which day the most ',
  ],
  [
    /\bwhat (?:percentage|percent|share|proportion) of (?:my )?(.*?)(?: my)? ?sleep( [^,]*?)? (?:was|is|did i spend in) (deep|rem|light)(?: sleep)?\b/,
    'what was my $3 sleep percentage $1$2',
  ],
  [/^total (?:number of )?(runs|walks|workouts|swims|hikes|rides|sessions|fasts)\b/, 'number of $1'],
  // "How long since I last did 15000 steps".
  [
    /\blast (did|do|got|get|took|take|had|have|walked|walk|slept|sleep|drank|drink|burned|hit) (?=\d)/,
    'last $1 at least ',
  ],
  [
    /\bsince i (?:last )?(did|got|took|had|walked|slept|drank|burned|hit) (?=\d)/,
    'since i last $1 at least ',
  ],
  [/\b(minutes|steps|score|rate|hrv|sleep|calories) top (?=\d)/, '$1 exceed '],
  [
    /\b(deep|rem|light)(?: sleep)? (?:make|made|makes) up (more than|less than|over|under|above|below|at least|at most) ([\d.]+) percent of my (?:sleep|night)\b/,
    '$1 sleep percentage $2 $3 percent',
  ],
  [
    new RegExp(
      `^(.*\\b(?:average|mean|median|usual|typical)\\b.*) (?:change|changed|drop|dropped|fall|fell|fallen|rise|rose|risen|increase|increased|decrease|decreased|improve|improved|decline|declined|go up|gone up|went up|go down|gone down|went down) (?:from|between) (${PERIOD}) (?:to|and) (${PERIOD})\\b`,
    ),
    '$1 differ in $3 than in $2',
  ],
  // "The difference between January and February" compares two periods and isn't one.
  [
    new RegExp(
      `\\b(difference|differ|compare|compares|comparison)\\b(.*) (?:between|for|in) (${PERIOD}) and (${PERIOD})\\b`,
    ),
    '$1$2 in $3 than in $4',
  ],
  [
    new RegExp(`\\b(${RECORD}) (?:with|that had) (?:the|my) (?:single |very )?(${SUPERLATIVE})\\b`),
    '$1 when workout the $2',
  ],
  [new RegExp(`\\b(in|on|during) 1 (${RECORD})\\b`), '$1 a $2'],
  [
    new RegExp(
      `^(?:the )?(day|night|date) ((?:@[A-Z]|in|on|of|during|this|last|\\w+) .*?)(?:when|on which|that) (?=(?:my|i)\\b(?!.*\\b(?:${ASKED})\\b).*\\b(?:${SUPERLATIVE}|best|worst)\\b)`,
    ),
    'which $1 $2',
  ],
  byFigure('longest|biggest|largest|best|highest|greatest', 'highest'),
  byFigure('shortest|smallest|lowest', 'lowest'),
  // "My workouts in May: what was the longest one?"
  [new RegExp(`\\b(the (?:${SUPERLATIVE})) 1(?=$| ,| (?:in|was|is|i|on)\\b)`, 'g'), '$1'],
  // "The day I slept the longest": which day?
  [
    new RegExp(
      `^(?:the )?(day|night|date) (?:on which |in which |when |that |where )?(?=(?:i|with|my|the)\\b(?!.*\\b(?:${ASKED})\\b).*\\b(?:${SUPERLATIVE}|best|worst)\\b)`,
    ),
    'which $1 ',
  ],
];

const ALL = [
  ...TERSE_REWORDINGS,
  ...STATE_REWORDINGS,
  ...NAME_REWORDINGS,
  ...TAIL_REWORDINGS,
  ...ASIDE_REWORDINGS,
  ...END_REWORDINGS,
  ...MEAL_REWORDINGS,
  ...REST_REWORDINGS,
  ...TURN_REWORDINGS,
  ...COUNT_REWORDINGS,
  ...DIFFERENCE_REWORDINGS,
  ...ORDER_REWORDINGS,
  ...FIGURE_REWORDINGS,
  ...TIME_REWORDINGS,
  ...REQUEST_REWORDINGS,
  ...REWORDINGS,
  ...DAY_REWORDINGS,
];

/** The same question in words that the grammar reads. */
export const reworded = recalling((text: string): string =>
  ALL.reduce(
    (said, [pattern, replacement]) => said.replace(pattern, replacement),
    withGaps(withClocks(withOrdinals(text))),
  ),
);
