/** What has no end but today: with it, a period that another sentence names isn't the question's. */
export const OPEN_ENDED =
  /\b(?:so far|ever|all time|up to (?:now|today)|until now|to date|on record|all (?:of )?my (?:logged|recorded)|since (?:you|i|we) (?:started|began)|(?:have i|i have|i['’]?ve) (?:ever )?(?:had|done|gone|got|logged|recorded|taken|run|walked|made|managed))\b/iu;
/** What somebody does again and again or says in general, which picks no days: "some days I train twice". */
export const HABITUAL =
  /^(?:(?:and|but|so|well|honestly|i mean),? )*(?:(?:some|most|many|few|a few|certain|other) (?:days|nights|mornings|evenings|weeks|weekends)|(?:every|each) (?:single )?(?:day|night|morning|evening|week|weekend)|sometimes|usually|normally|often|occasionally|every now and then|(?:they|people|everyone|everybody|some|studies|experts) (?:say|says|claim|claims|think|thinks)|i(?: have|['’]ve)? (?:heard|read)|(?:my|the) \w+ (?:says|thinks|claims|swears|bets|keeps (?:saying|telling))|i (?:usually|sometimes|often|tend to|always|rarely|never|try to|love|like|hate|enjoy|prefer))\b/iu;
/** Two sides, one of which another sentence may name. */
export const SIDES = /\b(?:than|compared?|versus|vs|against|before|differ\w*|change\w*)\b/iu;
/** What is still to come, whose date is no period of the records: "I'm signed up for a race in May". */
export const UPCOMING =
  /\b(?:sign(?:ed|ing)? up|book(?:ed|ing)|register(?:ed|ing)|train(?:ing)? for|prepar(?:e|ing)|prepping|plan(?:s|ning|ned)?|(?:want|like|love) to|wanna|hop(?:e|ing) to|aim(?:ing)?|goal|going to|gonna|will|i['’]ll|upcoming|coming up|due|getting married|my wedding|race day|before my (?:race|wedding|trip|surgery|appointment))\b/iu;
/** "Not sure whether yoga helps": a doubt, though its first word may exclude something. */
export const DOUBTFUL =
  /^(?:not (?:sure|certain|convinced|(?:my|the|a) (?:best|worst|greatest|proudest|finest|easiest|good|great|bad))|no (?:idea|clue|wonder)|just (?:curious|wondering|(?:got |came )?(?:back|home)))\b/iu;
/** One of all weekdays is asked for, whatever weekday another sentence names. */
export const RANKS_WEEKDAYS = /\b(?:which|what) (?:weekday|(?:day|night) of the week)\b/iu;
/** A sentence with a subject and a verb of its own, unlike "only runs" and "when I run". */
const STATEMENT =
  /^(?:(?:and|but|so|well|honestly|apparently|somehow|ugh|ok|okay),? )*(?:(?:when|whenever|if|after|before|since|while|because|as|once|every time|each time) [^,]*? (?=(?:i|we|he|she|they|it|my|the)\b)|if only )?(?:i|i['’](?:m|ve|d|ll)|we|he|she|they|it(?:['’]s)?|this|that|there|people|(?:some|every|no)(?:body|one| one)|(?:my|our|the|his|her|their|an?) \p{L}+)\s+\p{L}|^(?!(?:only|just|not|no|all|any|with|on|in|at|for|from|of|during|days?|nights?|weeks?|runs?|workouts?|meals?)\b)(?:[\p{L}’']+\s+){1,3}(?:is|are|was|were|has|had|makes?|feels?|felt|matters?|hurts?|helps?|ruins?|kills?|keeps?|seems?|can|will)\b/iu;
/** Says what to count, which a plain statement doesn’t. */
const NARROWING =
  /\b(?:(?<!if )only|count\w*|exclu\w+|includ\w+|ignor\w+|omit\w*|except|mean|meant|talk\w*|ask\w*|interested|care|refer\w*|focus\w*|look\w* at|leave|leaving|skip\w*|us(?:e|ing)|consider\w*|want|need|prefer|regard\w*|without|besides|apart from|other than|as for|going by|based on|assum\w+|suppose|pretend|unless|same|readings?|values?|entries|records?|logged|unlogged|(?:days|nights) that)\b/iu;
/** "Trying to figure out if weekends wreck my sleep". */
const WONDERING =
  /^(?:just |i['’]?m |still )*(?:trying|hoping|curious|keen) to (?:figure out|find out|see|understand|work out|know|check|tell)\b/iu;
/** "My knee hurts when I run", "if only I slept more": a statement, whatever it says about when. */
export const isStatement = (sentence: string): boolean =>
  WONDERING.test(sentence) || (STATEMENT.test(sentence) && !NARROWING.test(sentence));
/** Whoever asks, in a few words: "Night owl here." */
export const ASKER = /^(?:\p{L}+ ){1,3}(?:here|life|talking|speaking|problems|question)[.!…]*$/iu;
/** A relation to a date that another sentence names: "since then", "compared with the weeks before". */
export const DANGLING =
  /\b(?:since|before|after(?:wards?)?|until|from|back)(?: (?:then|that|it))?\s*(?:[,.?!]|$|compared\b|versus\b|vs\b|against\b|and\b|than\b)/iu;
/** "My goal this year is 500 km. How far have I run so far?": this year. */
export const SO_FAR = /\b(?:so far|up to (?:now|today)|until now|to date|already|by now)\b/iu;
export const THIS_PERIOD = /\bthis (?:week|month|year)\b/iu;
/** What may refer to an amount that another sentence names. */
export const REFERRING =
  /\b(?:goal|target|enough|limit|make|made|reach\w*|hit|manag\w*|under|over|above|below|short|left|to go|remaining|off)\b/iu;
/** Facts of a life, which say nothing about the days of a question: "retired since June". */
export const BIOGRAPHY =
  /\b(?:retired|married|divorced|widowed|engaged|living (?:in|alone|with)|a (?:father|mother|dad|mom|grandmother|grandfather)) (?:since|in|for)\b/iu;
/** Words that refer to nothing before, or to the question's own: "is there", "the days that I", "days without it". */
export const SELF_CONTAINED =
  /\b(?:(?:is|are|was|were|have|has) there|there (?:is|are|was|were|have|has)|these days|without (?:it|them)(?= ?$| ?,| on\b| in\b)|than (?:it|they) (?:was|were|is|are|did)|(?:day|date|week|month|time|night) (?:was|is) (?:it|that)|(?:adding|counting|summing|putting) it (?:all )?(?:up|together)|that (?=(?:i|my|lasted|had|have|has|was|were|is|are|averaged|beat|took|ended|started|covered)\b))/gi;
