import { PRESSURE_LIMITS } from '#domain/vitals/blood-pressure.ts';
import type { Sign } from './sign.ts';

/** A fast, or an intake as low as one. */
const FASTING =
  /\b(?:fasting(?! (?:glucose|blood|sugars?|insulin))|fasted|(?:water|dry|h|hours?|hrs?|\d+ ?h|days?|my|a|this|the|long|extended|prolonged|juice) fast(?! (?:food|run|ride|walk|pace|laps?|miles?|km|sprint|heart|pulse|car|set))|\d+ ?(?:h|hrs?|hours?) in\b(?! (?:bed|the gym|a car|total))|(?:only|just|nothing but) (?:water|broth|juice)|(?:water|juice|broth|liquids?) only|ramadan|cleanse|omad|starv\w*|(?:no|without|any) (?:food|eating)|(?:not|haven't|hasn't|barely|hardly|didn't) (?:been )?eat\w*|(?:ate|eat\w*|eaten) (?:nothing|next to nothing|barely|almost nothing)|nothing to eat|(?:[1-7]\d{2}|8[0-4]\d) ?(?:k?cals?|calories)(?! (?:burn\w*|workout|run|meal|deficit|short|left)))\b/;
const COLLAPSE =
  /\b(?:faint(?:ed|ing|s)?(?![- ]?heart)|pass(?:ed|es|ing)? out|black(?:ed|ing|s)? ?out|collaps\w*|(?:went|goes|going|turns) (?:all )?(?:black|dark)|legs (?:gave|give|giving) (?:out|way|up)|fell over|woke up on the (?:\w+ )?floor|(?:doesn't|don't|didn't) know (?:what day|where|who)|hallucinat\w*|seizure|confus(?:ed|ion)|disorient\w*|can't (?:think|see|stand|speak|walk|get up)|palpitations?|slurr\w*)\b|\b(?:heart|pulse)\b(?! rate)(?: \w+){0,3} (?:rac(?:ing|es?)|pound\w*|skip\w*|flutter\w*|flip\w*|flop\w*|irregular\w*|jump\w*|thump\w*|miss\w*|hammer\w*|all over|weird)\b|\b(?:skip\w*|irregular|miss\w*|extra) (?:heart ?)?beats?\b/;

/** Fainting, palpitations or confusion while eating little or nothing. */
export const FAST_COLLAPSE: readonly Sign[] = [
  [
    FASTING,
    COLLAPSE,
    /\b(?:i|i'm|i've|my|me|he|he's|hes|she|she's|shes|his|her|husband|hubby|wife|push|keep going)\b/,
  ],
];

const URINE = String.raw`(?:pee(?:s|ing|d)?|piss(?:ing|ed)?|wee|weeing|urine|urinat\w*)`;
const COLA = String.raw`(?:brown\w*|rust\w*|black|maroon|red(?:dish)?(?! (?:wine|meat|bull|beet))|blood\w*|(?:cola|coke|coca|tea|coffee|cocoa|pepsi|port|soy sauce|root beer|mahogany)(?:[ -]?(?:colou?r\w*|like|ish))|(?:like|(?:dark|black|brown) as|colou?r of) (?:\w+ )?(?:cola|coke|coca|tea|coffee|cocoa|pepsi|root beer|soy sauce|port|rust|mud|wine))`;
const DARK = String.raw`(?:${COLA}|(?:super |very |really |so |weirdly )?dark(?! yellow))`;
const near = (color: string): RegExp =>
  new RegExp(`\\b${URINE}\\b.{0,35}\\b${color}|\\b${color}.{0,20}\\b${URINE}\\b`);
const NO_BEETS = /^(?!.*\b(?:beet\w*|b[ -]?vitamins?|blackberr\w*|rhubarb|period)\b)/;
const EXERTION =
  /\b(?:murph|wods?|cross ?fit|marathon|ultra|triathlon|iron ?man|hyrox|boot ?camp|spin(?:ning)?|pull[ -]?ups?|push[ -]?ups?|squats?|lunges|(?:leg|arm|chest|back) day|work ?outs?|work(?:ed|ing) out|train(?:ed|ing)|gym|exercis\w*|ran|runs?|running|race|lift(?:ed|ing)|hik(?:e|ed|ing)|march|drills?|reps|session|class|rides?|riding|cycl\w*|bik(?:e|ed|ing)|swim\w*|swam|rowed|rowing|climb\w*|burpees?|challenge|miles?|football|match|ski\w*|sprints?|deadlifts?|kettlebells?|practice|mudder|spartan|obstacle)\b/;
const MUSCLE =
  /\b(?:muscles?|arms?|legs?|thighs?|quads?|calf|calves|glutes|hamstrings?|biceps?|triceps?|forearms?|shoulders?|back|body)\b/;
const INJURED =
  /\b(?:sw(?:ollen|ell\w*|elled)|huge|balloon\w*|puff\w*|rock hard|hard as|sor(?:e|er|est)|pain\w*|hurt\w*|ach(?:e|es|ing|y)|kill(?:ing|s)|weak\w*|stiff\w*|tender|cramp\w*|wrecked|destroyed|can't (?:\w+ )?(?:bend|straighten|move|lift|walk|raise|extend|stand))\b/;

/** Dark urine with sore, swollen or weak muscles after hard exercise. */
export const MUSCLE_BREAKDOWN: readonly Sign[] = [
  /\b(?:do i have|have i got|could (?:this|it|i) (?:be|have)|(?:think|worried|afraid) (?:i|it|this|about)|is (?:this|it)|might be|i have|i've got)\b.{0,25}\brhabdo(?:myolysis)?\b/,
  [near(COLA), EXERTION, NO_BEETS],
  [near(DARK), MUSCLE, INJURED, NO_BEETS],
];

const { systolicMmhg: TOP, diastolicMmhg: BOTTOM } = PRESSURE_LIMITS.crisis;
/** Numbers from one to another, as a pattern. */
const numbers = (from: number, to: number): string =>
  `(?:${Array.from({ length: to - from + 1 }, (_, at) => from + at).join('|')})`;
const HIGH_TOP = numbers(TOP, 289);
const HIGH_BOTTOM = numbers(BOTTOM, 169);

/** A crisis by the top number over anything, or by the bottom number. */
const CRISIS_PAIR = String.raw`(?<![\d/.])(?:${HIGH_TOP} ?(?:\/|over|on|-) ?(?:[5-9]\d|1\d\d)|${numbers(120, TOP - 1)} ?(?:\/|over|on) ?${HIGH_BOTTOM})(?![\d/]| ?(?:lbs?|pounds|kgs?|kcal|cal\w*|steps|g\b|grams|mg|ml|km|cm|reps|points|meals|days|min))`;
/** A reading of the past, or a question of knowledge. */
const NOT_NOW =
  /^(?!.*\b(?:used to be|years? ago|last (?:year|summer|winter)|months? ago|back (?:in|then)|(?:down|came|dropped|went|lowered|improved|got it) (?:down )?from|before (?:the |my |i )?(?:meds|pills|medication|tablets|diet|started|lost)|in (?:19|20)\d\d|what (?:does|is considered|counts as|would)|what's considered|mean(?:s|ing)?\b|considered|isn't|is not|not|never|movie|episode)\b)/;
const GAUGED =
  /\b(?:bp|pressures?|systolic|diastolic|cuff|omron|monitor|machine|read(?:s|ing|ings)?|measur\w*|hypertens\w*|mm ?hg|pharmacy|nurse|headache|head|nosebleed|vision|dizzy|medication|meds|tablets|pills)\b/;

/** Words between what is measured and its value. */
const AT = String.raw`(?: (?:reading|is|was|has been|stays|of|at|now|today|just|hit|says|reads|shows|around|about|over|above|still|up|to|my|number|went)){0,5} `;

/** A blood pressure that needs care today, with or without symptoms. */
export const HIGH_PRESSURE: readonly Sign[] = [
  [new RegExp(CRISIS_PAIR), GAUGED, NOT_NOW],
  [
    new RegExp(
      String.raw`\b${HIGH_TOP} over ${numbers(90, 159)}\b(?! ?(?:lbs?|pounds|kgs?|kcal|calories|steps|g\b|grams|reps))`,
    ),
    NOT_NOW,
  ],
  new RegExp(
    `^\\W*(?:(?:help|hi|hey|it's|its|it is|i'm at|i am at|i got|got|just got|now|today|at|still|log|is|was|this morning|i had|have)\\W+)*${CRISIS_PAIR}\\W*(?:(?:now|today|this morning|just now|help|again|is that|is this|bad|ok|okay|normal|dangerous|what do i do|what now|should i worry|too high|and i feel fine|log it|log that|twice)\\W*)*$`,
  ),
  [
    new RegExp(
      String.raw`\b(?:systolic|top number|upper (?:number|value)|bp|pressure)${AT}${HIGH_TOP}\b(?! ?(?:\/|over|lbs?|kg|days|readings))|\b(?:diastolic|bottom number|lower (?:number|value))${AT}${HIGH_BOTTOM}\b(?! (?:days|readings))`,
    ),
    NOT_NOW,
  ],
];

/** Own pregnancy, known or feared; not one that is planned or ruled out. */
const EXPECTING =
  /(?<!\b(?:not|get|getting|become|becoming|isn't|never|without being|if i were|plan\w* to be) )\b(?:pregnant|preggo|prego|preg)\b|\b\d+ ?w(?:ee)?ks? (?:along|gone|preg\w*)\b|\b\d+ ?w(?:ee)?ks?\b(?=.*\b(?:ob|ob-?gyn|midwife|ultrasound|prenatal|due date)\b)|\b(?:first|second|third|1st|2nd|3rd) trimester\b|\b(?:i'm|we're|i am|we are|she's|is|found out|be) (?:also )?expecting\b(?! (?:a (?:delivery|package|parcel)|results|guests|to|my))|^(?!.*\b(?:covid|flu|strep|corona|lyme|hiv|drug|tb)\b).*(?:\bpositive (?:pregnancy |home )?tests?\b|\btest(?:ed|s)?(?: \w+){0,4} positive\b|\b(?:two|2) (?:pink )?lines\b|\bbfp\b)|\bmy (?:unborn )?(?:pregnancy|fetus|bump)\b/;
/** Medications with a known or feared harm to the unborn, or that are risky to stop. */
const HARMFUL =
  /\b(?:\w*tretinoin|acitretin|ro?accutane|accutane|claravis|absorica|retin-?a|retinoids?|methotrexate|mtx|leflunomide|arava|mycophenolate|cellcept|thalidomide|valpro\w*|depakote|epilim|depakine|carbamazepine|tegretol|phenytoin|dilantin|topiramate|topamax|phenobarbital|anti-?epileptics?|epilepsy (?:meds?|medication|drugs?|pills?|tablets?)|seizure (?:meds?|medication|pills?)|lithium|warfarin|coumadin|eliquis|apixaban|xarelto|rivaroxaban|dabigatran|blood thinners?|(?!april)\w+pril|ace inhibitors?|\w+sartan|arbs?|(?:blood pressure|bp) (?:meds?|medications?|pills?|tablets?|medicine)|\w*statins?|lipitor|crestor|zocor|spironolactone|aldactone|finasteride|propecia|dutasteride|avodart|misoprostol|doxycycline|minocycline|tetracycline|fluconazole|methimazole|carbimazole|thiamazole|ibuprofen|advil|nurofen|motrin|naproxen|aleve|diclofenac|voltaren|nsaids?|semaglutide|ozempic|wegovy|rybelsus|tirzepatide|mounjaro|zepbound|liraglutide|saxenda|\w+gliflozin|jardiance|farxiga|testosterone|chemo\w*|letrozole|tamoxifen|paroxetine|paxil|benzos?|benzodiazepines?|xanax|acne (?:meds?|medication|pills?|tablets?)|(?:my )?(?:meds|medications?) (?:says?|label|leaflet|box))\b/;

/** Pregnancy on a medication that can harm it. */
export const PREGNANCY_MEDICINE: readonly Sign[] = [[EXPECTING, HARMFUL]];
