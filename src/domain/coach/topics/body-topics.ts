import {
  statedGlucoseWarning,
  statedMgdl,
  statedTemperatureWarning,
} from '#domain/coach/judgment/stated-warning.ts';
import { VERY_HIGH_MGDL } from '#domain/glucose/judge-reading.ts';
import { BAND_LIMITS_MGDL } from '#domain/glucose/time-in-bands.ts';
import { average, CALORIES, FIBER, PROTEIN, SLEEP, type Topic } from './topic.ts';

const PART =
  '(?:knees?|back|shoulders?|ankles?|hips?|shins?|foot|feet|heels?|hamstrings?|cal(?:f|ves)|achilles|wrists?|elbows?|neck|groin|quads?|ribs?|muscles?|tendons?)';

/** A glucose reading that is only named. */
const READING =
  /^(?:my |log (?:my )?)?(?:glucose|blood sugar|sugar|bg|blood glucose)(?: (?:is|was|at|of|reading|now|level))* \d{2,3}(?:\.\d)?\b(?!.*\b(?:average|how (?:many|much|often)|below|above|under|over|days)\b)/;

/** "What should my sugar be two hours after eating?", "how low is too low for blood sugar" */
const USUAL_GLUCOSE = [
  /\bwhat should (?:my |a |your |the )?(?:\w+ )?(?:blood )?(?:sugars?|glucose)(?: levels?)?\b.*\bbe\b/,
  /\b(?:how|too|what(?:'s| is)) (?:low|high)\b.*\btoo (?:low|high)\b.*\b(?:blood )?(?:sugars?|glucose)\b/,
  /\b(?:what(?:'s| is)|whats) (?:an? |the |considered )*(?:normal|good|healthy|ideal|usual|low|high) (?:\w+ )?(?:blood )?(?:sugar|glucose)(?: (?:level|reading|range|number))?\b/,
];

/** "A fever of 104" */
const FEVER = /\b(?:fever|temp(?:erature)?)(?: (?:of|is|at|around|about|over|hit))* (\d{2,3}(?:\.\d)?)\b/;

/** Limits of a reading, mg/dL. */
const { low, high } = BAND_LIMITS_MGDL;
const LIMITS = { low, fasting: 99, afterMeal: 140, high, veryHigh: VERY_HIGH_MGDL } as const;

const numberIn = (text: string): number => Number(/\d{1,3}(?:\.\d)?/.exec(text)?.[0]);

/** What a reading means at first glance. */
function readingTitle(text: string): string {
  const value = statedMgdl(numberIn(text));
  if (value < LIMITS.low) return 'That’s low';
  const isAfter = /\b(?:after|post|later|following|had|ate)\b/.test(text);
  if (value <= (isAfter ? LIMITS.afterMeal : LIMITS.fasting)) return 'In the usual range';
  if (value <= LIMITS.high)
    return isAfter ? 'A little above the usual range' : 'High before a meal, but it may be fine after one';
  return value <= LIMITS.veryHigh ? 'Higher than it should be' : 'Very high';
}

/** How the body feels, and what usually helps. */
export const BODY_TOPICS: readonly Topic[] = [
  {
    key: 'glucose-reading',
    signs: [READING, ...USUAL_GLUCOSE],
    titleFor: (text) => (READING.test(text) ? readingTitle(text) : undefined),
    warningFor: (text, unit) => (READING.test(text) ? statedGlucoseWarning(numberIn(text), unit) : undefined),
    title: 'How to read it',
    answersFirst: true,
    paragraphs: [
      'If you don’t have diabetes and aren’t pregnant, the usual range is 70 to 99 mg/dL (3.9 to 5.5 mmol/L) after an overnight fast. Two hours after you start a meal, it’s below 140 mg/dL (7.8 mmol/L). If you have diabetes, the usual goal is below 180 mg/dL (10 mmol/L) after meals, but follow the targets you and your doctor have set. If you haven’t been diagnosed with diabetes, show a doctor any reading above 200 mg/dL (11.1 mmol/L).',
      'If you’re below 70 mg/dL (3.9 mmol/L) and have symptoms, have 15 g of fast-acting carbs. If you’re above 300 mg/dL (16.7 mmol/L) twice in a row, call a doctor today. To log a reading, tell me its number: “Log glucose 104.”',
    ],
    facts: [average('glucoseMgdl', 'Your glucose averaged # in the last 14 days.')],
    links: [['Open glucose', 'glucose']],
    next: ['Which foods spike my glucose?'],
  },
  {
    key: 'injury',
    signs: [
      new RegExp(
        `\\b${PART}\\b.*\\b(?:hurts?|hurting|pain\\w*|sore|aches?|aching|injur\\w+|swollen|stiff|acting up|flar(?:e|ed|ing) up|bothering)\\b`,
      ),
      new RegExp(
        `\\b(?:pulled|tweaked|sprained|twisted|strained|injured|hurt|tore|rolled|threw out|put out) (?:my|a) (?:\\w+ )?${PART}\\b`,
      ),
      /\b(?:i'm|i am|got|have an?) (?:injur(?:ed|y)|running injury|tendon\w+|shin splints)\b/,
    ],
    title: 'Skip what hurts',
    paragraphs: [
      'I can’t tell what’s causing it. Train around it for now: stop anything that hurts, and switch to something that doesn’t, such as cycling, swimming or training the rest of your body. Ease back in once everyday movements no longer hurt.',
      'See a doctor or physical therapist if you can’t put weight on it, if it’s swollen or numb, or if it locks up. Do the same if it hurts at rest, or isn’t better in a week or two. Back pain with numbness between your legs, weak legs or bladder trouble is an emergency.',
    ],
    facts: [
      {
        query: { metric: 'workoutMinutes', aggregate: 'sum', window: { kind: 'last-days', days: 7 } },
        words: 'You worked out for # in the last seven days.',
      },
      {
        query: { metric: 'workoutMinutes', aggregate: 'sum', window: { kind: 'last-days', days: 28 } },
        words: 'Over the last four weeks, you worked out for # in total.',
      },
    ],
    links: [['Open movement', 'movement']],
    next: ['How many minutes did I work out last week?'],
  },
  {
    key: 'hunger',
    signs: [
      [
        /\b(?:starving|hungry|hunger|ravenous|famished|never (?:feel )?full|appetite)\b/,
        /^(?:i'm|im|i am|i feel|feeling|i get)\b|\b(?:always|all the time|constantly|all day|why|help|between meals|after (?:eating|meals|dinner|lunch)|never|what (?:can|should|do))\b/,
      ],
    ],
    not: /\b(?:lost|no|loss of) (?:my )?appetite\b/,
    title: 'What could be making you hungry',
    paragraphs: [
      'The usual causes are too few calories, too little protein or fiber, and too little sleep. For most people, it helps to have protein at each meal, eat vegetables, beans and whole grains, and get enough sleep.',
      'See a doctor if you’re also very thirsty, go to the bathroom a lot, or lose weight without trying.',
    ],
    facts: [CALORIES, PROTEIN, FIBER, SLEEP],
    showsLeft: true,
    links: [['See your goals', 'goals']],
    sources: [{ name: 'Leidy 2015, protein and fullness', url: 'https://doi.org/10.3945/ajcn.114.084038' }],
    next: ['What is a healthy snack under 200 calories?', 'What are my main sources of protein?'],
  },
  {
    key: 'craving',
    signs: [
      /\bcrav(?:e|es|ing|ings)\b|\b(?:stop|quit|cut out|give up|resist|get off|avoid) (?:eating |having |drinking |buying )?(?:so (?:much|many) |all )?(?:sweets|sugar|chocolate|candy|junk(?: food)?|ice cream|desserts?|soda|cookies|chips|fast food)\b|\bsweet tooth\b|\bdying for (?:some |a |an )?\w+$|\b(?:can't|cannot) (?:resist|stop eating|stop thinking about)\b/,
    ],
    title: 'It’s OK to have some',
    paragraphs: [
      'A craving often passes if you wait a bit or do something else. If it doesn’t, serve yourself a portion, sit down and enjoy it. One treat won’t set you back.',
      'If you have cravings every day, check whether you’re eating enough and getting enough sleep. Skipping meals and sleeping too little make cravings stronger.',
    ],
    facts: [CALORIES, PROTEIN, average('addedSugarsG', '# of added sugar a day'), SLEEP],
    showsLeft: true,
    links: [['See your goals', 'goals']],
    next: ['What is a healthy snack under 200 calories?'],
  },
  {
    key: 'bad-night',
    signs: [
      /\b(?:slept|sleep|sleeping|night)\b.*\b(?:bad(?:ly)?|crap(?:py)?|terribl[ey]|awful(?:ly)?|poor(?:ly)?|horribl[ey]|rough|shit(?:ty)?|hardly|barely)\b/,
      /\b(?:bad|terrible|awful|rough|poor|short|sleepless|crap(?:py)?) (?:night|sleep)\b/,
      /\b(?:didn't|couldn't|can't|cannot|cant|could not|did not) (?:really )?(?:fall a?sleep|sleep|get (?:to|any) sleep|stay asleep)\b|\binsomnia\b|\ball[- ]?nighter\b|\b(?:no|zero|without any) sleep (?:last night|at all)\b|\b(?:awake|up) (?:all|half the) night\b|\bkeep waking up\b/,
    ],
    not: /\b(?:average|how (?:much|many|long|often)|score|compar\w+|correlat\w+)\b/,
    title: 'Sorry you slept badly',
    paragraphs: [
      'A bad night now and then is normal. Get up at your usual time, get daylight in the morning, have your last coffee before noon, and keep any nap under 30 minutes. Tonight, dim the lights an hour before bed. If you can’t fall asleep, get up for a while and go back to bed when you’re sleepy.',
      'If this happens three nights a week for months, ask your doctor about cognitive behavioral therapy for insomnia (CBT-I), the first-line treatment.',
    ],
    facts: [
      {
        query: { metric: 'sleepMinutes', aggregate: 'mean', window: { kind: 'day', back: 0 } },
        words: 'You logged # of sleep last night.',
      },
      SLEEP,
    ],
    links: [['Open sleep', 'sleep']],
    sources: [{ name: 'ACP 2016, treating insomnia', url: 'https://doi.org/10.7326/M15-2175' }],
    next: ['Should I train today?', 'Why did my sleep change?'],
  },
  {
    key: 'tired',
    signs: [
      /\b(?:tired|exhausted|fatigued?|no energy|low energy|low on energy|worn out|drained|wiped out|sluggish|sleepy|burn(?:ed|t) out|burnout)\b/,
    ],
    not: /\b(?:tired|sick|exhausted) (?:of|from)\b|\b(?:average|how (?:much|many|often))\b/,
    title: 'What could be making you tired',
    paragraphs: [
      'Common reasons are too little sleep, irregular sleep, eating too little, stress, alcohol, heavy training, and low iron or vitamin B12. I can’t tell which one it is.',
      'If it lasts for weeks, see a doctor. The usual first tests are a blood count, ferritin, TSH and glucose.',
    ],
    facts: [
      SLEEP,
      CALORIES,
      average('energyRating', 'an energy level of #'),
      average('alcoholG', '# of alcohol a day'),
    ],
    markers: ['ferritin', 'hemoglobin', 'vitamin-b12', 'tsh', 'vitamin-d-25oh', 'hba1c'],
    links: [
      ['Open sleep', 'sleep'],
      ['Open blood tests', 'bloodTests'],
    ],
    next: ['Why did my energy change?', 'Which of my blood markers are out of range?'],
  },
  {
    key: 'digestion',
    signs: [
      /\b(?:bloat(?:ed|ing)?|gassy|constipat\w+|diarrh?oe?a|indigestion|heartburn|acid reflux|stomach ?aches?|ibs)\b/,
      /\b(?:stomach|belly|tummy|gut) (?:hurts?|aches?|is (?:upset|off)|feels? (?:off|weird|bad))\b/,
    ],
    not: /\b(?:how (?:much|many|often))\b/,
    title: 'What usually helps',
    paragraphs: [
      'For most people, it helps to add fiber gradually, drink enough water, eat smaller meals more slowly, and take a walk afterward. If you’re bloated, think about what’s changed. Beans, onions, milk, sugar alcohols and a sudden jump in fiber are common causes.',
      'See a doctor if there’s blood in your stool or vomit, if you have a fever, severe pain, vomiting or weight loss, or if it lasts for weeks.',
    ],
    facts: [FIBER, average('waterMl', '# of water a day')],
    links: [['Open today', 'meals']],
    next: ['Which foods gave me the most fiber this month?', 'What did I eat yesterday?'],
  },
  {
    key: 'headache',
    signs: [/\b(?:headaches?|migraines?|hung ?over|hangover|dehydrated)\b/, /\bhead (?:hurts|is pounding)\b/],
    not: /\b(?:how (?:much|many|often)|worst|thunderclap|sudden\w*|pregnan\w*)\b/,
    title: 'Start with water, food and rest',
    paragraphs: [
      'Common causes are dehydration, skipped meals, poor sleep, alcohol, and cutting back on caffeine. Drink some water, eat something, and rest away from screens.',
      'Get help right away for a sudden, severe headache, or a headache with fever, a stiff neck, confusion, weakness or trouble seeing. See a doctor if headaches keep coming back.',
    ],
    facts: [
      {
        query: { metric: 'waterMl', aggregate: 'sum', window: { kind: 'day', back: 0 } },
        words: 'You logged # of water today.',
      },
      {
        query: { metric: 'caffeineMg', aggregate: 'sum', window: { kind: 'day', back: 0 } },
        words: 'Caffeine today: #.',
      },
      SLEEP,
    ],
    links: [['Open water', 'water']],
    next: ['How much water did I drink today?'],
  },
  {
    key: 'ill',
    signs: [
      /\b(?:i'm|i am|im|i feel|feeling|i've got|i have|got|down with|coming down with|caught) (?:\w+ )?(?:sick|ill|a cold|the flu|flu|a fever|covid|a virus|a sore throat|under the weather)\b/,
    ],
    not: /\b(?:sick of|love ?sick|sick (?:pr|lift|run)|keto flu)\b/,
    warningFor: (text) => {
      const [, degrees] = FEVER.exec(text) ?? [];
      return degrees === undefined ? undefined : statedTemperatureWarning(Number(degrees));
    },
    title: 'Rest until you feel better',
    paragraphs: [
      'Drink plenty of fluids, eat what you can, sleep, and hold off on training, especially if you have a fever or symptoms below the neck. A few days out of your routine won’t set you back. Pause fasting and any calorie deficit.',
      'If you have trouble breathing, chest pain or confusion, call emergency services. Call a doctor if a fever lasts more than three days or you can’t keep fluids down.',
    ],
    links: [['Open sleep', 'sleep']],
    next: ['Should I train today?'],
  },
  {
    key: 'alcohol',
    signs: [
      /\b(?:glass(?:es)?|bottles?|cans?|pints?|shots?) of (?:wine|beer|champagne|vodka|whisk(?:e)?y|rum|gin)\b.*\bis (?:that|it) (?:too much|bad|ok|okay|a lot|fine)\b|\b(?:beers|drinks|cocktails)\b.*\bis (?:that|it) (?:too much|bad|ok|okay|a lot)\b/,
      /\b(?:quit|stop|give up|giving up|cut (?:down|back|out)|drink less|less)\b.*\b(?:drinking|alcohol|booze|wine|beers?|drinks)\b/,
      /\b(?:is|are|how (?:bad|good|unhealthy) (?:is|are)|does) (?:alcohol|drinking|booze|wine|red wine|beer|a (?:glass|beer)|one (?:drink|glass|beer))\b.*\b(?:bad|ok|okay|fine|healthy|unhealthy|good|for (?:me|my))\b/,
    ],
    not: /\b(?:how (?:much|many|often)|average|last (?:week|month)|water|coffee|tea|soda|milk)\b/,
    title: 'Less is better',
    paragraphs: [
      'No amount of alcohol is known to be good for you: the less you drink, the lower your risk. For many people who cut back, better sleep is the first thing they notice.',
      'If you drink every day, don’t stop all at once without talking to a doctor first. Withdrawal can be dangerous.',
    ],
    facts: [average('alcoholG', '# of alcohol a day')],
    links: [['Open longevity', 'longevity']],
    sources: [{ name: 'WHO 2023, alcohol and cancer', url: 'https://doi.org/10.1016/S2468-2667(22)00317-6' }],
    next: ['Does alcohol affect my sleep?', 'How much alcohol did I drink this month?'],
  },
];
