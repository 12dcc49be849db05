import { turned, type Turns } from './turns.ts';

const RISEN = '(?:go(?:es)?|gone|went) up|increases?d?|rises?|rose|improves?d?|climbs?';
const FALLEN = '(?:go(?:es)?|gone|went) down|decreases?d?|falls?|fell|drops?|dropped|worsens?|dips?';
const TYPE = 'runs|walks|rides|swims|hikes|workouts|sessions';
const REACHING = 'making|hitting|meeting|reaching|keeping|doing|getting';

/** Readings that would be wrong in the words of the question, because a part of it would be lost. Applied to every question. */
const TURNS: Turns = [
  // "Does my deep sleep go up on days I lift": compared with other days, not a change over time.
  [
    new RegExp(
      `^(?:does|do|did|has) my (.+?) (?:${RISEN}) (?=(?:on (?:days|nights|mornings)|when|if|after)\\b)`,
    ),
    'is my $1 higher ',
  ],
  [
    new RegExp(
      `^(?:does|do|did|has) my (.+?) (?:${FALLEN}) (?=(?:on (?:days|nights|mornings)|when|if|after)\\b)`,
    ),
    'is my $1 lower ',
  ],
  // "Of the days I ran, on how many did I sleep over 8 hours".
  [
    /^of (?:all )?(?:the |my )?(days|nights) (?:when |on which |that )?(i .+?) ?,? (?:on |in )?how many(?: of them)? ((?:did|was|were|do|had|have) .+)$/,
    'on $1 when $2 , on how many $1 $3',
  ],
  // "Walks not included".
  [new RegExp(`,? \\b(${TYPE}) (?:are |is )?not (?:included|counted|counting)\\b`), ' excluding $1'],
  // "In what week did I run the most, and how many kilometers was it".
  [
    /^((?:in |on )?(?:what|which) (?:week|month|day)) did i (run|walk|ride|cycle|swim|hike) the (most|least)(?! [a-z]+ing\b)(.*?) ?,? and how many (km|kilometers|miles|meters) (?:was|were|is) (?:it|that|there)$/,
    '$1 did i $2 the $3 $5$4',
  ],
];

const VERBS: Readonly<Record<string, string>> = {
  run: 'ran',
  ride: 'cycled',
  walk: 'walked',
  swim: 'swam',
  hike: 'hiked',
};
/** "When was my last 30 km ride": not my last ride. */
const LAST_OF_LENGTH =
  /^(?:when|what day|what date) (?:was|is) (?:my|the) (last|first) ([\d.]+) (km|kilometer|mile|mi|hour|minute)s? (run|ride|walk|swim|hike)(?= |$)/;

export const withLostParts = (text: string): string =>
  turned(text, TURNS).replace(
    LAST_OF_LENGTH,
    (_, order: string, length: string, unit: string, record: string) =>
      `when was the ${order} time i ${VERBS[record] ?? record} at least ${length} ${unit}s`,
  );

/** Long questions in the grammar's order. Applied to the normalized text of a question that wasn't understood. */
const ASKS: Turns = [
  // "I've been trying to go to bed by 10:30, so on how many nights did I manage it?"
  [
    /^(?:i|we)(?: have| am)?(?: been)? (?:really )?(?:trying|try|aiming|aim|planning|plan|hoping|supposed|meant) to (.+?) ,? ?(?:and |so |but )*((?:on |in )?how (?:many|often)\b.*?) (?:did|have|do) i (?:manage|managed|make|made|do|done|succeed|succeeded|achieve|hit|keep to|stick to|get|reach)(?: to do)?(?: it| that| this)?$/,
    '$2 did i $1',
  ],
  // "My sleep goal is 7.5 hours, so how long was my longest streak of making it?"
  [
    new RegExp(
      `^my (?:daily )?([a-z]+) (?:goal|target) (?:is|was) ([\\d.]+ [a-z]+)(?: [a-z]+)?(?: a (?:day|night))? ?,? (?:and |so |but )*(?:how long (?:is|was) |what (?:is|was) )?my longest streak of (?:${REACHING}) (?:it|that)\\b`,
    ),
    'longest streak of days with at least $2 of $1',
  ],
  // "On days I sleep over 8 hours, is my mood higher than on other days?"
  [
    /^(?:on|for) (days|nights|mornings) (.+?) ,? ((?:is|are|was|were|do|does|did) .+?\b(?:more|less|higher|lower|better|longer|shorter)\b.*?) (?:than|compared (?:to|with)|versus|vs) (?:on )?(?:the )?(?:other )?(?:days|nights|mornings|when)(?: (?:when )?i (?:(?:do|did|am|was) )?not.*)?$/,
    '$3 on $1 $2',
  ],
  [
    /\bminus (?:the |my )?(?:average |mean |one |that )?(?:on |for |of )?(?:the )?(?:days|nights) (?:without|with no)(?: (?:one|1|any|it|them))?$/,
    'vs other days',
  ],
  [
    /\bon days (above|over|below|under) ([\d.]+) ([a-z]+) (?:minus|less|vs|versus|compared (?:to|with)|than) (?:the |on )*days (above|over|below|under) ([\d.]+)(?: \3)?$/,
    'on days with $1 $2 $3 than on days with $4 $5 $3',
  ],
  [
    new RegExp(
      `^of (?:all )?(?:my |the )?(?:logged |recorded )?(${TYPE})( .*?)? ?,? how (long|far) (?:was|is) (?:the |my )?(?:average|typical|usual) (?:one|1)$`,
    ),
    'average how $3 my $1$2',
  ],
  [/^average how long my /, 'average duration of my '],
  [/^average how far my /, 'average distance of my '],
  [/\bwhich (week|month|day) of (?:the |my )?(?:last|past) (\d+)(?: \1s)? /, 'which $1 in the last $2 $1s '],
  [/\bbut not my ((?:[a-z]+ )?(?:goal|target))\b/, 'and was below my $1'],
  [
    /^(?:do you have |what (?:is|was) |give me |tell me )?the (first|last) (?:date|day|time) (?:that |when |on which )?i (?:ever )?(?:logged|did|had|recorded|have logged) (?:an? |any )?(.+)$/,
    'when was my $1 $2',
  ],
  [
    /^my (best|worst) (day|week|month) for (.+?) ?,? (?:which (?:one |1 )?(?:was|is) it )?and what did i average(?: (?:per|a) (?:day|night))?$/,
    'which $2 had the $1 average $3',
  ],
  [
    /\b(?:tell me |know |wish to know |like to know )?(?:what|which) (?:hour|time) i (?:went to (?:bed|sleep)|fell asleep)\b/,
    'what is my average bedtime',
  ],
  [/^.*\b(?:wish|want|like|love|need) to know (?=what is my average bedtime\b)/, ''],
  [
    /^(?:when|(?:at )?what (?:time|hour)) (?:do|did) i (?:usually |typically )?(?:fall asleep|drift off|nod off)\b/,
    'average bedtime',
  ],
  [
    / ?,? (?:since|because|as) (?:[a-z]+ ){1,4}(?:always |usually |often )?(?:feel|feels|felt|is|are|was|were|seem|seems) [a-z]+$/,
    '',
  ],
];

export const withLongAsks = (text: string): string => turned(text, ASKS);
