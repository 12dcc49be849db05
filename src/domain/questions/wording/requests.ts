/** Verbs that request a figure, rather than change, predict or explain it. */
const GIVE =
  'tell|give|furnish|enumerate|show|share|supply|provide|present|produce|generate|return|retrieve|fetch|grab|get|bring|pull|dig|look|find|search|figure|work|compute|calculate|calc|crunch|run|determine|derive|deduce|extract|obtain|establish|ascertain|identify|pinpoint|spot|isolate|check|verify|confirm|double check|report|state|name|list|print|output|display|say|read|reveal|disclose|divulge|enlighten|inform|advise|update|brief|notify|remind|fill|clue|hit|walk|talk|take|hand|pass|send|throw|toss|shoot|lay|spell|break|summarize|quantify|tabulate|evaluate|assess|gauge|measure|estimate|approximate|know|hear|see|learn|discover|view|understand|review|examine|inspect|analyze|compile|collect|gather|call|put|write|note|locate|help|let|have|be|express|describe|specify|indicate|point|go|finding|knowing|seeing|hearing|getting|telling|giving|showing|sharing|checking|calculating|computing|pulling|looking|learning|working|running|figuring|digging';
const PARTICLES =
  'me|us|you|up|out|back|over|down|off|together|through|in|into|on|at|to|for|with|from|about|of|along|down as|as|please|kindly|quickly|real quick|now|then|just|simply|again|only|exactly|precisely|and|a|an|any|some|quick|rough|brief|the (?:numbers?|math|maths|figures?|stats?|statistics?|data|calculations?|records?|logs?|value|result|answer)|numbers?|stats?|figures?|value for|a (?:number|value|figure|quick (?:look|summary|check)) (?:for|of|on|at)|my (?:data|records?|logs?|history|stats|numbers)|what (?:was|is|were|are|would be|has been)|it|know|see|give|tell|find|figure|understand|work|compute|calculate|out of';
const POLITE =
  'please|kindly|just|quickly|quick|maybe|perhaps|possibly|also|now|then|so|hey|hi|ok|okay|go ahead and|try to|be able to|manage to|to|and|actually|really|simply|either|ever';
const MODAL = [
  'i (?:should|would|shall|will|had)(?: be)? (?:most |very |much |greatly |so )?(?:obliged|grateful|thankful|appreciative|indebted)(?: (?:if|were) you (?:would|could|to|might|can|told|gave|showed))?',
  '(?:can|could|would|will|may|might|shall) (?:you|u|i|we)(?: all| guys)?(?: please)?(?: mind| like| care| kindly| possibly| perhaps| be able| be so (?:kind|good) as| be willing| happen)?',
  '(?:would|do) you mind|mind|are you able|is it possible|is there (?:a|any) way|any (?:chance|way|idea)(?: (?:you|i|we|on|of|about|what|as)(?: (?:can|could|to))?)?|care',
  '(?:do|would|did) you (?:happen )?(?:to )?(?:know|have|remember|recall|see|think)',
  'i (?:had|would|should|shall|will|do|am|was|will|just|really|only)? ?(?:really |just |only |quite |very )?(?:need|want|like|love|wish|hope|appreciate|prefer|after|looking|trying|hoping|wondering|curious|interested|keen|eager|asking|seeking|searching|dying|be (?:interested|curious|keen|happy|glad|grateful|thankful|delighted|nice))(?: (?:it )?if (?:you|i) (?:could|can|would))?(?: you)?',
  'it would be (?:great|nice|good|helpful|lovely|awesome|cool|useful|interesting)(?: if (?:you|i) (?:could|can|would))?',
  'would it be (?:possible|ok|okay|fine|alright|too much)(?: for you)?(?: if)?',
  'let(?: us|s| me)?|help(?: me| us)?|got|here|what (?:can|could|do|would) (?:you|my (?:records?|data|logs?|tracker|stats|history)) (?:say|tell|show|give|have|put)(?: me| us)?|how would you (?:put|state|express|describe|give|sum up)|we (?:need|want)|my (?:request|question|query) is|the question is|question',
].join('|');
/** The object of a request starts here. */
const ASKED =
  'my|the|what|how|which|when|on|average|avg|mean|median|typical|total|sum|combined|maximum|max|minimum|min|highest|lowest|most|fewest|least|longest|shortest|number|count|percentage|percent|share|proportion|standard|sd|std|variance|hrv|rhr|rem|steps|sleep|whether|each|weekly|monthly|daily|nightly|usual|largest|smallest|biggest|greatest|top|cumulative|day|variability|fastest|slowest|best|range|overall|arithmetic|everything';
const REQUEST = new RegExp(
  `^(?!share of|number of|measure)(?:(?:${POLITE}) )*(?:(?:${MODAL})(?: (?:${POLITE}|${PARTICLES}))* (?:(?:${GIVE})(?: (?:${PARTICLES}|${POLITE}))* )*|(?:${GIVE})(?: (?:${PARTICLES}|${POLITE}))* )(?:(?:was|is|were|are) )?(?=(?:${ASKED})\\b)(?!when )`,
);
/** "On weekends give me my average sleep": the request starts after the days. */
const LATE =
  /^((?:on|for|during|in|over|across|when|after|considering) .+?)(?<! ,) (?=(?:(?:can|could|would|will) you )?(?:please )?(?:give|tell|show) me\b)/;
/** Words at the end that only repeat the request. */
const CLOSING =
  / ?,? (?:what (?:was|is|were|would|does|did) (?:it|that|they)(?: (?:be|come to|come out to|look like|equal|amount to))?|(?:came?|comes|works?|worked|adds?|added|amounts?|amounted) (?:out |up )?(?:to|at) what|is (?:it )?(?:what|how much)|in (?:numbers|figures|digits|a number|1 number)|as a (?:number|figure)|(?:please )?(?:tell|give|show) me|right|correct|thanks|please|pls|plz|thx)$/;

/** Asides that change nothing, anywhere in a question. */
const ASIDES =
  / ?,? \b(?:if any(?: at all)?(?= ,|$)|as (?:that|this|the) (?:expression|term|phrase|word) (?:is|was) (?:\w+ly )?(?:understood|used|defined|meant)|for the avoidance of (?:any |all )?doubt(?: as to (?:the )?(?:my )?\w+)?|(?:in)?so ?far as (?:my|the|your) (?:records?|data|logs?|diary|tracker) (?:permits?|allows?|shows?|goes?|go|reach|reaches)|(?:stands?|standing|is|was|were) (?:recorded|logged|registered|entered|noted) (?:against|under|to|beside) my name|and (?:to |for |of |on )?(?:no|none) (?:other (?:activity|activities|ones?|days?)|others?)|and (?:on )?(?:only )?(?:those|these) (?:days|nights|ones)(?: only| alone)(?= ,))(?=$| )(?: ,(?! (?:what|how|which|when|on what)\b))?/g;

/** Removes the request around a question, which may follow a condition: "on weekends, could you dig up my average sleep". */
export const withoutRequest = (text: string): string =>
  ` ${text}`
    .replace(ASIDES, '')
    .replace(/^[ ,]+/, '')
    .replace(LATE, '$1 , ')
    .split(' , ')
    .map((part) => part.replace(REQUEST, ''))
    .join(' , ')
    .replace(CLOSING, '');
