import { MONTH } from '#domain/questions/times/calendar-dates.ts';

const RECORDS = 'runs|walks|rides|swims|hikes|workouts|sessions|running|walking|cycling|swimming|hiking|yoga';
const RECORD = 'run|walk|ride|bike ride|swim|hike|workout|session';
const FIRST = '(?:the |my )?(?:very )?(?:first|earliest|initial)';
const LATEST = '(?:the |my )?(?:very )?(?:last|latest|most recent|final)';
const WEIGHING =
  '(?:weigh ins?|weighings?|readings?|measurements?|values?|entry|entries|results?|records?|(?:blood |lab )?(?:panels?|tests?)|1)';
const GLUCOSE = '(?:blood )?(?:glucose|sugars?)(?: levels?)?';
const AMOUNT = 'kcal|calories|km|kilometers|kilometres|miles|minutes|hours|distance|time';

/** Drops asides that leave the figure the same, and rewrites shorthand. Runs before the other rewrites. */
export const ASIDE_REWORDINGS: readonly (readonly [RegExp, string])[] = [
  // "At the last count": the latest value.
  [
    /,? ?\b(?:at|as of|on|from|by|per) (?:the |my )?(?:last|latest|most recent) (?:count|check|reading|measurement|tally)\b/,
    ' most recently',
  ],
  // Who asks, and under which heading.
  [
    /^(?:my |the |our )?(?:doctor|gp|physician|nurse|cardiologist|dietitian|nutritionist|therapist|coach|trainer|wife|husband|partner|mother|father|mom|dad|friend|brother|sister) (?:(?:just |also )?(?:ask(?:s|ed)?|wonder(?:s|ed)?)(?: me)?|(?:is|was|keeps) (?:asking|wondering)(?: me)?|(?:wants?|wanted|needs?|needed|would like) (?:me )?to (?:know|say|tell (?:him|her|them))) ,? ?(?:about )?/,
    '',
  ],
  [/^(?:the )?patient (?=\w)/, 'my '],
  // A day without a value counts in no figure.
  [
    /(?:^|,? ?\b(?:and |while |but )?)(?:disregarding|ignoring|excluding|leaving out|leaving aside|not counting|omitting|skipping|without counting) (?:any |all |the |those |every )?(?:days?|nights?|dates?) (?:(?:for|on) which|where|when|with|that have|which have|having|without|lacking)(?: there (?:is|are|was|were)| i have| has)? ?(?:no |any )?(?:records?|data|readings?|entry|entries|values?|measurements?)(?: (?:exists?|is available|are available|was recorded|at all))?(?: ,|$)/,
    '',
  ],
  [
    /^(?:insofar as|in so far as|as far as|to the extent that|provided that|provided|where|assuming) (?:my |the )?(?:diary|food diary|log|food log|data|records?) (?:is|are|was|were|has been|have been) (?:complete|completed|available|filled in|recorded) , /,
    '',
  ],
  [
    / ?,? (?:by |using |with |from )?(?:an? |the )?(?:linear|least squares|straight line|ols)(?: (?:fit|regression|line|trend))+\b| ?,? (?:by )?fitting (?:an? |the )?(?:straight |linear |regression )*(?:line|trend|regression|fit)\b/,
    '',
  ],
  [/ ?,? \d+ (?:kcal|kilocalories|calories) (?:per|a|each) (?:g|gram)\b/, ''],
  // "This winter, since 21 December": the date is the start of it.
  [
    / ?,? (?:this|last|the) (?:winter|spring|summer|autumn|fall) , (?=(?:that is |i e )?(?:since|from|between) )/,
    ' ',
  ],
  [/\bor (?:nah|nope|not really)\b ?,?/, ','],
  [
    /^((?:do|did|does|is|are|was|were) .+?) ?, ?(?:what is )?(?:the )?difference (?:vs|versus|to|from) /,
    '$1 than ',
  ],
  // Shorthand.
  [
    /(?<=^(?!.*\b20\d\d\b.*\b20\d\d\b).*\b(?:days|nights|steps|sleep|hrv|rhr|runs|walks|rides|swims|hikes|workouts|km|minutes|hours|hr|kcal|calories|weight)(?: ,)?) (?=20[12]\d$)/,
    ' in ',
  ],
  [
    /(?<=\b(?:avg|average|mean|median|total)\b.*[a-z])(?<!\b(?:to|through|thru|and|or|from|than|vs|until|till|mon|tue|wed|thu|fri|sat|sun)) (mon|tues?|weds?|thu(?:rs?)?|fri|sat|sun)$/,
    ' on every $1',
  ],
  [/\bevery fri$/, 'fridays'],
  [
    /^(?:my )?(low|high) (?=(?:rhr|hrv|resting heart rate|heart rate variability|weight|step count|steps|stress score)\b)(?!.*\b(?:days?|nights?|or|and|vs|than)\b)/,
    '$1est ',
  ],
  [
    new RegExp(
      `^(${AMOUNT}) (?:of |from |for |in |on |over )?(?:all|every) (?:of )?(?:my |the )?(?=(?:${RECORDS}|${RECORD})\\b)`,
    ),
    'how many $1 from ',
  ],
  [/\bhow many percent(?:age)?(?: of)?\b/, 'what percent of'],
  [/\b(km|kilometers|kilometres|miles|mi) (?:in|per|an|a|each) (?:1 )?(?:hour|hr|h)\b/, '$1 per hour'],
  [/\bin average(?=$| ,)/, 'on average'],
  [
    /^how (?:big|large|wide|great) (?:is|was) (?:the |my )?(?=(?:range|gap|spread|difference|swing|distance)\b)/,
    '',
  ],
  [
    /\b(workouts|sessions|activities|exercises?) (?:of (?:the )?(?:type|kind|sort) |(?:typed|labeled|labelled|tagged|categorized|logged|recorded) as |with (?:the )?type )(?:an? )?(?=[a-z])/,
    '',
  ],
  // "Breakfasts logged in March?" are counted.
  [
    /^(?:my |the )?(breakfasts|lunches|dinners|snacks|meals|runs|walks|rides|swims|hikes|workouts|fasts|weigh ins) (?:i )?(?:have )?(?:logged|recorded|tracked|entered|noted)\b/,
    'how many $1',
  ],
  [
    /^rank (?:all )?(?:of )?(?:my |the )?(?:weekdays|days of the week) ?[,:]? ?(?:and )?which (?:1|one|day) /,
    'which day of the week ',
  ],
  [/\brecord (?:for|in|on|of|within) (?:1|a|any|a single) (day|night)\b/, 'maximum in 1 $1'],
  // Days with data.
  [
    /\bhow many (days|nights) do i have (?:any )?((?:\w+ )?\w+) (?:data|readings?|values?|records?|entries) (?:for|on)(?=$| )/,
    'how many $1 of $2 data do i have',
  ],
  [
    /\b(?:on |for )?how many (days|nights) (?:is|are|was|were) there (?:an?|any|some) ((?:\w+ )?\w+?) (?:data|readings?|values?|records?|entry|entries)\b/,
    'how many $1 of $2 data do i have',
  ],
  [/\bdid i average (?:the )?(most|fewest|least|highest|lowest) /, 'did i have the $1 average '],
  [/\bwhat did (?:the|my) scales? (?:say|show|read)\b/, 'what did i weigh'],
  [/ ?,? (?:and )?how bigs? the (gap|difference)$/, ' , what is the difference'],
  [
    /^(.+?) ,? ?(?:the )?(?:first|earliest) (?:vs|versus|to|against|and|compared (?:to|with)) (?:the )?(?:latest|last|most recent)(?: 1| result| value| test)? ?,? (?:the )?(?:difference|change)$/,
    'change in $1',
  ],
  // What a sensor measures, and what rises and falls within hours, is glucose.
  [/\b(?:blood )?sugars?(?: levels?)?\b(?=.*\b(?:sensor|cgm|glucose meter|glucometer)\b)/, 'glucose'],
  [/(?<=\b(?:sensor|cgm|glucose meter|glucometer)\b.*)\b(?:blood )?sugars?\b/, 'glucose'],
  [
    /\bmy (?:blood )?sugars? (?=(?:went|go|goes|gone|spiked?|dropped?|dipped?|fell|rose|climbed|crashed?|peaked|got|get|run|ran)\b)/,
    'my glucose ',
  ],
  // "How high my glucose went" is its peak, not its average.
  [
    /\bhow high (my .*?) (?:got|gets|went|goes|climbed|rose|reached|spiked|peaked|has gone|has been)\b/,
    'highest $1',
  ],
  [/\bhow low (my .*?) (?:got|gets|went|goes|dropped|fell|dipped|has gone|has been)\b/, 'lowest $1'],
  [/\bhow (high|low) (?:was|were) my (?:blood )?(?:sugars?|glucose)(?: levels?)?\b/, '$1est my glucose'],
  // A spike is a reading above the usual range.
  [
    new RegExp(
      `\\b(how often|how many times) (?:did|does|do|has|have) my ${GLUCOSE} (?:ever )?(?:spike|spiked|spikes)\\b`,
    ),
    '$1 was my glucose above 180',
  ],
  [
    new RegExp(`\\bmy ${GLUCOSE} (?:spike|spikes|spiked|has spiked)\\b(.*?) ?,? (how often|how many times)$`),
    '$2 was my glucose above 180$1',
  ],
  [
    new RegExp(
      `\\b(?:how many|number of|count of) (?:my )?${GLUCOSE} spikes?\\b(?: (?:did|do|have) i (?:have|had|get|got|see)| (?:were|are) there)?`,
    ),
    'how many times was my glucose above 180',
  ],
  // A 16-hour fast lasts at least as long.
  [/\b([\d.]+) (?:hour|hr|h) fast(s?)\b/, 'fast$2 of at least $1 hours'],
  [
    /\bhow many times (?:did|have|do) i fast(?:ed)? (?:for )?(?:at least )?([\d.]+) hours?\b/,
    'how many fasts of at least $1 hours',
  ],
  [/\b(?:on|by|from|with) (?:my |the )?(?:sensor|cgm|meter)(?= |$)/, ''],
  [/\b(on )?(which|what) (?:test|panel|blood test|lab) (date|day)\b/, '$1$2 $3'],
  [/\b(?:in|of) any (?:form|kind|type|shape)(?: or form)?\b/, ''],
  [
    new RegExp(
      `\\b(?:hardest|toughest|most intense) (${RECORD}) (?:by|going by|in terms of|measured by) (?:average )?(?:heart rate|pulse|hr)\\b`,
    ),
    'highest $1 heart rate',
  ],
  [/\b(longest|shortest) fast (?:begin|began|begun)\b/, '$1 fast start'],
  [
    /^when(?:ever)? i (?:have|eat|had|ate) (.+?) ,? ?how (?:big|large|much) is (?:the|my) (?:portion|serving)(?: usually| typically| normally| on average)?$/,
    'average portion of $1 in grams',
  ],
  [/\bthe (most|least) ((?:\w+ )?\w+) by (?:weight|grams|mass)\b/, 'the $1 grams of $2'],
  [/\bthat same date\b/, 'that same day'],
  // Bounds.
  [/\b(?:pass|passed|passes|passing) (?=\d)/, 'exceed '],
  [
    /\bnot (?:manage|reach|hit|make|get|get to|take|do|complete|walk) (?:even|so much as|as many as|as much as) (?=\d)/,
    'have below ',
  ],
  [/\bno exceed(?:ed)? (?=\d)/, 'below '],
  // What is drunk by the liter is water.
  [
    /\b(drink|drank|drunk) ((?:at least |over |more than |under |less than )?[\d.]+ (?:liters?|l|ml|milliliters?))(?= (?:or more|in|on|this|last|a day|each day|every day|per day)\b|$)/,
    '$1 $2 of water',
  ],
  // Streaks.
  [/\b(days|nights) (?:1|one) after (?:another|the other)\b/, '$1 in a row'],
  [
    /\bhow many (?:(days|nights|weeks) (?:running|straight|on end|on the trot|in succession|consecutively)|(?:consecutive|straight|successive) (days|nights)) (?=(?:have|has|do|am|is|are) )/,
    'how many $1$2 in a row ',
  ],
  [
    /^(.*\b(?:streak|in a row)\b.*?) ?,? (?:(?:counting|going|looking|starting) (?:back(?:wards?)? )?(?:from|up to)|back(?:wards?)? from|up to|up until|until|through|as of|ending) (?:today|now)$/,
    '$1',
  ],
  [
    /^(?:what (?:is|was) )?how many (days|nights) (?:in a row|running|consecutively) (?:was|is) (?:the |my )?longest (?:time|period|stretch|run|spell|streak)\b(?: of (?:days|nights))?/,
    'longest streak of $1',
  ],
  // From one end to the other.
  [
    new RegExp(
      `(?<=\\b(?:change|changed|lost|lose|gain|gained|fall|fell|fallen|drop|dropped|rise|rose|risen|grow|grew|grown|increase|increased|decrease|decreased|decline|declined|put on|shed|go up|go down|gone up|gone down)\\b.*) ?,? (?:between|from) ${FIRST}(?: ${WEIGHING})? (?:and|to|through|until|till) ${LATEST} ${WEIGHING}(?=$| ,)`,
    ),
    '',
  ],
  [
    /\b(?:percent|percentage|proportion|share) of (?:my |the )?(?:total |initial |starting |original )?(?:body ?weight|weight|body mass) (?:i )?(?:have |has been |was )?(?:lost|shed|dropped|gained|put on)\b/,
    'percent change in weight',
  ],
  // Panels are counted by their days.
  [
    /\b(?:in|on|at) how many (?:of )?(?:my |the )?(?:blood |lab )?(?:panels|tests|draws|labs|blood tests)\b(?=.*\d)/,
    'on how many days',
  ],
  // Meals and fasts.
  [/\b(?:fast|fasts) (?:was |were |is |has been )?(?:ended|finished|completed|broken|concluded)\b/, 'fast'],
  [
    new RegExp(
      `^(?:my |the )?(longest|biggest|largest|furthest|shortest) (${RECORD}) by distance ,? ?(?:and )?how (?:long|much time|many minutes) (?:did it (?:take|last)|was it)$`,
    ),
    'duration of my $1 $2 by distance',
  ],
  // The day after.
  [
    /^(?:after|following) (?:a |an |any |each )?(?:days|day) (?:on which|when|where|that|in which) (.+?) , (.+?) (?:on |in )?(?:the )?(?:following|next|subsequent) (?:night|day|morning)(?: ,)?( on average)?$/,
    '$3 $2 on days after days when $1',
  ],
  [
    /^(?:when|if|whenever) (?:on )?the (?:day|night) before ,? ?(.+?) , (.+?)(?: is (?:written|recorded|logged|noted|shown))? (?:on |in )?(?:the )?(?:following|next|subsequent) (?:night|day|morning)(?: ,)?( on average)?$/,
    '$3 $2 on days after days when $1',
  ],
  [
    /\b(?:mornings|days|nights) (with|when|where|on which) (?!.*\b(?:sleep|slept|asleep)\b)((?:i|my) .+?) (?:on )?the (?:day|night) before(?= ,|$)/,
    'days after days $1 $2',
  ],
  // Shares.
  [
    new RegExp(
      `^(?:my )?(${RECORDS}) as an? (?:percentage|percent|share|proportion|fraction) of (?:my |the )?(?:total |overall |whole )?(.+?)((?: in| this| last| since| over| during) .+)?$`,
    ),
    'what percentage of my $2 was $1$3',
  ],
  // One half of a subtraction against the other.
  [
    /^(average|mean|median|total) (.+?) (on (?:days|nights|weekdays|weekends) ?.*?) minus (?:my )?(?:the )?\1 \2 (on .+?)$/,
    '$1 $2 differ $3 than $4',
  ],
  // The year until now.
  [/\b(?:up )?(to|until|through) and including (?=today|now)/, '$1 '],
  [/\bto date (?:in |of )?this year\b/, 'to date'],
  [
    new RegExp(
      `(?:\\b(?:in|during|from|since) )?(?:(?:the )?(?:very )?(?:start|beginning|outset) of )?(?:the month of )?\\b(?<!\\d(?:st|nd|rd|th)? (?:of )?)(${MONTH})(?: (20\\d\\d))?(?: ,)? (?:up )?(?:to|until|through) (?:date|today|now)(?= ,|$)(?: ,)?`,
    ),
    'from $1 $2 to today ',
  ],
  [
    /\bsince (?:the )?(?:year|new year) (?:began|begun|started|commenced)\b/,
    'since the beginning of the year',
  ],
  [/\bsince (?:the )?begin of\b/, 'since the beginning of'],
];
