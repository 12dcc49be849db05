import { MONTH } from '#domain/questions/times/calendar-dates.ts';

const NOUN =
  'sleep|steps|calories|protein|water|carbs|fat|fiber|sugar|sodium|weight|deep sleep|rem sleep|light sleep|minutes|kilometers|workouts';

/** English of people who speak another language, in words that the grammar knows. */
export const LEARNER_TURNS: readonly (readonly [RegExp, string])[] = [
  [
    /^since how many (days|weeks) (?:do |did )?i (?:did |do |have )?(?:not|no) (?:more )?/,
    'how many $1 since i last ',
  ],
  [
    /^(?:(?:in|on) )?which (day|night|month|week)\b(.*?) (?:did )?i (?:have |had |did )?(\w+) more$/,
    'which $1$2 did i $3 the most',
  ],
  [
    /^(?:(?:in|on) )?(?:which|what) (day|night|month|week)( of the week)? (?:do |did )?i (do|make|take|walk|sleep|eat|have|drink|get|burn) (?:the )?more (\w+)/,
    'which $1$2 did i $3 the most $4',
  ],
  [/^which is the (\w+) (?:that|what) i (\w+) (?:the )?more( often)?$/, 'which $1 do i $2 most$3'],
  [
    /^in which (meal|month|week) (?:do |did )?i (?:eat|ate|have|had|drink) (?:the )?more (\w+)/,
    'which $1 had the most $2',
  ],
  [/\bin the (beginning|end|start) of\b/, 'at the $1 of'],
  [/\bmy medium (?=[a-z])/, 'my average '],
  [/\b(less|more|fewer|higher|lower) as (?=\d)/, '$1 than '],
  [new RegExp(`\\bthe (?=(?:${MONTH})\\b)`), ''],
  [
    /^on how many (days|nights) (?:the |my )(glucose|blood sugar|sugar|weight|sleep|pulse|heart rate) (?=[a-z]+ed\b)/,
    'on how many $1 my $2 ',
  ],
  [/\bsince (?:1|one|a) (week|month)\b(?! ago)/, 'in the last $1'],
  [/\b(?:on |in )?the days of (?:the )?weekends?\b/, 'on weekends'],
  [
    /^how many (kilos|kilograms|kg|pounds|lbs) am i(?! (?:down|up|lighter|heavier|over|under|from|away))\b/,
    'how many $1 do i weigh',
  ],
  [
    /^i am (?:now |today )?(?:at|on) (?:how many|how much) (kilos|kilograms|kg|pounds|lbs)\b/,
    'how many $1 do i weigh',
  ],
  [/\bsince (?:the )?begin of\b/, 'since the beginning of'],
  [/\b(?:pulse|heart rate) of rest\b/, 'resting heart rate'],
  [/\bthe (?:bigger|higher|greater|larger) (?:number|amount|quantity) of /, 'the highest '],
  [/\bthe (?:smaller|lower) (?:number|amount|quantity) of /, 'the lowest '],
  [/^which (is|was|are|were) (?=(?:my|the) )/, 'what $1 '],
  [
    /\bhow (?:many|much) time (?=(?:i|did|do|have)\b)(?=.*\b(?:swim|swum|run|ran|eat|eaten|walk|walked|cycle|cycled|train|trained|weigh)\b)/,
    'how many times ',
  ],
  [
    /^(how (?:many|much)(?: \w+){0,3}?)(?<!\b(?:do|did|have|had|can|could|should|would|was|were|am)) i (have|did|do|had)\b/,
    '$1 $2 i',
  ],
  [new RegExp(`\\bthe less (?=(?:${NOUN})\\b)`), 'the least '],
  [new RegExp(`\\bthe more (?=(?:${NOUN})\\b)`), 'the most '],
  [
    /^((?:(?:in|on) )?(?:which|what) (?:day|night|month|week)) (?:did )?i (?:did )?(run|walk|swim|cycle|ride|hike) (?:the )?more (\w+)$/,
    '$1 did i $2 the most $3',
  ],
  [/\b(the|my) (?:more|most) (high|low|long|short|fast|slow)\b/, '$1 $2est'],
  [/\bthe (?:more|most) big\b/, 'the biggest'],
  [/\bin (?:the )?(?:media|medium|middle)(?= |$)/, 'on average'],
  [/\b(make|made|practice|practiced|do|did) (?:the |some )?sports?\b/, 'exercise'],
  [/\bi have (swim|run|walk|eat|drink|sleep|ride)\b/, 'i did $1'],
];
