import type { Sign } from './sign.ts';

const MEDICINE =
  /\b(?:pills?|tablets?|capsules?|gumm(?:y(?! bears?)|ies)|vitamins?|aspirins?|ibuprofen|advil|tylenol|paracetamols?|acetaminophen|insulin|metformin|antidepressants?|ssris?|sertraline|prozac|xanax|benzos?|valium|opioids?|oxycodone|codeine|melatonin|edibles?|thc|blood thinners?|beta ?blockers?|cough syrup|nyquil|antihistamines?|benadryl|lithium|adderall|ritalin|tramadol|morphine|fentanyl|oxy|warfarin|statins?|painkillers?|sleeping pills|meds|medications?|medicines?|iron)\b/;
const TAKEN = /\b(?:took|taken|swallowed|injected|ate|eaten|drank|gave|given|had)\b/;

const POISON =
  /\b(?:bleach|antifreeze|poison|detergent|cleaning (?:fluid|products?|liquid|spray|stuff)|(?:drain|oven|toilet) cleaner|petrol|gasoline|lamp oil|white spirit|turpentine|pesticides?|weed ?killer|button batter(?:y|ies)|batter(?:y|ies)|magnets?|nicotine|vape (?:juice|liquid)|e-?liquid|(?:laundry|dishwasher|washing) (?:pods?|tablets?|liquid)|paint thinner)\b/;
const CHILD =
  /\b(?:toddler|baby|child|kids?|son|daughter|(?:grand|god)(?:son|daughter|child)|(?:\d+|one|two|three|four|five)[- ](?:year|month)s?[- ]olds?|little (?:one|boy|girl)|nephew|niece)\b/;

export const OVERDOSE: readonly Sign[] = [
  [/\bswallow(?:ed|ing)?\b/, MEDICINE, /\b(?:lots?|loads|bunch|several|many|all)\b/],
  [CHILD, /\b(?:eats|swallows|drinks|chews)\b/, MEDICINE, /\b(?:whole|bottle|pack|box|handful|all of)\b/],
  [
    /\b(?:injected|took|taken|gave)\b/,
    /\bunits\b/,
    /\b(?:instead of|by mistake|accidentally|too (?:many|much)|wrong)\b/,
  ],
  [
    /\btak(?:e|ing) all (?:of )?(?:my|the|his|her)\b/,
    MEDICINE,
    /\b(?:at once|together|in one go|same time|happens?)\b/,
  ],
  [/\b(?:drank|drunk|drinking|swallow(?:ed|ing)|ate|eaten|inhaled|licked)\b/, POISON],
  [
    CHILD,
    /\b(?:got (?:into|hold of|at)|swallowed|ate|eaten|drank|drunk|chewed)\b/,
    new RegExp(`${MEDICINE.source}|\\bsupplements?\\b`),
    /\b(?:[4-9]|\d{2,}) (?:of )?(?:\w+ ){0,2}(?:gumm\w+|vitamins?|pills?|tablets?|capsules?)\b|\b(?:got (?:into|hold of|at)|swallowed|bunch|lots?|many|whole|some of|handful|all|several|bottle|pack|(?:won't|can't|doesn't) wake|drows\w*|sleepy|floppy)\b/,
  ],
  [
    /\b(?:doubled up|doubled (?:my|the|his|her) dose|(?:took|taken|had) (?:two|2|three|3|an extra|another) doses?|(?:double|extra) dose)\b/,
    MEDICINE,
    /\b(?:light ?headed|dizz\w*|faint\w*|drows\w*|sleepy|sick|vomit\w*|shak\w*|weak|confus\w*|breath\w*|pounding|racing|worried|what (?:do|should) i do)\b/,
  ],
  /\boverdos(?:e|ed|es|ing)\b|\bo\.?d\.?'?(?:ed|ing) on\b/,
  [
    /\b(?:took|taken|swallowed|injected|gave|given)\b/,
    MEDICINE,
    /\b(?:too (?:many|much)|by mistake|accidentally|instead of|double|triple|twice (?:my|the))\b(?!.*\b(?:this|last) (?:week|month|year)\b)/,
  ],
  [
    TAKEN,
    MEDICINE,
    /\b(?:(?:whole|entire|full|half a) (?:bottle|pack|box|jar|blister)|(?:bottle|pack|box|handful) of|all (?:of )?(?:my|the|his|her))\b/,
  ],
  [
    TAKEN,
    /\b(?:\d{2,}|ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty|a hundred)(?: of)?(?: my| the| his| her)?(?: \w+)? (?:pills?|tablets?|capsules?|aspirins?|ibuprofen|advil|tylenol|paracetamols?|acetaminophen|xanax|valium|painkillers?|sleeping pills|meds)\b|\b(?:\d{2,}|ten|twelve|fifteen|twenty|thirty|forty|fifty) (?:aspirins?|ibuprofen|paracetamols?|tylenol|advil)\b/,
  ],
  [
    /\b(?:mix(?:ed|ing)?|combin(?:ed|ing)|washed down)\b/,
    /\b(?:xanax|benzos?|valium|opioids?|oxy|oxycodone|oxycontin|codeine|tramadol|morphine|fentanyl|heroin|ketamine|ghb|sleeping (?:pills|tablets)|painkillers)\b/,
    /\b(?:alcohol|vodka|wine|beers?|whiske?y|drinks|booze|gin|rum|tequila)\b/,
  ],
  [MEDICINE, /\b(?:double|triple)[ -]?dosed\b/],
  /\btoo much insulin\b|\b(?:double|triple) dose of insulin\b/,
  /\b(?:been|am|was) poisoned\b/,
  [
    /\bhow (?:many|much)\b/,
    MEDICINE,
    /\b(?:would|does|do) it take\b|\b(?:is|are|would be|'s) (?:lethal|deadly|fatal)\b/,
  ],
  [
    /\b(?:took|taken|injected|gave)\b/,
    /\b(?:insulin|meds|medications?|medicines?|antidepressants?|warfarin|heart pills|sleeping pills)\b/,
    /\b(?:twice(?! a day| daily)|someone else|(?:husband|wife|mother|father|grandma|grandpa)'s)\b/,
  ],
];

export const CHEST_PAIN: readonly Sign[] = [
  [
    /\b(?:pass(?:ed|ing)? out|faint\w*|collapsed?|black(?:ed|ing)? out)\b/,
    /\b(?:heart|pulse)\b/,
    /\b(?:racing|pounding|irregular\w*|skipping|flutter\w*|palpitations?)\b/,
  ],
  [
    /\b(?:chest|breastbone|sternum)\b/,
    /\b(?:pains?|painful|hurts?|hurting|ach(?:e|es|ing)|pressure|tight|tightness|squeez\w*|crush\w*|heavy|heaviness|burning|elephant|(?:sit|stand|stepp|press)ing on|stabbing|killing me|weight on)\b/,
  ],
  /(?<!\b(?:risk|chances?|odds|likelihood|prevent\w*) (?:of |for )?(?:having )?(?:a )?)\bheart attack\b(?! (?:risk|score|rates?|statistics|burgers?|grill|sandwich))/,
  /\b(?:can't|hard to|struggling to|trouble|difficulty|barely) breath(?:e|ing)\b(?! (?:through|out of) (?:my |the |his |her |one )?(?:nose|nostrils?|mask))|\b(?:short|shortness) of breath\b|\bgasping\b|\bcan't (?:catch|get|draw) (?:my |a |any |enough )*(?:breath|air)\b|\bfighting for (?:breath|air)\b/,
  /\b(?:lips?|face|fingertips) (?:\w+ )?(?:look\w*|are|is|turn\w*|went|gone|going) (?:\w+ )?blue\b|\bblue lips\b/,
  /\b(?:clutch|grab|hold)\w*(?: at| onto)? (?:my|his|her|their) chest\b|\bcough\w*(?: up)? blood\b/,
  [
    /\b(?:breast|ribs?|ribcage|shoulder blades?)\b/,
    /\b(?:stabbing|crushing|squeezing|sharp pain|tight\w*)\b/,
    /\b(?:breath\w*|sweat\w*|arm|jaw|faint\w*)\b/,
  ],
  [/\bpain\w*\b/, /\b(?:left arm|jaw)\b/, /\b(?:down|spread\w*|shoot\w*|going|into|chest|radiat\w*|in)\b/],
];

const SUDDEN =
  /\b(?:sudden\w*|all of a sudden|out of nowhere|one side|half of|on (?:the|my|his|her) (?:left|right) side|on one|since this morning)\b/;

export const STROKE: readonly Sign[] = [
  /\b(?:having|had|have|is it|this) (?:a |an )?(?:mini )?stroke\b(?! (?:rate|count|risk))/,
  [
    /\b(?:face|mouth|smile|cheek|eyelid)\b/,
    /\b(?:droop\w*|hang(?:s|ing)|sag(?:s|ging)|crooked|lopsided|numb|fell)\b/,
  ],
  [
    /\b(?:arms?|legs?|hands?|side|face|body|left|right)\b/,
    /\b(?:numb\w*|weak|weakness|paraly\w*|limp|can't (?:move|feel|lift)|couldn't (?:move|feel|lift))\b/,
    new RegExp(
      `${SUDDEN.source}|\\b(?:speak|speech|talk\\w*|slur\\w*)\\b|\\b(?:left|right) (?:arm|leg|hand) (?:is|has|went|feels) (?:gone )?(?:numb|weak|limp|paraly\\w*)\\b`,
    ),
  ],
  [
    SUDDEN,
    /\b(?:can't|couldn't|cannot|unable to|trouble) (?:see|speak|talk|understand|walk|find words)\b|\bblurr(?:y|ed)\b.{0,12}\beyes?\b|\b(?:blind(?:ness)?|lost (?:my |his |her )?(?:vision|sight)|loss of (?:vision|sight)|vision loss|double vision|confusion|confused|weakness|numbness)\b/,
  ],
  /\bslurr?(?:ed|ing) (?:my |his |her )?(?:speech|words)\b|\bspeech (?:is |suddenly )?slurred\b|\bcan't (?:speak|talk) properly\b/,
  [
    /\b(?:gibberish|jumbled|nonsense|not making (?:any )?sense|can't find (?:the |any |his |her |my )?words|talking funny)\b/,
    /\b(?:face|arm|mouth|sudden\w*|confus\w*|drop\w*|leg|speech|talking)\b/,
  ],
  /\b(?:lost|losing|no) (?:the |all )?(?:my |his |her )?(?:vision|sight) in (?:the|my|his|her|one)\b/,
  /\bworst headache of my life\b|\bthunderclap headache\b/,
];

const METER = /\b(?:blood sugar|glucose|sugar|cgm|reading|low alarm|low alert|bg|meter|dexcom|libre)\b/;

export const SEVERE_LOW: readonly Sign[] = [
  [
    METER,
    // Excludes times, amounts and shares; below 54 mg/dL or 3 mmol/L.
    /\b(?<!\.)(?:(?:[1-4]\d|5[0-3])(?:\.\d)?|[12]\.\d)\b(?!\.\d)(?! ?(?:%|percent|g\b|grams?|min\w*|h\b|hours?|days?|units?|weeks?|times))/,
    /\b(?:shak\w*|sweat\w*|confus\w*|faint\w*|dizz\w*|pass(?:ed|ing)? out|can't think|blurr\w*|weak|seizure|unconscious|unresponsive|help|emergency|trembl\w*|(?:can't|won't|couldn't) (?:wake|type|see|stand|focus|walk|swallow|move)|(?:barely|hardly) (?:type|see|stand|think|focus|walk|move)|out of it|woozy|dazed|spac(?:ed|ey|y)|drows\w*|clammy|slurr\w*)\b|\bwhat (?:do|should) i do\b/,
  ],
  [
    METER,
    /\b(?:says|said|reads?|reading|shows?|showing|is|just says|at|alarm\w*) (?:"|')?low\b|\burgent low\b|\blow (?:alarm|alert)\b/,
    /\b(?:shak\w*|sweat\w*|confus\w*|faint\w*|dizz\w*|trembl\w*|can't think|blurr\w*|seizure|unconscious|pass(?:ed|ing)? out)\b/,
  ],
  /\b(?:blood sugar|glucose|sugar) (?:is |has |just )*(?:crash(?:ed|ing)|dangerously low|way too low|extremely low|super low|very low and|too low and)\b/,
  /\b(?:severe(?:ly)? (?:hypo\b|hypoglyc|low (?:blood )?sugar)|hypoglyc[a-z]* (?:attack|emergency|episode|coma|seizure))/,
  /\b(?:diabetic|insulin|type (?:1|one|2|two)|t[12]d)\b.*\b(?:unconscious|passed out|passing out|seizure|(?:won't|can't|doesn't|not|hard to|barely) (?:\w+ )?(?:wake|waking|rous\w*|respond\w*)(?! (?:up )?(?:early|earlier|on time|before|at|in|for|without|easily|well|rested|refreshed|tired)\b)|unresponsive)\b/,
  /\b(?:having|i'm in) a hypo\b/,
];

const SICK =
  /\b(?:vomit\w*|throw(?:ing)? up|threw up|puk\w*|sick|nause\w*|breath\w*|thirst\w*|confus\w*|(?:stomach|belly|abdominal) pain|diabet\w*|type (?:1|one)|t1d?)\b/;

export const KETOACIDOSIS: readonly Sign[] = [
  /\bketo[ -]?acidosis\b|\bdka\b/,
  [
    /\bketones?\b/,
    /\b(?:high|large|moderate|(?:[3-9]|1\d)(?:\.\d)?)\b(?! (?:days|weeks|months|hours|readings))/,
    SICK,
  ],
  /\bfruity (?:smelling )?breath\b/,
  // On a ketogenic diet alone, the breath smells too.
  [
    /\bbreath\b.{0,15}\b(?:smell\w*|stink\w*|tastes?)\b.{0,10}\b(?:nail|acetone|pear|fruit\w*|sweet)\b/,
    /\b(?:vomit\w*|throw(?:ing)? up|threw up|diabet\w*|type (?:1|one)|t1d?|thirst\w*|confus\w*|(?:stomach|belly|abdominal) pain)\b/,
  ],
  [
    METER,
    /\b(?:[4-9]\d\d|1\d\d\d|hi|2[5-9]\.?\d?|3\d\.\d)\b(?! ?(?:kcal|calories|g\b|steps))/,
    /\b(?:vomit\w*|throw(?:ing)? up|threw up|puk\w*|nause\w*|sick|thirst\w*|confus\w*|keton\w*|breathing)\b/,
  ],
];

export const ALLERGIC_REACTION: readonly Sign[] = [
  /\banaphyla(?:xis|ctic)\b/,
  /\b(?:throat|tongue|lips?) (?:is |are |has |feels? |keeps? |seems? |getting |gets |going |start(?:s|ed|ing)? to |feels like it's )*(?:swell\w*|swoll\w*|closing|tight|big(?:ger)?|thick(?:er)?|huge|puffy)\b/,
  [
    /\b(?:face|mouth|eyes|lips?|tongue|throat|hives)\b/,
    /\b(?:swell\w*|swoll\w*|puff\w*|closing)\b/,
    /\b(?:hives|allerg\w*|breath\w*|nuts?|peanuts?|shrimp|shellfish|fish|egg|milk|sesame|bee|wasp|sting|stung|wheez\w*|antibiotics?|penicillin|medication|medicine)\b/,
  ],
  [
    /\b(?:allergic reaction|hives|(?:stung|sting|bitten) by|bee sting|wasp sting)\b/,
    /\b(?:breath\w*|throat|tongue|swell\w*|swoll\w*|faint\w*|wheez\w*)\b/,
  ],
];

const PREGNANT =
  /\b(?:pregnan(?:t|cy)|weeks? along|(?:first|second|third) trimester|expecting a baby|my baby)\b/;

export const PREGNANCY_WARNING: readonly Sign[] = [
  [
    PREGNANT,
    /\b(?:bleed(?:ing)?|spotting|cramp(?:s|ing)?|severe (?:pain|headache)|blurr(?:y|ed) vision|water (?:just )?(?:broke|breaking)|faint\w*|seizure|contractions|fever|swelling|swollen|belly pain|abdominal pain|can't keep)\b/,
  ],
  [
    /\bbaby\b/,
    /\b(?:not|stopped|isn't|hasn't|haven't|didn't|less|hardly|barely|no longer|can't feel)\b.{0,25}\b(?:mov\w*|kick\w*)\b|\bmov(?:es|ing) (?:much )?less\b/,
  ],
  [PREGNANT, /\b(?:no|less|reduced|decreased|fewer) (?:fetal |baby )?(?:movements?|kicks?)\b/],
  /\bmy waters? (?:just |have |has )?(?:broke|broken)\b(?! (?:my|the) fast)/,
  /\bpreeclampsia symptoms\b/,
];

export const PREGNANCY_DIET: readonly Sign[] = [
  [
    PREGNANT,
    /\b(?:\d+[- ]h(?:ou)?rs? fast|fast(?:ing)?(?! (?:glucose|blood|sugar|insulin|value|level|plasma))|lose (?:weight|\d+)|losing weight|cut(?:ting)? (?:calories|carbs|(?:down |back )?to \d{3,4})|(?:[3-9]\d\d|1[0-4]\d\d) (?:k?cals?|calories)|calorie deficit|keto|crash diet|diet pills)\b/,
    /\b(?:can|could|should|may|safe|okay|ok|how|want|start|help|going|allowed|i)\b/,
  ],
];
