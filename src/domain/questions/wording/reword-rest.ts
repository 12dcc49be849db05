const COMPARATIVE = 'more|less|fewer|higher|lower|longer|shorter|better|worse|faster|slower';
const VERSUS = 'than|versus|vs|against|compared (?:to|with)|as opposed to|relative to';
const REST =
  '(?:on |the |all |my |any |of |every )*(?:rest(?: of (?:the|my) (?:time|days|nights|week))?|(?:other|remaining) (?:days?|nights?|ones?)|others|otherwise|days without(?: (?:one|1|it|them|that))?)';
const OP =
  'over|under|above|below|more than|less than|fewer than|at least|at most|no more than|no less than|exceeding|longer than|shorter than';
const GAP =
  '(?: ?,? (?:and )?(?:what is )?(?:the )?(?:gap|difference|diff)(?: (?:in|of) (?:the )?(?:averages?|means?))?)?';
const END = '(?=$| ,| (?:in|this|last|since|over|during|so far|on average)\\b)';

const OPPOSITE = `(?:${VERSUS}) (?:on |after |the |those )*(?:days |nights |ones )?(?:with |of |when i (?:had|have|did|do|took|take|got|get|walk|walked|sleep|slept|eat|ate|drink|drank) )?(?:${COMPARATIVE})(?: than (?:that|this))?${END}`;
const GROUP =
  'weekends|weekdays|(?:mon|tues|wednes|thurs|fri|satur|sun)days|(?:[a-z]+ )?days(?: (?:with|when|where|that|i|on which|after) .+?)?|(?:day|night|morning) (?:after|following) .+?';

/** Rewrites a group of days compared with all others into "is it higher on these days". Runs before other rewrites of differences. */
export const REST_REWORDINGS: readonly (readonly [RegExp, string])[] = [
  // "Days with little sleep below 6 h": the bound says how little.
  [
    new RegExp(
      `\\b(days|nights) with (?:little|low|short|high|much|long|few|many|lots of|plenty of) (\\w+ )(?=(?:${OP}) [\\d.]+)`,
    ),
    '$1 with $2',
  ],
  [
    new RegExp(
      `^(.*\\b(?:${COMPARATIVE})\\b.*?) ?,? (?:(?:tell|give|show|state|what is)(?: me)? )?(?:the )?(?:(mean|average|median) )?difference (?:to|from|with|against) ${REST}$`,
    ),
    '$2 $1',
  ],
  [
    new RegExp(`^(.*\\b(?:${COMPARATIVE})\\b.*?) ?,? (?:tell|give|show|state)(?: me)? (?:the )?difference$`),
    '$1',
  ],
  [
    /^((?:did|do|was|were|is|are|have) .*\b(?:more|less|fewer)\b.* (?:than|or) .*?) ?,? (in total|altogether)$/,
    '$2 $1',
  ],
  // "Do I sleep less on run days? How much less?"
  [
    new RegExp(
      `^((?:is|are|am|do|does|did|was|were|has|have) .*\\b(?:${COMPARATIVE})\\b.*?) ?,? (?:and )?(?:by how (?:much|many \\w+|many)|(?:by )?how (?:much|many) (?:${COMPARATIVE}))$`,
    ),
    '$1',
  ],
  // "Is it lower on days I run? By how much, mean of run days against the rest": the days are named twice.
  [
    new RegExp(
      `^(?=.*\\b(\\w{3,}?)(?:s|ing)? days (?:${VERSUS}) ${REST}$)(.*\\b(?:${COMPARATIVE})\\b.*\\b\\1\\w*\\b.*?) ?,? (?:and )?(?:by )?how (?:much|many)(?: \\w+)? ?,? (?:(?:the )?(average|mean|median)s? (?:of|on|for|in) )?(?:on |the |my )*(?:\\w+ )?\\w+ days (?:${VERSUS}) ${REST}$`,
    ),
    '$3 $2',
  ],
  // "Deep sleep on days with over 10,000 steps than on days with fewer": the opposite.
  [new RegExp(`^(.*\\b(?:${COMPARATIVE})\\b.*\\b(?:${OP}) [\\d.]+\\b.*?) ${OPPOSITE}`), '$1'],
  [new RegExp(`^(.*\\b(?:${COMPARATIVE})\\b.*) (?:${VERSUS}) ${REST}${END}`), '$1'],
  // "HRV on yoga days versus the rest".
  [
    new RegExp(
      `^(?!.*\\b(?:correlation|ratio|percent|percentage)\\b)(?:compare |what (?:is|was|are|were) )?(.*\\bdays\\b.*\\b(?:${OP}) [\\d.]+\\b.*?) ${OPPOSITE}`,
    ),
    'how much higher is $1',
  ],
  [
    new RegExp(
      `^(?!.*\\b(?:${COMPARATIVE}|correlation|ratio|percent|percentage)\\b)(?:compare |what (?:is|was|are|were) )?(.*\\b(?:${GROUP})) (?:${VERSUS}) ${REST}${GAP}$`,
    ),
    'how much higher is $1',
  ],
  [new RegExp(`^compare (?:my )?(.*\\b(?:${GROUP})) (?:with|to|and) ${REST}$`), 'how much higher is $1'],
  [
    new RegExp(
      `^(?:what is )?(?:the )?(?:gap|difference|diff) (?:in|of) (.+?) between ((?:${GROUP})) and ${REST}$`,
    ),
    'how much higher is $1 on $2',
  ],
  [
    new RegExp(
      `^(?:by )?how (?:much )?(?:does|do|did|is|was) (?:my )?(.+?) (?:differ|different|vary|change) (?:between|on) ((?:${GROUP})) (?:and|${VERSUS}|from) ${REST}$`,
    ),
    'how much higher is $1 on $2',
  ],
  [
    new RegExp(`^how (?:does|do|did) (?:my )?(.*\\b(?:${GROUP})) compare (?:to|with|against) ${REST}$`),
    'how much higher is $1',
  ],
];
