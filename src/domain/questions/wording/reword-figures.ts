import { MONTH } from '#domain/questions/times/calendar-dates.ts';

const TIMES = `(?:${MONTH})(?: \\d{4})?`;
const WEEKS = 'weekdays|weekday|weekends|weekend';
const DAYNAME = 'monday|tuesday|wednesday|thursday|friday|saturday|sunday';

/** Turns of phrase about shares, changes, comparisons, meals and glucose, in words that the grammar reads. Applied before the others. */
export const FIGURE_REWORDINGS: readonly (readonly [RegExp, string])[] = [
  [/ ?→ ?/g, ' to '],
  [/ ?,? (?:pls|plz|thx)$/, ''],
  // Readings are counted by the days that have one.
  [
    /\b(?:how many|number of|count of) (hrv|heart rate variability|resting heart rate|rhr|stress score) readings?(?: (?:are|were) there)?\b/,
    'how many days of recorded $1',
  ],
  [/\bpct of (?=days|nights)/, 'percent of '],
  [
    /\b(percent|percentage|share|fraction|proportion) of nights with ([\d.]+ (?:hours?|hrs?|h|minutes)) or more\b(?! of)/,
    '$1 of nights with at least $2 of sleep',
  ],
  [/\bfor the (year|month|week) so far\b/, 'this $1'],
  [/\b(?:the )?(weekend|week|month) just gone(?: \d.*)?$/, 'last $1'],
  [/\bsum combined\b/, 'combined'],
  [new RegExp(`(?<=\\bof )(?:consecutive|successive|straight) (?=\\w+ days\\b)`), ''],
  [/\bon new year day\b/, 'on january 1'],
  [new RegExp(`\\bsince (?:the )?first of (${MONTH})\\b`), 'since $1 1'],
  // "Weekend against weekday HRV", "Steps January vs February, daily average".
  [
    new RegExp(
      `^(?:my )?(${WEEKS}) (vs|versus|against) (${WEEKS}) ((?!in |on |vs ).+?)(?: ((?:in|for|since) .*))?$`,
    ),
    '$4 $1 $2 $3 $5',
  ],
  [/^(.*\b(?:vs|versus|compared?)\b.*?) ?,? daily (average|mean|median)s?$/, '$2 $1'],
  [/^do i walk (more|less) (?=(?:on )?weekends?|(?:on )?weekdays?)/, 'do i walk $1 steps '],
  [
    new RegExp(`\\b(more|less|longer|shorter|higher|lower)\\b(.*?) on (${WEEKS}) or (?:on )?(${WEEKS})$`),
    '$1$2 on $3 than on $4',
  ],
  [
    new RegExp(`^(are|were) my (weekend|weekday) (\\w+) (\\w+er) than my (weekend|weekday) (?:ones?|\\3)$`),
    '$1 my $3 $4 on $2s than on $5s',
  ],
  [
    new RegExp(
      `^in percent ,? ?how (?:different|far apart) (?:is|are) my (${WEEKS}) (\\w+) (?:from|and|to) my (${WEEKS}) \\2$`,
    ),
    'percent difference between $2 on $1 and $3',
  ],
  [
    new RegExp(
      `\\b(percent|percentage) (change|difference) (?:of|in) (.*?) (?:between )?(${TIMES}) (to|and) (${TIMES})$`,
    ),
    '$1 $2 in $3 between $4 and $6',
  ],
  [
    / (\d+ (?:days|weeks)) compared to the \1 prior ?,? ?(?:what is the change.*)?$/,
    ' $1 compared to the previous $1',
  ],
  [
    /\bdays with (more|less|fewer) than (\d+) steps and days with (more|less|fewer) than (\d+)$/,
    'days with $1 than $2 steps and days with $3 than $4 steps',
  ],
  [/\b(after|on) days with (an? \w+) than \1 days with no(?: one| 1)?$/, '$1 days with $2'],
  [
    /\bfrom (?:my|the) first (?:weigh ?in|reading|measurement) of the year to (?:my|the) (?:latest|last|most recent)(?: (?:one|1|weigh ?in|reading|measurement))?$/,
    'this year',
  ],
  // "The prior day's stress score and my step count".
  [
    /^(.*\bcorrelation\b) between (?:the )?(?:prior|previous) days? (.*?) and (?:my )?(.*)$/,
    '$1 between $2 and $3 the next day',
  ],
  // Ranks.
  [/\brank (?:the )?weekdays by (\w+)\b.*$/, 'which day of the week has the highest $1'],
  [new RegExp(`\\bwhich (${DAYNAME}) did i walk the most\\b`), 'which day did i have the most steps on $1s'],
  [/\bwhich calendar week\b/, 'which week'],
  [/^which week (since .*?) (had .*)$/, 'which week $2 $1'],
  [
    /^first day (this (?:year|month|week)) i (?:went|got|walked) (?:past|over|above) (.*)$/,
    'when did i first have over $2 $1',
  ],
  [
    /^(?:what (?:is|was) (?:the )?)?date of the (\w+) (?:where|when) i burned the (most|fewest|least) (?:kcals?|calories)$/,
    'which $1 burned the $2 calories',
  ],
  // Workouts.
  [/\bhow many steps did my (\w+) account for\b/, 'how many steps during $1'],
  [
    /\b(?:what|which) (?:type|kind) of (?:workout|exercise) did i spend the most (?:minutes|time) on\b/,
    'which workout type had the most workout minutes',
  ],
  [/\bpace among\b/, 'pace of'],
  [/\bbest pace\b/, 'fastest pace'],
  [
    /\b(?:where|when|whose) (?:my )?average heart rate was (above|below|over|under) (?=\d)/,
    'with an average heart rate $1 ',
  ],
  // Nights.
  [/\b(?:maximum |most )(?:number of )?minutes i lay awake\b/, 'max minutes awake'],
  [/\bhow stressed was i on average (.*?)(?: ,? ?stress score)$/, 'average stress score $1'],
  [/^(weight|hrv|steps|sleep) (median|average|mean) since\b/, '$2 $1 since'],
  [/\bby how much did (?:my )?(\w+) range(?: highest minus lowest)?\b/, 'range of my $1'],
  [/\bfebuary\b/, 'february'],
  [/\b((?:first|last) \d+ weeks of \w+) \d+(?:st|nd|rd|th)? to \d+(?:st|nd|rd|th)?$/, '$1'],
  // Glucose.
  [/^glucose variability cv\b/, 'glucose cv'],
  [/^time between ([\d.]+) and ([\d.]+) (.*?) ?,? (?:in )?percent$/, 'percent of time between $1 and $2 $3'],
  [
    /^how much of the time was i (above|below) ([\d.]+)(?: mg\/dl)? (.*?) ?,? in percent$/,
    'percent of time $1 $2 mg/dl $3',
  ],
  [/^what does my (\w+) average\b/, 'average $1'],
  [/\bovernight ,? ?(?=(?:midnight|\d[\d:]*(?: [ap]m)?) to )/, 'from '],
  // Food.
  [/\bnumber of times (.+?) was on the menu\b/, 'how many times did i eat $1'],
  [
    /\b(how many (?:days|nights)) did i drink (?!.*(?:\d+ (?:l|ml|liters?|litres?|cups?|glass|glasses|oz)\b|enough|my |more|less|over|under))(?=[a-z])/,
    '$1 did i have ',
  ],
  [/\btotal weight ,? ?(?:in grams )?,? ?of (\w+) i have eaten\b/, 'total grams of $1'],
  [/ altogether\b/, ''],
  [/ ?,? all foods with \w+ in the name$/, ''],
  [/\bwhich single (?=food|meal|workout)/, 'which '],
  [/\bbrought me\b/, 'gave me'],
  [/^highest calorie day (.*?) ?,? how many (?:kcals?|calories)$/, 'highest calorie day $1'],
  [/\b(?:drink|eat|walk|sleep|move) enough to (?:meet|reach|hit) my\b/, 'reach my'],
  // Blood and weight.
  [/\bblood panels\b/, 'blood tests'],
  [/ on file$/, ''],
  [new RegExp(`^(\\w+) difference between (${TIMES}) and (${TIMES})$`), 'difference in $1 between $2 and $3'],
  [/(?<=when did i (?:last|first) )(?:step|get|hop) on the scale\b/, 'weigh myself'],
  [/\btrend per week\b/, 'trend'],
];
