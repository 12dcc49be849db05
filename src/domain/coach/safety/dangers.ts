/** Dangers that get a fixed answer, the most urgent first. */
export const DANGERS = [
  'suicide',
  'self-harm',
  'overdose',
  'chest-pain',
  'stroke',
  'severe-low',
  'ketoacidosis',
  'allergic-reaction',
  'eating-disorder',
  'pregnancy-warning',
] as const;
export type Danger = (typeof DANGERS)[number];

/** Reflexive pronouns: a person is meant, not a statistic. */
const SELF = String.raw`(?:my\s?sel(?:f|ves)|me|him\s?self|her\s?self|yourself|themsel(?:f|ves)|oneself)`;

const SIGNS: Readonly<Record<Danger, readonly RegExp[]>> = {
  suicide: [
    new RegExp(
      String.raw`\b(?:kill(?:ing|s|ed)?|end(?:ing)?|hang(?:ing)?|shoot(?:ing)?|drown(?:ing)?)\s+${SELF}\b`,
    ),
    /\bsuicid(?:e|al|es)\b|\bunalive\b/,
    // "Kms" is also kilometers.
    /^kms[ .!?]*$|\b(?:i|i'll|i'm|will|should|might|want(?: to)?|wanna|gonna|going to|about to) (?:just )?kms\b/,
    /\b(?:end(?:ing)?|tak(?:e|ing)) my (?:own )?life\b|\bend it all\b/,
    /\b(?:want|wanna|wanting|wish(?:ing)?|ready|going|trying|plan(?:ning)?|prefer|like|hoping|hope) (?:to |i (?:could|can) )?(?:just )?(?:die|be dead|not wake up|never wake up|disappear forever|not (?:be here|exist))\b/,
    /\b(?:wish|wished) i (?:was|were|am) (?:dead|never born|gone)\b|\bwish(?:ed)? i (?:had never|hadn't|was never|were never) (?:been )?born\b/,
    /\b(?:don't|dont|do not|didn't|no longer|never) (?:really )?(?:want|wanna|wish) (?:to )?(?:live|be alive|wake up|be here|exist|go on living|continue living)\b/,
    /\b(?:no (?:reason|point) (?:to|in|for me to)|not worth|can't go on|cannot go on|tired of) (?:live|living|being alive|me being alive|my life|life)\b/,
    /\b(?:can't|cant|cannot|can not) go on (?:any ?more|like this|living)\b|\blife (?:is not|isn't|isnt) worth\b|\bworth (?:it )?(?:me )?(?:being alive|living)\b/,
    /\bbetter off (?:dead|without me)\b|\bready to die\b/,
    /\b(?:jump(?:ing)?) (?:off|from) (?:a |the )?(?:bridge|building|roof)\b/,
    /\b(?:slit|slitting|slash|slashing) (?:my|your|his|her|their) (?:wrists?|throat)\b/,
    /\b(?:how|easiest|fastest|painless|best) (?:way|ways|method|methods) (?:to|of) (?:die|dying)\b|\bhow (?:do|can|to) i? ?die\b/,
  ],
  'self-harm': [
    /\bself[ -]?harm(?:ing|ed|s)?\b|\bself[ -]?injur/,
    new RegExp(
      String.raw`\b(?:hurt(?:ing)?|harm(?:ing)?|cut(?:ting)?|burn(?:ing)?|punish(?:ing)?|injur(?:e|ing)) ${SELF}\b`,
    ),
    /\b(?:burn(?:ing)?|cut(?:ting)?|carv(?:e|ing)) my (?:skin|arms?|wrists?|legs?|thighs?)\b/,
  ],
  overdose: [
    /\boverdos(?:e|ed|es|ing)\b|\bo\.?d\.?'?(?:ed|ing) on\b/,
    /\b(?:took|taken|swallowed|ate|drank|given) (?:too (?:many|much)|a (?:whole )?(?:bottle|pack|handful)|all|(?:\d{2,}|twenty|thirty|forty|fifty)) (?:of )?(?:my |the |his |her )?(?:pills?|tablets?|tylenol|paracetamol|acetaminophen|ibuprofen|insulin|bleach|medication|meds|medicine|sleeping pills|iron (?:pills|tablets)|vitamin d pills)\b/,
    /\btoo much insulin\b|\b(?:double|triple) dose of insulin\b/,
    /\b(?:drank|swallowed) (?:bleach|antifreeze|poison|detergent)\b|\b(?:been|am|was) poisoned\b/,
  ],
  'chest-pain': [
    /\b(?:chest|breastbone) (?:really |kind of )?(?:pain|pains|hurts?|hurting|pressure|tightness|ache|aches|aching|is (?:really )?(?:tight|hurting|killing me|aching)|feels? (?:very |really |so )?(?:tight|heavy|crushed))\b/,
    /\b(?:pain|pressure|tightness|crushing|squeezing|burning) (?:feeling )?(?:in|across|on) (?:my |the |his |her )?(?:left )?chest\b|\btight chest\b/,
    /\bheart attack\b(?! (?:risk|score|rates?|statistics))/,
    /\b(?:can't|cant|cannot|can not|hard to|struggling to|trouble) breath(?:e|ing)\b/,
    /\bpain (?:in|down|spreading (?:to|into)|going down) my left arm\b/,
  ],
  stroke: [
    /\b(?:having|had|have|is it|this) (?:a |an )?(?:mini )?stroke\b(?! (?:rate|count|risk))/,
    /\b(?:face|mouth|smile) (?:is |has |suddenly )?(?:drooping|droops|drooped|crooked|numb|fell)\b/,
    /\b(?:slurr(?:ed|ing)|slurred) (?:my )?(?:speech|words)\b|\bspeech (?:is |suddenly )?slurred\b|\bcan't (?:speak|talk) properly\b/,
    /\b(?:one|left|right) (?:side|arm|leg)(?: of my (?:body|face))? (?:is |has |went |suddenly )+(?:gone )?(?:numb|weak|paralyzed|paralysed|limp)\b/,
    /\bsudden(?:ly)? (?:numbness|weakness|confusion|loss of vision|lost (?:my )?vision|blind)\b|\bworst headache of my life\b/,
  ],
  'severe-low': [
    /\b(?:blood sugar|glucose|sugar|cgm|reading|bg)(?: level)?(?: is| was| at|'s| reads?| shows?| of| says)?(?: only| just| now)* (?:[1-4]?\d)(?:\.\d)? ?(?:mg\/?dl)?\b(?!\.\d)(?=.*\b(?:shak|sweat|confus|faint|dizz|pass|weak|help|now|what (?:do|should)|emergency|unconscious|seizure|can't)\w*)/,
    /\b(?:blood sugar|glucose|sugar) (?:is |has |just )*(?:crash(?:ed|ing)|dangerously low|way too low|extremely low|super low|very low and|too low and)\b/,
    /\b(?:severe(?:ly)? (?:hypo\b|hypoglyc|low (?:blood )?sugar)|hypoglyc[a-z]* (?:attack|emergency|episode|coma|seizure))/,
    /\b(?:diabetic|insulin)\b.*\b(?:unconscious|passed out|passing out|seizure|won't wake|can't wake|unresponsive)\b/,
    /\b(?:having|i'm in) a hypo\b/,
  ],
  ketoacidosis: [
    /\bketo[ -]?acidosis\b|\bdka\b/,
    /\b(?:high|large|moderate) ketones?\b.*\b(?:vomit|sick|nause|breath|thirst|confus|pain|diabet)\w*/,
    /\bfruity (?:smelling )?breath\b/,
    /\b(?:glucose|blood sugar|sugar)(?: level)?(?: is| was| at| over| above)* (?:[4-9]\d\d|1\d\d\d)\b.*\b(?:vomit|sick|nause|breath|thirst|confus|keton)\w*/,
  ],
  'allergic-reaction': [
    /\banaphyla(?:xis|ctic)\b/,
    /\b(?:throat|tongue|lips?) (?:is |are |feels? |keeps? )?(?:swelling|swollen|closing|tight)\b/,
    /\ballergic reaction\b.*\b(?:breath|throat|tongue|swell|swoll|faint)\w*/,
  ],
  'eating-disorder': [
    /\b(?:purg(?:e|ed|es|ing)|self[ -]induced vomit\w*)\b|\bmak(?:e|ing) my ?self (?:throw up|vomit|sick|puke)\b|\bmade myself (?:throw up|vomit|sick|puke)\b/,
    /\b(?:throw(?:ing)? up|vomit(?:ing)?|puk(?:e|ing)) (?:it (?:all )?(?:back )?up|after (?:eating|meals?|every meal|dinner|lunch)|my food|what i ate|to lose weight|on purpose)\b|\bbinge\b.*\b(?:vomit|throw up|puke|purge)\b|\bthrew up (?:after|what i) (?:eating|ate|dinner|lunch)?\b.*\bon purpose\b/,
    /\b(?:anorexi[ac]\w*|bulimi[ac]\w*|pro[ -]?ana\b|pro[ -]?mia\b|thinspo\w*|meanspo|bonespo)\b/,
    /\blaxatives?\b.*\b(?:weight|lose|slim|skinny|calories|eat|ate|food)\b|\b(?:weight|lose|slim|skinny|calories|ate)\b.*\blaxatives?\b/,
    /\b(?:lowest|least|fewest|minimum|little)\b[^.?!]{0,25}\b(?:i can (?:eat|get away with|survive)|can i (?:eat|get away with)|to (?:eat|survive)|eat without (?:dying|fainting)|(?:weight|calories) (?:i can|can i|without dying|before i (?:die|faint)))/,
    /\bhow (?:little|few(?: calories)?|low) can i (?:eat|go|get|survive|live)\b/,
    /\b(?:stop|keep|prevent)(?:ing)? my ?self from eating\b|\b(?:stop|avoid|quit) eating (?:completely|entirely|altogether|for (?:a|\d+|two|three|several|many) (?:whole )?(?:days?|weeks?|months?))\b/,
    /\b(?:starv(?:e|ing) my ?self|starvation (?:diet|mode to lose)|not eat(?:ing)? (?:anything )?(?:for|until) (?:\d+|two|three|four|five|several|a) (?:days|weeks?)|haven't eaten (?:anything )?(?:in|for) (?:[3-9]|\d\d+|three|four|five|six|seven|several) days)\b/,
    /\b(?:eat|eating|live on|survive on|only|diet of|plan for|have|limit\w*(?: \w+)? to|under|below)\b(?: \w+){0,3} (?:[1-7]?\d{1,2}|[1-6]00) (?:k?cal|kcals|calories|cals)(?: a| per| each)? day\b/,
    /\b(?:so skinny|ribs?|ribcage|hip ?bones?|collar ?bones?|thigh gap)\b.*\b(?:stick out|show|visible|skinny|see|gap)\b|\bthigh gap\b/,
    /\b(?:hate|disgusted by|disgusts?) (?:my (?:body|fat)|how fat|eating|myself (?:for|after|when) (?:eating|i eat))\b|\bafraid (?:of|to) (?:eat|eating|food|gain(?:ing)? (?:any )?weight)\b|\bscared (?:of|to) (?:eat|eating|food)\b/,
    /\bdon't deserve (?:to eat|food)\b|\b(?:compensate|make up|punish) .{0,25}\b(?:for (?:eating|a binge|bingeing|binging)|by (?:not eating|starving))\b|\b(?:chew(?:ing)? and spit\w*)\b/,
    /\b(?:binge(?:ing|d)?|binging) (?:every|again|all|and can't|uncontroll)|\bcan't stop (?:bingeing|binging|binge eating)\b/,
  ],
  'pregnancy-warning': [
    /\b(?:pregnan(?:t|cy)|weeks? along|trimester|expecting|my baby)\b.*\b(?:bleed(?:ing)?|spotting|cramp(?:s|ing)?|severe (?:pain|headache)|blurr(?:y|ed) vision|vision|water (?:broke|breaking)|(?:not|stopped|isn't|less|no longer) (?:feel(?:ing)? )?(?:the baby )?mov\w*|faint\w*|seizure|contractions|fever|swelling|swollen|belly pain|abdominal pain|can't keep)\b/,
    /\b(?:bleed(?:ing)?|spotting|severe (?:pain|headache)|contractions|water broke|baby (?:stopped|isn't|not|hasn't) mov\w*)\b.*\b(?:pregnan(?:t|cy)|weeks? along|trimester)\b|\bpreeclampsia symptoms\b|\bbaby (?:has )?(?:stopped|isn't|not|hasn't) mov(?:ing|ed)\b/,
  ],
};

/** Harmless uses of the same words: a workout, an exercise, a statistic. */
const HARMLESS = [
  /\bdead(?:lift|line)s?\b/g,
  /\bdying (?:for|to (?:eat|try|know))\b/g,
  /\bkill(?:ed|ing)? (?:it|my (?:workout|cravings|appetite|run))\b/g,
  /\b(?:chest|breast)(?: press| day| workout| fly| circumference)s?\b/g,
  /\b(?:breast|back|swim)\s?stroke\b|\bstroke (?:rate|count)\b|\bfree\s?style strokes?\b/g,
  /\bcutting (?:calories|carbs|sugar|down|back|weight)\b/g,
  /\bburn(?:ed|ing|s|t)?(?: (?:under|below|less|fewer|than|only|about|at|least|most))* \d+ (?:k?cals?|calories)\b/g,
];

/** Danger that a message signals; undefined for none. The message is never stored. */
export function dangerIn(question: string): Danger | undefined {
  let text = question
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’‘`´]/g, "'")
    .replace(/[\u200b-\u200f\u2060\ufeff\u00ad]/g, '')
    .replace(/\s+/g, ' ');
  for (const words of HARMLESS) text = text.replace(words, ' ');
  return DANGERS.find((danger) => SIGNS[danger].some((sign) => sign.test(text)));
}
