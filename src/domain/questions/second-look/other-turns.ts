import { turned, type Turns } from '#domain/questions/spoken/turns.ts';
import { DAYS, MONTH } from '#domain/questions/times/calendar-dates.ts';
import { normalized } from '#domain/questions/wording/normalize.ts';
import { withKnownFacts } from './known-facts.ts';
import { LEAD_TURNS } from './lead-turns.ts';
import { LEARNER_TURNS } from './learner-turns.ts';
import type { RecordSource } from '#domain/query/record-source.ts';
import type { Lexicon } from '#domain/questions/lexicon.ts';
import { EVERYDAY_TURNS } from './everyday-turns.ts';
import { withAskedDifference } from './asked-differences.ts';
import { BOUND_TURNS } from './bound-turns.ts';
import { withMinusAsDifference } from './minus-sides.ts';
import { NAME_TURNS } from './name-turns.ts';
import { withoutNamedPeriod } from './named-periods.ts';
import { withNamedExtremes } from './nicknames.ts';
import { NUTRIENT, RANKING_TURNS } from './ranking-turns.ts';
import { REQUEST_TURNS } from './request-turns.ts';
import { withoutRestatedPeriod } from './restated-periods.ts';
import { WINDOW_TURNS } from './window-turns.ts';

const EXTREME =
  'most|least|fewest|highest|lowest|biggest|largest|longest|shortest|smallest|best|worst|fastest|slowest|top|greatest|heaviest';
const AMOUNT =
  'grams|g|mg|milligrams|kcal|calories|km|kilometers|miles|meters|minutes|min|hours|steps|ml|liters|beats|bpm|times';
const WAS =
  '(?: of (?:it|that|them))?(?: (?:came|come|comes) from (?:it|that)| (?:was|were|is|are|did|does) (?:it|that|there|they|the (?:value|figure|number|amount|total))(?: (?:in total|have|give|had|be|contribute|provide|add up to|come to))?| (?:it|that|this) (?:was|is|gave|had|came to|comes to|added up to|amounted to))?(?: in (?:total|all))?';
const DAY = `${DAYS.join('|')}|weekend|weekday`;
const WEEK = `(?:${DAY})s?`;
const PANEL = '(?:blood |lab )?(?:panel|test|draw|results?|bloods|labs|analysis)';

/** Figures and comparisons. */
const FIGURES: readonly (readonly [RegExp, string])[] = [
  [
    /\b((?:on )?days with) (?:an? )?(\w+(?: \w+){0,3}?) (vs|versus|than|compared (?:to|with)) (?:(?:on )?days )?(?:without|with no)(?: it| them| 1| any)?$/,
    '$1 $2 $3 days with no $2',
  ],
  [
    /^((?:\w+ ){1,2}(?:goal|target)) (?:hit|reached|met|made) (?:on )?how many (days|nights)\b/,
    'how many $2 did i hit my $1',
  ],
  // "Did I eat more on weekends or weekdays, calories per day".
  [
    new RegExp(
      `^((?:did|do) i (?:eat|have|get) (?:more|less)) ((?:on|in|at|this|last) .*?) ?,? (${NUTRIENT}) (?:per|a|each) day$`,
    ),
    '$1 $3 $2 on average',
  ],
  [
    /^by how much (?:did|does|do) (?:my |the )?(.+?) (?:(?:in|for|on|during) |(?=(?:last|this)\b))(.+?) differ from (?:(?:that|those|it|the 1) (?:in|of|for|on) |my (?:average )?|in )?(.+)$/,
    'difference in $1 in $2 than in $3',
  ],
  [
    /\b(last|this) (week|weekend|month|year) (?:or|than|vs|versus|compared (?:to|with)) (?:the )?(?:(?:1|\2) before(?: (?:it|that|last))?|previous(?: 1| \2)?)(?=$| ,)/,
    '$1 $2 than the $2 before last',
  ],
  [/\bof any (?:length|distance|duration|kind|type|size)(?= |$)/, ''],
  [/\bhow many (breakfasts|lunches|dinners|meals|snacks) did i (?:start|begin)\b/, 'how many $1 did i have'],
  [/\bovernight (?=.*\b(?:midnight|\d{1,2}(?::\d{2})?(?: ?[ap]m)?) to \d)/, ''],
  [/^between (.+?) and (.+?) , (.+)$/, '$3 between $1 and $2'],
  [
    /^(how many (?:days|nights) in a row .*?) ,? ?(?:worst case|tops|max|maximum|at most|at the most)$/,
    '$1 at best',
  ],
  [
    /^(?:what (?:is|was) )?my (?:record|best|max) (?:for|of) (?:consecutive|successive) (days|nights) /,
    'longest streak of $1 ',
  ],
  [/\bwithout the (?=(?:days|nights)\b)/, 'excluding the '],
  [
    /\b(after|on) (?:a|an) (?!(?:typical|normal|usual|average|regular|single|given)\b)(\w+) day\b/,
    '$1 days with $2',
  ],
  [
    /^how many (\w+s) did i do (?=(?:faster|slower|longer|shorter|under|over|above|below)\b)/,
    'how many $1 were ',
  ],
  [/^(.*\bthan\b.*?) ?,? (?:per|a|each) (?:day|night)$/, 'on average $1'],
  [
    /^(?:compare )?(.+?) ?,? (?:the )?(?:first|earliest|oldest)(?: (?:test|panel|result|reading|value))? (?:vs|versus|to|against) (?:the )?(?:last|latest|newest|most recent)(?: (?:1|test|panel|result|reading|value))?$/,
    'change in $1',
  ],
  [
    new RegExp(
      `(?<!\\b(?:from|between|compare|than|vs|and) )\\b(${MONTH}) (to|through|until) (?=(?:${MONTH})\\b)`,
    ),
    'from $1 $2 ',
  ],
  [
    new RegExp(
      `\\b(?:my )?(?:pb|pr|personal best|personal record|all time best|record) (?:for|of|in) (?:the |my )?(?=(?:${EXTREME})\\b)`,
    ),
    'my ',
  ],
  // "My number one protein source", "ranking foods by fat, what does the top one give".
  [
    new RegExp(
      `^(?:what (?:is|was) )?(?:my |the )?(?:number 1|no 1|top|biggest|main|best|leading) (\\w+(?: fat)?) source(.*?) , how (?:many|much)(?: (${AMOUNT}))?${WAS}$`,
    ),
    'which food gave me the most $1$2',
  ],
  [
    new RegExp(
      `^(?:ranking|rank|ranked|sorting|sort|ordering) (?:all )?(?:my |the )?foods by (.+?)((?: (?:over|in|for|during|across|since|from|this|last) .+?)?) ?,? (?:what|how much|how many \\w+) (?:does|did|is|was) the (?:top|first|highest|leading) (?:1|one|food|item)(?: (?:contribute|give|have|add|provide|supply))?(?: in (${AMOUNT}))?$`,
    ),
    'which food gave me the most $1$2',
  ],
  // The amount behind a ranking: "which food gave me the most sugar, and how many grams".
  [
    new RegExp(
      `^((?:in |on |at )?(?:which|what|when) .*\\b(?:${EXTREME})\\b.*?) ?,? (?:and |with )?how (?:many|much) (?!times\\b)(${AMOUNT})${WAS}$`,
    ),
    '$1 in $2',
  ],
  [
    new RegExp(
      `^((?:which|what|when) .*\\b(?:${EXTREME})\\b.*?) ?,? (?:and |with )?how much${WAS} in (${AMOUNT})$`,
    ),
    '$1 in $2',
  ],
  [
    new RegExp(
      `^((?:(?:in |on |at )?(?:which|what|when)|my|the) .*\\b(?:${EXTREME})\\b.*?) ?,? (?:and |with )?(?:how (?:much|many|high|low)${WAS}|(?<=\\b(?:(?:often|frequently)\\b.*|(?:log|eat|have|record) the most(?: ,)?(?: and)? ))(?:how (?:many times|often)|(?:the )?number of times)${WAS}|(?<=\\b(?:longest|shortest)\\b.*)how long${WAS}|what${WAS})$`,
    ),
    '$1',
  ],
  // Differences.
  [/ ?,? (?:taken|put|lumped|considered) together(?= |$)/, ''],
  [
    /^(?:how (?:big|large|wide|great|much) (?:is|was) )?(?:the |my )?(?:gap|difference) between /,
    'difference between ',
  ],
  // "Weekends vs weekdays, what's the calorie gap per day?"
  [
    new RegExp(
      `^(.*?)(?: ,)?(?: ?(?:what|how (?:big|large|wide)) (?:is|was))?(?: ?(?:the|my))? ?\\b(${NUTRIENT}|glucose|steps?|sleep|weight) gap\\b(?: (?:per|a|each) (?:day|night))?(?: ,)?(.*)$`,
    ),
    'difference in average $2 $1$3',
  ],
  [
    new RegExp(
      `^by how (many|much) (.*?)(?: (?:per|a|each) (?:day|night))? (?:did|does) (?:my |the )?(.+?) average (?:exceed|beat|top|surpass|outdo) (?:my |the )?(.+?)(?: average| 1)?$`,
    ),
    'difference in average $2 in $3 than in $4',
  ],
  [
    /\b(?:delta|change) (?:of |in )?(?=(?:my )?(?!(?:in|of|from|since|over|during|between|all)\b)\w+ )/,
    'change in ',
  ],
  [
    /^((?:my |the )?(?!(?:the|my|what|is|a)\b)\w+(?: (?!the\b)\w+)?) (?:delta|difference) (?=(?:over|in|since|from|during|between|this|last)\b)/,
    'change in $1 ',
  ],
  [
    /(?<=\b(?:change|changed|lose|lost|gain|gained|difference)\b.*?) ?,? (?:the )?(?:last|latest|final|end)(?: (?:weigh in|weighing|reading|value|entry|measurement|1))? (?:minus|less) (?:the )?(?:first|earliest|initial|start)(?: (?:weigh in|weighing|reading|value|entry|measurement|1))?$/,
    '',
  ],
  [
    new RegExp(
      `\\b(difference .*between (?:the |my )?(${DAY})s? and (?:the |my )?(${DAY})s?\\b.*?) ?,? \\2s? minus \\3s?$`,
    ),
    '$1',
  ],
  [
    new RegExp(
      `\\b(difference (?:between|in|of)) (?:my |the )?((?:average |mean |median )?)(${WEEK}) and (?:my |the )?(${WEEK}) (\\D+?)(?: ,? ?\\3 minus \\4)?$`,
    ),
    'difference in $2$5 between $3 and $4',
  ],
  [new RegExp(`\\b(${DAY}) and (${DAY})$`), '$1s and $2s'],
  [
    new RegExp(
      `\\b(from|between|to|and) (?:my |the )?((?:${MONTH})(?: 20\\d\\d)?) (?:${PANEL}|1)(?=$| (?:to|and)\\b)`,
      'g',
    ),
    '$1 $2',
  ],
  [
    new RegExp(
      `\\b(?:from|at|in|on|of) (?:my |the )?${PANEL} (?:in|of|on|from) (?=(?:${MONTH}|\\d|last|this)\\b)`,
    ),
    'in ',
  ],
  [
    new RegExp(`\\b(from|between|to|and) (?:my |the )?${PANEL} (?:of|in|from) (?=(?:${MONTH})\\b)`, 'g'),
    '$1 ',
  ],
  // "How much LDL did the test of 5 March show".
  [
    new RegExp(
      `^((?:what|how (?:much|high|low)) (?:(?:is|was) )?.*?) (?:did|does|in(?= (?:my |the )?(?:blood|lab|panel))) (?:my |the )?${PANEL} (?:of|from|on) (.*\\d)(?: (?:show|say|give|reveal|report|find|read|have))?$`,
    ),
    '$1 on $2',
  ],
  [
    new RegExp(
      `^what (?:did|does) (?:my |the )?${PANEL} (?:of|from|on) (.*) (?:show|say|give|reveal|report|read) (?:that )?((?:for )?(?:my |the )?.+?)(?: (?:was|is))?$`,
    ),
    'what is $2 on $1',
  ],
  [new RegExp(`\\b(?:on|at|in) (?:my |the )?((?:${MONTH})(?: 20\\d\\d)?) ${PANEL}(?=$| )`), 'in $1'],
  [/^how many (?:points|units) (?=(?:did|has|have) my\b)/, 'how much '],
  [
    /^how (did|has|have) my (.+?) (?:move|moved|shift|shifted|develop|developed|evolve|evolved) (?=between|from|since|over|in)/,
    'how much $1 my $2 change ',
  ],
  [
    /^(?:how often|how many times) (?:did|have|was|has) (?:i )?(?:get |got |had |have |gotten )?my blood (?:been )?(?:tested|drawn|taken|checked|analy[sz]ed)\b/,
    'how many blood tests did i have',
  ],
  [/^(.*\S) ?,? how different (?:is|was|are|were) (?:my |the )?(.+)$/, 'difference in $2 $1'],
  [/^how (?:did|do|have|was) i (\w+)( .*?)? ,? (how (?:long|much|far|many \w+))$/, '$3 did i $1$2'],
  // "My last 4 runs vs the 4 before", which are as many of the same.
  [
    /\b(last (?:\d+ )?)((?:bike )?\w+)(.*?) (vs|versus|against|than|compared (?:to|with)) (?:my |the )?(?:previous )?(\d+)(?: \2| ones?)?(?: (?:before|prior|preceding|earlier)(?: (?:that|those|them|these|it))?)?(?= ,|$)/,
    '$1$2$3 $4 the previous $5 $2',
  ],
  [
    /^(?:my |the )?(last .+?) (vs|versus|against|than|compared (?:to|with)) (.+?) , (?:my |the )?((?:average|mean|median|total) .+)$/,
    '$4 of my $1 $2 $3',
  ],
  // Conditions: "mean steps given resting heart rate > 60".
  [
    /(?<=\b(?:average|mean|median|total|max|min|avg)\b.*) (?:given|conditional on|conditioned on|provided|if|where)(?: that)? (?=.*\b(?:above|below|over|under|at least|at most|between|exceeds?)\b)/,
    ' on days when ',
  ],
  // What is left of a target.
  [
    /^how (many|much) (.+?) do i (?=.*\b(?:still|left|today)\b)(?:still )?(?:have left|need|have to (?:eat|drink|get)|have|get)(?: left)?(?: to (?:eat|drink|consume|have|get|go))?( today| for today)?$/,
    'how $1 $2 are left to reach my target today',
  ],
];

/** Turns of phrase in words that the grammar knows, in order. */
const OPENING: Turns = [...REQUEST_TURNS, ...EVERYDAY_TURNS, ...WINDOW_TURNS, ...LEAD_TURNS];
const TURNS: Turns = [...LEARNER_TURNS, ...BOUND_TURNS, ...RANKING_TURNS, ...FIGURES, ...NAME_TURNS];

/** A question in the grammar's words, as far as it says the same. */
export function withOtherWords(text: string, source: RecordSource, lexicon: Lexicon): string {
  const stated = withoutRestatedPeriod(withKnownFacts(normalized(text), source, lexicon), source);
  const asked = withoutNamedPeriod(turned(stated, OPENING), source, lexicon);
  return turned(withNamedExtremes(withAskedDifference(withMinusAsDifference(asked, source.today))), TURNS);
}
