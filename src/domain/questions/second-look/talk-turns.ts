import { MONTH } from '#domain/questions/times/calendar-dates.ts';

const ASKS = '(?=(?:how|what|which|when|on|in|my|the|total|average|mean|median|longest|highest|lowest)\\b)';

/** How people talk around a question, and what they call a figure, in words that the grammar knows. */
export const TALK_TURNS: readonly (readonly [RegExp, string])[] = [
  [
    /(?: ,)? (?:fr|frfr|c ?mon|tbh|lol|lmao|haha|no judge?ment|no cap|ngl|rn|for real|come on|please and thanks?)$/,
    '',
  ],
  [new RegExp(`^(?:(?:ok|okay|but|so|and|like|um|uh|hey|yo|well) (?:, )?)+${ASKS}`), ''],
  [/^(?:might|may|could|can) i (?:please )?(?:trouble|bother) you for /, ''],
  [/^i (?:would|should) (?:like|love|wish) to be (?:informed|told|notified) (?:of|about) /, ''],
  [/^(?:i )?(?:fancy|am keen on|would love) knowing /, ''],
  [/^(?:kindly |please )?(?:provide|supply|state|furnish|report)(?: me)?(?: with)? (?=my |the )/, ''],
  [/ ?,? like (?=(?:per|each|every) (?:day|night)\b)/, ' '],
  [/(?: ,)? ?(?:\( ?)?since \w+ , (?:say |let us say |i e )?(?=since )/, ' '],
  [/ of the (?:summer|spring|autumn|fall|winter|season)(?: ,)? (?=\(? ?since )/, ' '],
  [/(?: ,)? by time$/, ' by duration'],
  [
    / (?:across|over|for|during|in) (?:the |my |both )?(?:cgm|sensor) (?:period|wear|phase|weeks)(?: ,)?(?= (?:from )?\d)/,
    '',
  ],
  [/ ?,? as (?:a )?(?:percent|percentage|share) of (?:the |all |my )?readings$/, ' in percent'],
  [
    /(?: ,)? ?(?:of |on )?(?:the )?days (?:with entries|(?:that |when |where )?i (?:wrote|logged|tracked|recorded|noted)(?: it)?(?: down)?)$/,
    '',
  ],
  [/ on (?:my|the) (?:log|diary|journal)\b/, ''],
  [/\bleft in (?:my|the) tank\b/, 'left'],
  [/(?<=\bi )(?:downed|scoffed|demolished|devoured|polished off|put away|guzzled|wolfed)\b/, 'had'],
  [/ i have (?:ever )?(?:seen|had|recorded|managed)(?: so far)?$/, ''],
  [/ ?[-–—,:] ?(?:so )?what (?:is|was) (?:the|that) (?:delta|difference|gap)$/, ' , difference'],
  [/\b(days|nights) with an? ([\w ]+?) (?:value|measurement|entry)\b/, '$1 with $2'],
  [/\b(?:fully|completely) (?:logged|recorded|tracked) days\b/, 'complete days'],
  [/ , (?:every|any|all) (?:workout|exercise|activity) (?:types?|kinds?)(?= ,|$)/, ''],
  [/\bbest (?=vo2)/, 'highest '],
  [/ , (?:monday|the first|the 1st) (?:through|to|until) (?:today|now)$/, ''],
  [/^(?:bottom line|volume check|in short|short version) ?[,:] /, ''],
  // What a figure is called.
  [/\b(glucose|sugar|hemoglobin|ferritin|vitamin d) concentrations?\b/, '$1'],
  [/(?<!\b(?:how many|number of|count of|n) )\b(?:body )?weight measurements?\b/, 'weight'],
  [/ (?:figure|value|number|result)s? (?=(?:from|in|on|at) (?:the |my )?(?:last|latest|\d|first))/, ' '],
  [/\b(?:from|in|on) the (\d{4}-\d{2}-\d{2}) (?:panel|test|draw|labs?|bloods?)\b/, 'on $1'],
  [new RegExp(`^([\\w ]+?) , ((?:${MONTH}) \\d{4}) (?:panel|test|draw|labs?|bloods?)$`), '$1 in $2'],
  [/\b(?:analysis|analyses) of (?:the )?blood\b/, 'blood test'],
  [
    / delta between the (?:two|2) times (?:it|they) (?:was|were) (?:measured|tested|taken|checked)$/,
    ' change all time',
  ],
  [
    new RegExp(
      `^(?:my )?([\\w ]+?) , (?:is it |has it gone |did it go )?up or down since (?:the |my )?((?:${MONTH})(?: \\d{4})?) (?:panel|test|draw|labs?|bloods?)(?: ,)? (?:and )?by how much$`,
    ),
    'change in $1 since $2',
  ],
  // "Did my ALT improve, what is the latest number", "is my fat bad? average per day".
  [
    /^(?:is|are|was|were|has|have|did|does) my ([\w ]+?) (?:bad|good|ok|okay|fine|high|low|normal|healthy|improved?|better|worse|gone (?:up|down)) , (?:and )?(?:what (?:is|was) )?(?:the |my |its )?(average|mean|median|latest|last|highest|lowest)(?: (?:number|value|figure|result|1))?(.*)$/,
    'my $2 $1$3',
  ],
  [
    /^in which day i have (\w+) the (most|least) (\w+)(?: and how much it was)?$/,
    'what is the $2 $3 i $1 in a day',
  ],
  [/\bovernight (?=.*\b(?:midnight|\d+ ?(?:am|pm))\b)/, ''],
  [/ ?,? like i (?:always |keep |kept )?(?:tell|telling|told|promise|promised) .+$/, ''],
  [/^n (?=(?:of )?(?:fasts|weigh ins|days|nights)\b)/, 'number of '],
  [/^number of of /, 'number of '],
];
