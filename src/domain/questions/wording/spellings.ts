/** Abbreviations, typos and spelling variants, as pairs of a pattern and its replacement. Applied in order. */
type Spellings = readonly (readonly [RegExp, string])[];

export const CONTRACTIONS: Spellings = [
  [/\b(what|how|where|when|that|it|which|who)'s\b/g, '$1 is'],
  [/\b(?:whats|wats|wots)\b/g, 'what is'],
  [/\bhows\b/g, 'how is'],
  [/\b(?:did|does|do|was|were|is|has|have|had|would|could|are)(?:n't|nt)\b/g, ' not'],
  [/\b(?:can't|cannot|won't)\b/g, 'can not'],
  [/\bi'?ve\b/g, 'i have'],
  [/\bi'm\b/g, 'i am'],
  // No month.
  [
    /(?<!\b(?:in|during|since|of|for|until|through|and|to|from|early|late|last) )\bmay (?=(?:i|we)\b)/g,
    'can ',
  ],
  [/\bi'd\b/g, 'i had'],
  [/\bw\/ ?o\b/g, 'without'],
  [/\bw\/(?=\s|[a-z])/g, 'with '],
  [/'s\b/g, ''],
  [/s'(?=\s)/g, 's'],
];

/** Typos in words too short to be corrected. */
export const SLIPS: Spellings = [
  [/\b(last|this|past|next) (?:weak|wek|weeek|wekk)\b/g, '$1 week'],
  [/\b(?:teh|hte)\b/g, 'the'],
  [/\b(?:lst|alst|lsat)\b/g, 'last'],
  [/\b(?:wat|waht|wht)\b/g, 'what'],
  [/\bhvr\b/g, 'hrv'],
  [/\bwr?k(?:ou)?ts?\b/g, 'workouts'],
  [/(?<=[a-z]) ?\/ ?(?=(?:day|night|week|month)\b)/g, ' per '],
  [/\bcorrel\b/g, 'correlation'],
  [/\b(?:pct|per cent)\b/g, 'percent'],
  [/\bfibre\b/g, 'fiber'],
  [/\bno\.? (?=of\b)/g, 'number '],
  [/\bl(\d+)d\b/g, 'last $1 days'],
  [/\b(?:yday|yest|ystrday|yesterdays)\b/g, 'yesterday'],
  [/\b(?:tdy|2day)\b/g, 'today'],
  [/\bwk(s?)\b/g, 'week$1'],
  [/\bwkends?\b/g, 'weekends'],
  [/\bwkdays?\b/g, 'weekdays'],
  [/\b(?:mth|mnth)(s?)\b/g, 'month$1'],
  [/\byr(s?)\b/g, 'year$1'],
  [/\b(sleep|workout|run|walk|ride|swim|session|avg|mean|total) dur\b/g, '$1 duration'],
  [/\b(?:ea|evry|evrey)\b/g, 'each'],
  [/\bb\/w\b/g, 'between'],
  [
    /(?<=\b(?:on|every|each|for|last|this|past|previous|since|recent) )(mon|tues?|weds?|thu(?:rs?)?|fri|sat|sun)(s?)\b(?! (?:to|through|and|thru|-))/g,
    '$1~day',
  ],
  [/\bmon~day/g, 'monday'],
  [/\btues?~day/g, 'tuesday'],
  [/\bweds?~day/g, 'wednesday'],
  [/\bthu(?:rs?)?~day/g, 'thursday'],
  [/\bfri~day/g, 'friday'],
  [/\bsat~day/g, 'saturday'],
  [/\bsun~day/g, 'sunday'],
  [/\b(?:slp|slep|sleap|slepp|sleeep|slepe)\b/g, 'sleep'],
  [/\bgrammes?\b/g, 'grams'],
  [/\bhart (?=rate|beat)/g, 'heart '],
  [/\brn\b/g, 'now'],
  [
    /\bhow much (?=(?:times|days|nights|weeks|months|runs|walks|rides|swims|hikes|workouts|sessions|meals|fasts)\b)/g,
    'how many ',
  ],
  [/\bhw (?=many|much|long)/g, 'how '],
  [/\b(?:mins|minuets?|minuts?|minues)\b/g, 'minutes'],
];

/** Days, ranks and counts with several spellings. */
export const SPELLINGS: Spellings = [
  [
    /\bdays off(?: (?:from|of) (?:working out|exercise|exercising|training|the gym|workouts?))?\b/g,
    'days with no workout',
  ],
  [/\b(more|fewer) (\w+) or \1 (?=\w+)/g, '$1 $2 or '],
  [/\bneither (?:an? )?(.+?) nor (?:an? )?/g, 'no $1 and no '],
  [/\btotal number of\b/g, 'total count of'],
  [/\b(which|what) weekday\b/g, '$1 day of the week'],
  [/\bnite(s?)\b/g, 'night$1'],
  [/\b(days?|nights?|dates?) without(?: an?y?)?\b/g, '$1 with no'],
  [
    /\b(how many|number) of (?:the|my|those|these) (last|past|previous|latest|most recent|preceding|trailing) (\w+) (days|nights)\b/g,
    '$1 $4 in the $2 $3 $4',
  ],
  [/(?<!(?:last|past|previous|first) )\b(\d{1,3}) (\d{3})(?= (?:or|step|kcal|cal))/g, '$1$2'],
  [
    /\b(?:of|out of|in|over) (?:the |my )?(last|past|previous|latest|most recent|preceding|trailing) (\w+) (days|nights) ?,? ?(?:on |for )?how many(?= (?:did|was|were|had|have|do|does) )/g,
    'how many $3 in the $1 $2 $3',
  ],
  [/\b(?:number (?:1|one)|main|leading|primary) (?=(?:source|food|contributor|type|kind))/g, 'top '],
  [/\br\b/g, 'are'],
  [/#(?= ?of\b)/g, ' number '],
  [/\b(\d{1,2})(?:st|nd|rd|th)[ -]percentile\b/g, 'pct$1'],
  [/\b(?:top|highest|upper) decile\b/g, 'pct90'],
  [/\b(?:bottom|lowest|lower) decile\b/g, 'pct10'],
  [/\b(?:upper|third|3rd|top) quartile\b/g, 'pct75'],
  [/\b(?:lower|first|1st|bottom) quartile\b/g, 'pct25'],
  [/\b(last|past|previous) (\d+) ?d\b/g, '$1 $2 days'],
  [/\b(last|past|previous) (\d+) ?(?:w|wks?)\b/g, '$1 $2 weeks'],
  [/\b(last|past|previous) (\d+) ?mo\b/g, '$1 $2 months'],
  [/\b(on|in|for|during) (?:a|an|any|1) (day|night) (?=(?:with|when|where|that|i|my)\b)/g, '$1 $2s '],
  [
    // "On any one day" is a day, "one of my walks" a walk.
    /\b(?:(?:in|on|over|within|during|for|across|of) )?(?:(?:any|a|the|my|each|just|only) )*(?:(?:any|in|on|over|within|during|for|across) (?:just |only )?(?:1|one)|(?:(?:1|one) )?(?:single|given|individual|particular)) (?:(?:calendar|whole|full|entire) )?(day|night|workout|session)\b(?! (?:ago|before|after|with|when|where|that|i|my|in which|on which)\b)/g,
    'in 1 $1',
  ],
  [/\b(?:any )?one of (?:my|the|those|these) /g, 'my '],
  [/\b(and|or) (?:more|greater|higher|longer) than(?= \d)/g, '$1 exceeding'],
  [/\b(and|or) (?:less|fewer|lower|shorter) than(?= \d)/g, '$1 shy of'],
  [
    /\b(after|following) (?:a|an|any|each|every|the|1) (day|night) (?=(?:with|when|of|where|that|i|my|on|in)\b)/g,
    '$1 $2s ',
  ],
  [/\b(?:rest|off|non[- ]?(?:workout|training|exercise)) days?\b/g, 'days with no workout'],
  [/\bnon[- ](\w+) (days?|nights?)\b/g, 'days with no $1'],
  [/\bnon[- ](\w+) (workouts|sessions|activities|exercises)\b/g, '$2 excluding $1'],
  [
    /\b(days|nights|mornings) (?:that |which )?(?:come|came|fall|fell|occur|occurred)? ?(?:right |directly |immediately |just |straight )?(after|following)\b/g,
    '$1 $2',
  ],
  [
    /\b(?:portion|part|chunk) of (?=(?:the |my |all |these |those )*(?:days|nights|time|sleep|night|workouts|runs|walks)\b)/g,
    'share of ',
  ],
];
