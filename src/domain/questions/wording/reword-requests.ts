/** Rewrites how a question asks for a figure, and for which days, into words that the grammar knows. */
export const REQUEST_REWORDINGS: readonly (readonly [RegExp, string])[] = [
  [/\b(which|what) calendar (?=(?:day|week|month)\b)/, '$1 '],
  // "On my laziest day, how many steps did I take?"
  [
    /^(?:on|for) my (busiest|most active|biggest|laziest|least active|worst|best) (day|night)\b(.*?) ?, (.+)$/,
    '$4 on my $1 $2$3',
  ],
  [/^as far as (.+?) (?:go|goes|is concerned|are concerned) ,? ?/, '$1 , '],
  [/\bhow little\b/, 'how much'],
  [
    /\b(?:for |in |over |during |across )?the \d+ (?:days|nights|weeks) (?=(?:from|between) .*? (?:to|through|and|until) (?:the )?(?:\d|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))/,
    '',
  ],
  [
    /^(?:what|which|when) (?:was|is) (?:my |the )?(last|most recent|latest|first) (?:day|night|date) (?:on which |when |that |where |in which )?i (?=(?:had|got|took|slept|walked|did|logged|reached|hit|exceeded)\b)/,
    'when did i $1 ',
  ],
  [
    /\bbetween the (first|second|third|fourth) (?:week )?and (?:the )?(second|third|fourth|last) (week|half) of (january|february|march|april|may|june|july|august|september|october|november|december)\b/,
    'in the $2 $3 of $4 than in the $1 $3 of $4',
  ],
  [
    /\b(percentage|percent|share|fraction|proportion) of (?:my |the |all )?(weekend days|weekdays|weekends|(?:mon|tues|wednes|thurs|fri|satur|sun)days)\b/,
    '$1 of days on $2',
  ],
  [
    /\b(?:considering|counting|taking|using|looking at) (?:only |just |exclusively )?(?=(?:my|the) (?:last|latest|most recent|previous|past|first|\d))/,
    'for ',
  ],
  [/ (?:for|on) (?:the|that) (?:whole |entire )?day$/, ''],
  [
    /(?<=\b(?:more|less|fewer|higher|lower|longer|shorter|better|worse|faster|slower)\b.*),? (?:than|vs|versus|against|compared (?:to|with)) (?:on )?(?:the |all |all the )?(?:other|remaining|rest of the) (?:days|nights)\b/,
    '',
  ],
  [/\b(?:that|which) (?:fell|fall|falls|were|are|occurred|happened) on\b/g, 'on'],
  // "How many days, as a percentage", "what's the chance that I".
  [
    /^(?:in percentage terms|in percent|percentage wise|as a percentage) ,? ?(?:on |for )?how many (days|nights)\b/,
    'on what percentage of $1',
  ],
  [
    /^(?:on |for )?how many (days|nights)\b(.*?) ,? ?(?:in percentage terms|percentage wise|(?:expressed )?as an? percent(?:age)?|in percent)(?= |$)/,
    'on what percentage of $1$2',
  ],
  [
    /^what (?:is|was|are|were) (?:the|my) (?:likelihood|probability|chances?|odds)(?: ,? as a percentage ,?)? (?:that|of me|of my|of) (?:i )?/,
    'on what percentage of days did i ',
  ],
  [
    /\blongest (?:i have|have i|i|i did) (?:gone|went|go|managed|kept up)(?: with)? (?=consecutive|\d|days|nights)/,
    'longest streak of ',
  ],
  // "Of all the days in February, how many had me above 10,000 steps?"
  [
    /^(?:(?:out )?of|among|amongst|from)(?: all| every)?(?: of)?(?: the| my| these| those)? (days|nights|mornings|dates)\b(.*?) ?, (?:on |in )?how many(?: of (?:them|those|these|which))? /,
    'how many $1$2 ',
  ],
  [
    /^(how many (?:days|nights)\b.*?) (?:had|saw|found|left|put) me (?:at |with |getting |sleeping |taking )?/,
    '$1 did i have ',
  ],
  // "If we restrict this to days when …", "taking just the nights after a run".
  [
    /(?:^|(?<=, ))(?:(?:if|when|suppose|imagine|say|assuming|let us say) (?:that )?(?:i|we|you) (?:only |just |were to )?(?:look|restrict|limit|narrow|confine|filter|focus|stick|consider|count|take|zoom|keep|include|isolate|use|pick|select|check|examine|single)\w*|(?:taking|restricting|restricted|limiting|limited|narrowing|narrowed|filtering|filtered|focusing|focused|zooming|concentrating|confining|confined|sticking|zeroing|looking|considering|counting|using|including|isolating|selecting|keeping|picking|examining|based|given|averaged|averaging|measured|computed|calculated)) (?:(?:this|that|it|things|my data|the data|data|ourselves|myself|attention|exclusively|solely|purely|strictly|specifically|only|just|to|down|in|on|at|into|out|back|over|across|for|with|of|all|myself|yourself) )*(?:the )?(?=(?:those |these |all |my )?(?:days?|nights?|dates?|mornings?|occasions?|weekends?|weekdays?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b)/g,
    'on ',
  ],
  [
    /(?<= ,? ?)(?:but |and )?(?:only |just )?(?:taking|counting|considering|including|using|looking at|restricted to|limited to|limiting it to|restricting it to|focusing on|across|among|amongst|averaged over|averaged across) (?:only |just |exclusively |solely |purely |strictly )*(?:all )?(?:of )?(?:the )?(?:those )?(?=(?:days?|nights?|dates?) (?:when|where|on which|that|i|my|with|in which|which)\b)/g,
    'on ',
  ],
  // "Which one workout", "what single day".
  [
    /\b(which|what) (?:1|single) (?=(?:[a-z]+ )?(?:workout|session|run|ride|walk|swim|hike|fast|meal|breakfast|lunch|dinner|snack|food|day|night|week|month|weekday|reading|sport|activity|exercise)\b)/,
    '$1 ',
  ],
  [/\bwhat (?:did|do|does) (.+?) (?:add up to|total up to|sum to|sum up to|amount to)(?=$| ,)/, 'total $1'],
  [/^how would (?:my |the )?(.+?) be\b/, 'what is my $1'],
  // "What would my average be", "what did it come out to".
  [
    /\b(what|how many|how much|how long) would(?: be)?(?= (?:my|the|be)\b)(?!.* if (?:i|we|my \w+|you) (?:had|were|could|would|did|ran|slept|stopped|started|ate|cut|gave)\b)(?: be)?/g,
    '$1 is',
  ],
  [
    /\b(what (?:is|was|did|does|do|has|had) .*?) (?:come|came|work|worked|add|added|amount|amounted|average|averaged|turn|turned|total|totaled)? ?(?:out|up) (?:to|at|to be)$/,
    '$1',
  ],
  [/\b(what is .*) be(?= @| (?:in|over|during|on|for|last|this|if|when|across) |$)/, '$1'],
  [/\b(?:was|were) (?:i|you) (?:able to|asleep for|getting)(?= )/g, 'did i sleep'],
  [/\b(?:am|are) (?:i|you) (?:asleep for|getting)(?= |$)/g, 'do i get'],
  [/\bdid i sleep (?:sleep|get)\b/g, 'did i sleep'],
  [
    /\bdid i (?:end up|wind up|finish up|manage|get around to|happen to) (?:sleeping|to sleep|asleep)\b/g,
    'did i sleep',
  ],
  [
    /\b(?:did|do) i (?:end up|wind up|finish|manage|close out the day|end the day|get|come in|come out|rack up|clock up|clock in|put in|pile up|notch up|chalk up|log(?!.*\b(?:ml|l|liters?|oz|ounces)\b)|post|bank|tally up)(?: with| up| on| at| to get| to do| to log)? (?=(?:more|less|fewer|over|under|above|below|at least|at most|no|any|a|an|[<>]|between|exactly|up|north|south|upwards|in excess|exceeding|\d))/g,
    'did i have ',
  ],
  [
    /\b(?:did|does|do) my (?:tracker|watch|device|ring|band|app|fitbit|data|records?|logs?) (?:show|record|register|say|log|report|indicate|count|measure|capture|have)\b/g,
    'did i have',
  ],
  [/ ?,? and (?:when|(?:at )?what time|on (?:which|what) (?:day|date))(?: was (?:it|that))?(?: date)?$/, ''],
  [
    / ?,? (?:and )?(?:nothing else|(?:just |only )?(?:give(?: me)? )?(?:just |only )?the number(?: only)?|number only)$/,
    '',
  ],
];
