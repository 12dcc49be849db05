import { MONTH } from '#domain/questions/times/calendar-dates.ts';
import { NUTRIENT } from './ranking-turns.ts';

const MEAL = '(?:breakfasts?|lunch(?:es)?|dinners?|snacks?|meals?)';
const TIME = '(?=(?:on|in|at|for|last|this|yesterday|today|since|over|during)\\b|$)';
const AS = '(?:(?:that is|i mean|going by|judging by|by|as in|ie) )*(?:the |my )?(?:very )?';
const WEIGHING =
  ' (?:weigh ?in|weighing|measurement|measure|reading|value|entry|1)(?: (?:of|in|from|for) (?:it|(?:the|that) (?:same )?(?:week|month|year|period)))?';
const SENSOR = '(?:sensor|cgm|monitor|patch)';

/** Names of records, places and foods in other words. */
export const NAME_TURNS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:energy|calorie) (?:cost|burn|burned)(?= (?:of|for|in|per|from|during)\b)/, 'calories burned'],
  [
    /\b(?:number of|how many|n) (?:observations|data ?points|samples|measured values) (?:of|for|in) (?:my )?(.+?)(?= (?:in|on|over|since|during|from|between|this|last)\b|$)/,
    'how many $1 readings',
  ],
  [
    /\b(runs?|walks?|rides?|swims?|hikes?) plus (?=(?:my )?(?:runs?|walks?|bike|rides?|swims?|hikes?)\b)/,
    '$1 and ',
  ],
  [/\b(glucose|sugar|hemoglobin|ferritin|vitamin d) concentrations?\b/, '$1'],
  [/(?<!\b(?:how many|number of|count of|n) )\b(?:body )?weight measurements?\b/, 'weight'],
  [/\b(?:from|in|on) the (\d{4}-\d{2}-\d{2}) (?:panel|test|draw|labs?|bloods?)\b/, 'on $1'],
  [new RegExp(`^([\\w ]+?) , ((?:${MONTH}) \\d{4}) (?:panel|test|draw|labs?|bloods?)$`), '$1 in $2'],
  [/\bon foot (?=(?:during|in|on|while) (?:my )?(?:runs?|running|walks?|walking|hikes?|hiking)\b)/, ''],
  [
    /^(?:in|on|at|during|for) which (?=(?:day|night|date|run|walk|ride|swim|hike|workout|session|fast|meal|month|week)\b)/,
    'which ',
  ],
  [/\b(?:right|just|straight|soon|shortly|directly) after\b/, 'after'],
  [/\bat (start|beginning|end) of\b/, 'at the $1 of'],
  [/\bvery (?=(?:first|last|latest)\b)/, ''],
  [/\b(elevation|height|ascent|altitude) (?:that )?i (?:climbed|gained|did|covered)\b/, '$1'],
  [/\b(?:did i|i) climb(?:ed)? the (most|least|highest)\b/, 'had the $1 elevation'],
  // "The sugar content of my breakfasts", "all my dinners: how many calories does one have".
  [new RegExp(`\\b(${NUTRIENT}) contents?(?= (?:of|in|at|for)\\b)`), '$1'],
  [
    new RegExp(
      `(?<=\\b${MEAL}\\b.*)\\b(?:(?:do|does|did) (?:each|1)(?: of (?:them|those))? (?:have|contain|give|come to)|(?:is|are|was|were) (?:there )?in (?:each|1)(?: of (?:them|those))?)\\b`,
    ),
    'do i have',
  ],
  [/\bestimated (?=gmi\b)/, ''],
  [/\bfasting (?:blood )?sugar\b/, 'fasting glucose'],
  [/\b(?:blood )?sugar in (?:my |the )?blood\b/, 'glucose'],
  // "Fiber on 9 May as a share of my goal".
  [
    /^(?:my )?(\w+)((?: on .*| today| yesterday)?) as an? (?:percentage|percent|share|proportion|fraction) of (?:my |the )?(?:daily )?(?:target|goal)$/,
    'percentage of my $1 target$2',
  ],
  [
    /^as an? (?:percentage|percent|share|proportion|fraction) of (?:my |the )?(?:daily )?(?:target|goal) , how (?:much|many) (\w+) (?:did|have|had) i (?:eat|have|get|drink|eaten|had|drunk)\b/,
    'percentage of my $1 target',
  ],
  [/\bobjective(s?)\b/g, 'target$1'],
  [
    /\b(percentage|percent|share|proportion|fraction) of (?:my |the )?daily (?=\w+ (?:target|goal)\b)/,
    '$1 of my ',
  ],
  [/\b(?:my |the )?(\w+ (?:target|goal)) (?:was|were|got) (?:met|reached|hit)\b/, 'i met my $1'],
  [
    /\b(days\b.*) (?:with|had) (?:my |the )?(\w+ (?:target|goal)) (?:met|reached|hit)\b/,
    '$1 when i met my $2',
  ],
  [/\b(?:volume|quantity) of (?=[a-z])/, ''],
  [/\b(?:pulse|heart rate|hr) (?:in|at|while|when) (?:rest|resting)\b/, 'resting heart rate'],
  [
    /\b(?:working|exercise|exercising|training) (heart rate|pulse|hr)\b(?=.*\b(?:runs?|walks?|rides?|swims?|hikes?|workouts?|sessions?)\b)/,
    '$1',
  ],
  // "Where does my pulse sit", "what does it hover around".
  [
    /\b(?:where|what) (?:does|do|did|has|have|is|are) (?:my |the )(.+?) (?:been )?(?:(?:sit|stand|hover|land|averag|settl|l)(?:e|ie|ed|ing|ying)?|sitting|sat|stood|(?:amount|com|come|end)(?:ing)?(?= (?:out|up|to|at|in at)\b))(?: (?:at|around|on|out|in|up|to|out at|out to|in at|up at))?(?=$| (?:for|in|on|over|during|at the moment|at present|now|this|last|the last|since|when|if|of late)\b)/,
    'what is my $1',
  ],
  [
    / ?,? (?:all of (?:them|it|those)|(?:all|every) (?:days|nights)) (?:summed|added|combined|together|totaled)(?: up| together)?(?=$| ,| (?:in|over|during|last|this)\b)/,
    ' in total',
  ],
  [/ ?,? (?:all|every 1|each 1) of (?:them|it|those)$/, ''],
  [
    /\b(do|did|does|have|had|get|got|log|logged|with|without) any (workout|exercise|session|training)s?\b/,
    '$1 a $2',
  ],
  // "LDL when it was first measured".
  [
    /^(?:what (?:is|was) )?(?:my |the )?([\w ]+?)(?: when it was first| the (?:very )?first time (?:that )?(?:they|i|we|you)) (?:measured|tested|checked|taken)(?: it)?$/,
    'my first $1',
  ],
  // "Salmon count".
  [
    /^([a-z]+(?: [a-z]+)?) count((?: (?:in|since|for|over|last|this) .+)?)$/,
    'how many times did i have $1$2',
  ],
  [
    /^how many (breakfasts|lunches|dinners|snacks|meals)(?: (?:in my log|have i had|did i have|were|are|was))* (after|before|between|later than|earlier than) (?=\d|noon|midnight|half past|(?:a )?quarter (?:past|to))/,
    'how many $1 did i have $2 ',
  ],
  [
    new RegExp(
      `^(?:average )?(${NUTRIENT}) (?:from|at|in|for|of) (${MEAL}) (vs|versus|or|compared (?:to|with)) (${MEAL})(.*)$`,
    ),
    'difference in average $1 at $2 than at $4$5',
  ],
  // Workouts by where they are done.
  [/\b(?:bike|bicycle|cycling|cycle) (?:tour|trip|outing|excursion)(s?)\b/, 'bike ride$1'],
  [/\bon (?:my|the) yoga mat\b/, 'of yoga'],
  [/\b(?:in the saddle|on two wheels|on 2 wheels)\b/, 'cycling'],
  [/\bi still (?=[a-z])/, 'i '],
  // Weighing.
  [
    /\b(?:last time )?i (?:stepped|hopped|jumped|got|stood) on (?:it|the scales?)\b/,
    'last time i weighed myself',
  ],
  [/^what did i weigh the last time (?:last time )?i weighed myself$/, 'what is my latest weight'],
  [
    /^(?:how much|what) (?:did|do) i weigh when i (first|last) (?:weighed(?: myself)?|stepped on the scales?|got on the scales?)\b/,
    'what is my $1 weight',
  ],
  // "My weight at the end of July, the last measurement of that month": that end, named twice.
  [new RegExp(`(\\bat the (?:start|beginning) of .*?) ,? ${AS}(?:first|earliest|initial)${WEIGHING}$`), '$1'],
  [new RegExp(`(\\bat the end of .*?) ,? ${AS}(?:last|latest|final)${WEIGHING}$`), '$1'],
  [new RegExp(`(\\bweigh(?:t|ed)?\\b.*) in (.*?) , ${AS}(?:last|final)${WEIGHING}$`), '$1 at the end of $2'],
  // Eating.
  [
    new RegExp(
      `\\b(?:scoff|scarf|wolf|gobble|munch|devour|demolish|guzzle|nosh|chow|polish|tuck|knock|put)(?:e?d)? (?:down|off|up|away|into|back)? ?${TIME}`,
    ),
    'eat ',
  ],
  [
    /^how many times did i (?:log|record|enter|track|drink|have) (?:some |any )?water\b/,
    'how many drinks did i log',
  ],
  // Everything that a sensor measured.
  [
    new RegExp(
      ` (?:(?:that )?(?:the|my) ${SENSOR} (?:picked up|recorded|measured|showed|shows|saw|registered|has|gave|gives))(?: me)?(?= |$)`,
    ),
    '',
  ],
  [
    new RegExp(
      `(?<=\\b(?:glucose|sugar|range|gmi)\\b.*) (?:in|over|during|for) (?:the )?(?:\\d+ )?(?:days|weeks|period|time) (?:that |when )?i (?:wore|had|used) (?:the |my |a )?${SENSOR}(?: on)?`,
    ),
    ' of all time',
  ],
  [
    new RegExp(
      `^(?:what|which) (.+?) (?:does|did) (?:the|my) ${SENSOR} (?:give|show|say|report|record|measure)(?: me)?(?= |$)`,
    ),
    'what is my $1',
  ],
  [/ (?:computed|calculated|derived|worked out|estimated) (?=(?:from|on|over|with) )/, ' '],
  [
    new RegExp(
      `(?<=\\b(?:glucose|sugar|range|gmi)\\b.*) (?:from|over|on|with|,) (?:all )?(?:of )?(?:the |my )?(?:${SENSOR}|glucose) (?:days|readings|data|values)$`,
    ),
    ' of all time',
  ],
  [
    new RegExp(
      `(?<=\\b(?:glucose|sugar|range)\\b.*) (?:ever )?(?:since|from when) (?:they|i|we|the doctor|the nurse) (?:put|fitted|got|started|began|wore|attached|inserted)(?: on| in)? (?:wearing |using )?(?:my |the |a |this )?${SENSOR}(?: on| in)?\\b`,
    ),
    ' of all time',
  ],
  [
    new RegExp(
      `(?<=\\b(?:glucose|sugar|range)\\b.*) (?:over|across|during|for|in) (?:my |the )?(?:whole |entire |full |complete )?${SENSOR} (?:period|time|wear|session|data|record|14 days|weeks|days)\\b`,
    ),
    ' of all time',
  ],
  [/\b(is|was) (my|the) (\w+(?: \w+)?) averaging\b/, '$1 $2 average $3'],
];
