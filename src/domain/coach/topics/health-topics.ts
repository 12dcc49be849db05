import { CALORIES, type Topic } from './topic.ts';

const PAST = /\b(?:did i|average|last (?:week|month)|yesterday|log)\b/;

const MEDICINE =
  '(?:prednison\\w*|prednisolone|cortisone|steroids?|levothyroxine|synthroid|thyroid (?:pills?|meds?|medication)|antidepressants?|ssris?|sertraline|zoloft|lexapro|escitalopram|fluoxetine|prozac|mirtazapine|lithium|quetiapine|seroquel|birth control|the pill|contracepti\\w+|beta[- ]?blockers?|metoprolol|propranolol|lisinopril|amlodipine|statins?|\\w+statin|metformin|gabapentin|pregabalin|antihistamines?|antibiotics?|ritalin|adderall|hormone therapy|hrt|testosterone|(?:my|a|the|this|these|new) (?:new )?(?:meds?|medications?|medicines?|pills?|tablets?))';

/** Medications, blood tests, results and diets in general. */
export const HEALTH_TOPICS: readonly Topic[] = [
  {
    key: 'medicine-effect',
    comesFirst: true,
    signs: [
      new RegExp(
        `\\b(?:since|after|because of|from|due to) (?:i |i've )?(?:(?:began|start(?:ed|ing)?|taking|took|going on|went on|been on|switch(?:ed|ing) to) )+(?:on |taking )?${MEDICINE}\\b`,
      ),
      new RegExp(
        `\\b(?:can|could|does|do|will|is|are|might|may)\\b.*\\b${MEDICINE}\\b.*\\b(?:affect|cause|causing|make me|making me|raise|increase|lower|change|side effects?|gain|responsible|to blame)\\b`,
      ),
    ],
    not: /\b(?:should i|stop|skip\w*|quit|instead|dose|double|forgot|missed|chest|suicid\w*|allergic|rash|swollen|breath\w*|bleed\w*|alcohol|grapefruit|supplements?|magnesium|vitamin|did i|log)\b/,
    title: 'It can, so ask your pharmacist',
    answersFirst: true,
    paragraphs: [
      'Some medications change weight, appetite, glucose, blood pressure, heart rate, sleep or energy. I can’t tell whether yours is the cause. The package insert lists what’s known, and your pharmacist or doctor can tell you what to expect and what else could be the cause.',
      'Don’t stop your medication or change the dose on your own. Keep logging, and show your doctor or pharmacist when the change began.',
    ],
    links: [['Open reports', 'reports']],
    next: ['Am I healthy?'],
  },
  {
    key: 'ketoacidosis',
    comesFirst: true,
    signs: [
      /^(?:what(?:'s| is| are| does| do)?|explain|define|meaning of|difference between)\b.*\b(?:dka|keto ?acidosis)\b/,
    ],
    not: /\b(?:i have|have i|do i|am i|my|he|she|vomit\w*|right now)\b/,
    title: 'Ketoacidosis (DKA)',
    answersFirst: true,
    paragraphs: [
      'In ketoacidosis, so many ketones build up that your blood turns acidic. It mostly happens when someone with diabetes doesn’t have enough insulin. If you take an SGLT2 inhibitor, it can happen even if your glucose is normal. Ketosis from fasting or a ketogenic diet is different: ketones stay far lower, and insulin keeps them in check.',
      'Signs include blood ketones of 3 mmol/L or higher, thirst, vomiting, belly pain, deep breathing, fruity breath and confusion. Ketoacidosis is an emergency. If you have signs of it, call emergency services.',
    ],
    links: [['Open glucose and ketones', 'glucose']],
    next: ['How are my ketones?'],
  },
  {
    key: 'before-blood-test',
    comesFirst: true,
    signs: [
      [
        /\b(?:blood (?:tests?|work|draw)|lab (?:tests?|work)|labs|lipid panel|cholesterol test|glucose test)\b/,
        /\b(?:before|prepare|preparing|fast(?:ing)?|empty stomach|night before|morning of|ahead of)\b/,
        /\b(?:eat|drink|coffee|water|biotin|supplements?|vitamins?|exercise|train|run|fast(?:ing)?|prepare|what|how|can|should|do|need)\b/,
      ],
    ],
    not: new RegExp(
      `${PAST.source}|^(?:what|how) (?:was|were|much|many)\\b|\\b(?:my (?:last|latest)|compare|before and|results?|retest|why|fasting (?:glucose|insulin))\\b`,
    ),
    title: 'Ask the lab, and fast overnight if they tell you to',
    answersFirst: true,
    paragraphs: [
      'Glucose, insulin and triglycerides are usually measured after an overnight fast. Water is fine. Coffee, food and alcohol aren’t. Skip hard training the day before, because it raises some values.',
      'Biotin can skew the results of thyroid and certain other tests, so ask your doctor whether to pause it. Take prescribed medications as usual unless you’re told otherwise. If you take insulin or a sulfonylurea, ask your doctor before you fast.',
    ],
    links: [['Open blood tests', 'bloodTests']],
    next: ['When should I retest my blood?'],
  },
  {
    key: 'time-to-results',
    signs: [
      /\bhow (?:long|soon|many weeks)\b.*\b(?:see|notice|feel|get)\b.*\b(?:results?|changes?|progress|difference|improvements?|benefits?)\b|\bwhen (?:will|do|can|should) i (?:see|notice|feel)\b.*\b(?:results?|changes?|progress|difference|improvements?)\b/,
    ],
    not: PAST,
    title: 'Days for sleep, weeks for weight, months for blood',
    answersFirst: true,
    paragraphs: [
      'Sleep and energy often improve within days. Weight changes show up in the trend after three to four weeks. Blood values such as LDL take about 12 weeks, and fitness and muscle take months. Look at averages over weeks, not at single days.',
    ],
    facts: [
      {
        query: { metric: 'weightTrendKg', aggregate: 'change', window: { kind: 'last-days', days: 28 } },
        words: 'Your weight trend {changed} in the last four weeks.',
      },
    ],
    links: [['Open reports', 'reports']],
    next: ['Am I making progress?', 'When will I reach my goal weight?'],
  },
  {
    key: 'best-diet',
    signs: [
      /^(?:what(?:'s| is)|which(?: is)?) (?:the )?(?:best|healthiest|most effective|right) (?:diet|way (?:of eating|to eat))(?: plan)?(?: (?:for me|overall|in general|to follow|there is|out there|for (?:health|longevity|weight loss|losing weight)))?$|^which diet (?:should|do) i (?:follow|do|choose|try|pick)$|^(?:is )?(?:keto|vegan|paleo|mediterranean|carnivore|low[- ]carb|low[- ]fat)(?: diet)? (?:or|vs\.?|versus|better than) (?:the )?(?:keto|vegan|paleo|mediterranean|carnivore|low[- ]carb|low[- ]fat)(?: diet)?(?: better)?$/,
    ],
    not: PAST,
    title: 'One you can stick with',
    answersFirst: true,
    paragraphs: [
      'For losing weight, sticking with a diet matters more than which one you choose. For health, most good diets look alike: vegetables, fruit, beans, whole grains, nuts, fish and olive oil, and little sugar, salt and processed meat. A Mediterranean diet has the best evidence for protecting your heart.',
    ],
    facts: [CALORIES],
    links: [
      ['Open diet quality', 'dietQuality'],
      ['Dietary preferences', 'dietaryPreferences'],
    ],
    sources: [{ name: 'PREDIMED 2018', url: 'https://doi.org/10.1056/NEJMoa1800389' }],
    next: ['How’s my diet overall?', 'How do I lose weight?'],
  },
  {
    key: 'swelling',
    comesFirst: true,
    signs: [
      /\b(?:feet|ankles|legs|hands|fingers|lower legs)\b.*\b(?:swollen|swell(?:ing|ed)?(?: up)?|puffy|puffed)\b|\bswollen (?:feet|ankles|legs|hands|fingers)\b|\bwater retention\b/,
    ],
    not: /\b(?:sprain\w*|twist\w*|rolled|fell|injur\w*|one (?:leg|foot|ankle|calf)|pregnan\w*|period|chest|breath\w*)\b/,
    title: 'Raise the swollen part, and keep an eye on it',
    answersFirst: true,
    paragraphs: [
      'Heat, a long day of sitting or standing, salty food and some medications can cause swelling. Move your ankles or hands and raise them, and it should be gone by morning.',
      'See a doctor if it comes back most days, or you gain weight quickly. Get help right away if only one leg is swollen or hurts, or if you’re short of breath or have chest pain. Do the same if you’re pregnant and it came on suddenly.',
    ],
    facts: [],
    links: [['Open weight', 'weight']],
    next: ['Which foods gave me the most sodium this month?'],
  },
];
