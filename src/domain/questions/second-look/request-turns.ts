/** Courtesies, fillers and remarks that don't change what is asked. */
export const REQUEST_TURNS: readonly (readonly [RegExp, string])[] = [
  // "Steps per day in, like, March".
  [/ , (?:um+|uh+|er+|erm+|hm+|like|you know|let me see|i guess|i think|say) ,(?= )/g, ''],
  [/^i am [\w ]{1,20}? and (?:i )?(?:want|would like|need|am keen|am curious) to (?:know|see) /, ''],
  [
    /^i (?:would |should |will )?(?:be |am )?(?:most |very |so )?(?:grateful|obliged|thankful|glad|happy|keen|requesting|request|require|seek|ask) (?:for|to (?:know|have|see|learn|get))?(?: the| my)? ?(?=\w)/,
    'my ',
  ],
  [
    /^(?:my|the|our|his|her) \w+(?: \w+)? (?:ask(?:s|ed)?|wonder(?:s|ed)?|(?:is|was|keeps|kept) (?:asking|wondering)|(?:wants?|wanted|needs?|needed|would (?:like|love))(?: to (?:know|see|have))?)(?: me)? ,? ?(?:about |for )?(?=what|how|which|when|my|the)/,
    '',
  ],
  [
    / ?,? (?:expressed|stated|given|quoted|shown|rounded|answer|reply) (?:in|as|to) (?=(?:hours|minutes|km|kilometers|miles|kg|pounds|lbs|grams|liters|percent|mg|ml))/,
    ' in ',
  ],
  [
    /^(?:(?:hey|hi|hello|hm+|ugh+|oof|phew|yikes|eek|argh|gosh|oh|ah|aw|so|ok|okay|um+|uh+|er+|well|right|alright|listen|look|dude|man|mate|bro|yo|please|pls|anyway|quick (?:one|1|question)|curious|wondering|blimey|crikey|cor|sheesh|jeez|whoa|wow|goodness|good grief|and|but|also|like) (?:, )?)+/,
    '',
  ],
  [
    /^(?:i|we) (?:should|would|shall) (?:quite |really |rather )?(?:like|love|be curious|be interested) (?:to (?:know|see|learn|hear|have|be (?:told|informed|notified)(?: of)?)|in|about) /,
    '',
  ],
  [
    /^(?:can|may|might|could) i (?:please |just )?(?:ask|know|inquire|see|hear|get|have|trouble|bother)(?: you)?(?: about| for)? (?=what|how|which|when|my|the)/,
    '',
  ],
  [
    /(?: ,)? (?:fr|frfr|c ?mon|tbh|lol|lmao|haha|no judge?ment|no cap|ngl|rn|for real|come on|please and thanks?)$/,
    '',
  ],
  [/ ?,? like (?=(?:per|each|every) (?:day|night)\b)/, ' '],
  [
    /^(?:(?:(?:do you|i (?:do |quite |rather )?) ?)?fancy|care to|mind) (?:tell(?:ing)? me|showing me|knowing|seeing|hearing|finding out|a look at) (?=how|what|which|when|my|the)/,
    '',
  ],
  // "How many days did I exercise? If two workouts on one day, count only one."
  [
    /(?<=\bdays\b.*?)(?: ,)? (?:and |but )?(?:(?:if|when) )?(?:there (?:are|were) |i (?:did|do|had) )?(?:2|several|multiple|more than 1) \w+(?: \w+)? (?:on|in) (?:the )?(?:same|1|a single) day(?: ,)?(?: (?:it|they|that))?(?: should)? counts? (?:as |it |them |that )?(?:only |just )?(?:1|once|1 time)(?: day)?$/,
    '',
  ],
  [/(?<=\bdays\b.*?)(?: ,)? (?:and )?count(?:ing)? (?:each|every|the same|a) day (?:only |just )?once$/, ''],
  // "My laziest day step-wise, like how low did it go".
  [/\b(day|night|week|month) (\w+) wise\b/, '$1 for $2'],
  [
    /(?<=\b(?:[a-z]+est|best|worst)\b.*?)(?: ,)? (?:like |so |and |as in )?how (?:low|high|far|long|short|bad|good) (?:(?:was|were|is) (?:it|that|they)|did (?:it|that|they) (?:go|get|drop|fall|climb|rise|reach)(?: to| down| up)?)$/,
    '',
  ],
  [/^(?:whilst|while) (?:i|we)(?: are| am| re)? at it (?:, )?/, ''],
  [/(?: ,)? (?:let us|let|lets) say(?: ,)? /, ' '],
  [/(?: ,)? i e (?:, )?/, ' , '],
  [/(?: ,)? (?:full stop|i mean|as recorded)$/, ''],
  [
    /^(?:can|could|would|will) (?:you|u|ya) (?:please |pls |quickly |maybe |just )*(?:check|see|say|look up|work out|calculate|find out|figure out|compute|count)(?: for me)? (?=how|what|my|the)/,
    '',
  ],
  [/ ?,? (?:for me )?(?:would|could|can|will|wont) (?:ya|you|u)(?: please| kindly)?$/, ''],
  [/ ?,? (?:like|as in|i mean|meaning) (how (?:long|many|much|far)\b.*)$/, ' , $1'],
];
