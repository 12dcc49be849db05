import type { Topic } from './topic.ts';

const ACE =
  '(?:lisinopril|enalapril|ramipril|perindopril|benazepril|captopril|losartan|valsartan|candesartan|telmisartan|irbesartan|olmesartan|spironolactone|eplerenone|ace inhibitors?|arbs?)';
const PRESSURE_DRUG = `(?:${ACE}|(?:blood pressure|bp|heart) (?:pills?|tablets?|meds?|medications?|medicines?|drugs?)|water pills?|diuretics?|hydrochlorothiazide|amlodipine|metoprolol|bisoprolol)`;

/** Well-known interactions of foods and over-the-counter drugs with medications, as their leaflets name them. */
export const DRUG_FOOD_TOPICS: readonly Topic[] = [
  {
    key: 'condition-diet',
    comesFirst: true,
    signs: [
      [
        /\b(?:pcos|ibs|ibd|endometriosis|hashimoto\w*|(?:hypo|hyper)thyroid\w*|graves|crohn\w*|colitis|cancer|chemo|lupus|ckd|kidney (?:disease|stones?|failure)|fatty liver|cirrhosis|diverticul\w*|pancreatitis|gallstones?|gerd|gastritis|ulcers?|epilepsy|multiple sclerosis|rheumatoid|psoriasis|lymphedema|cystic fibrosis)\b/,
        /\b(?:eat|eating|diet|foods?|avoid|meals?|breakfast|lunch|dinner|snacks?|keto|low[- ]carb)\b/,
        /\b(?:what|which|can|should|how|is|are|best|good|any|ideas|help)\b/,
      ],
    ],
    not: /\b(?:supplements?|vitamins?|medication|meds|pills?|protein|potassium|sodium|salt|log|did i|average|pregnan\w*|fast(?:ing)?|risk|prevent)\b/,
    title: 'Ask your doctor or a dietitian about that',
    answersFirst: true,
    paragraphs: [
      'What’s good for you depends on your condition, your treatment and your lab results, so I don’t plan diets for medical conditions. A dietitian can, and many health plans cover it.',
      'Once you know what to leave out, add it under Dietary preferences, or tell me to remember it, and my suggestions will leave it out.',
    ],
    links: [
      ['Dietary preferences', 'dietaryPreferences'],
      ['Health profile', 'healthProfile'],
    ],
    next: ['What should I eat for dinner?'],
  },
  {
    key: 'salt-substitute',
    comesFirst: true,
    signs: [
      /\b(?:salt substitutes?|lo[- ]?salt|low[- ]sodium salt|potassium (?:salt|chloride)|nu-?salt|no-?salt)\b/,
    ],
    not: /\b(?:did i|how much|log)\b/,
    title: 'Ask your doctor first: it’s potassium',
    answersFirst: true,
    paragraphs: [
      'Salt substitutes replace sodium with potassium. If you have kidney disease, your potassium can rise to dangerous levels without warning signs. The same goes if you take an ACE inhibitor such as lisinopril, an ARB such as losartan, or spironolactone. Don’t use them until your doctor or pharmacist says it’s fine. Herbs, lemon, vinegar and garlic are safe ways to use less salt.',
    ],
    facts: [
      {
        query: { metric: 'potassium', aggregate: 'last', window: { kind: 'all' } },
        words: 'Your latest potassium is #.',
      },
    ],
    links: [['Open supplements', 'supplements']],
    sources: [{ name: 'MedlinePlus, lisinopril', url: 'https://medlineplus.gov/druginfo/meds/a692051.html' }],
    next: ['Which foods gave me the most sodium this month?'],
  },
  {
    key: 'painkiller-pressure',
    comesFirst: true,
    signs: [
      [
        /\b(?:ibuprofen|advil|motrin|naproxen|aleve|diclofenac|nsaids?|aspirin|pain ?killers?)\b/,
        new RegExp(
          `\\b${PRESSURE_DRUG}\\b|\\b(?:high )?blood pressure\\b|\\bkidney (?:disease|failure)\\b|\\bckd\\b`,
        ),
      ],
    ],
    not: /\b(?:log|remind|forgot|missed)\b/,
    title: 'Ask your pharmacist first',
    answersFirst: true,
    paragraphs: [
      'Ibuprofen, naproxen and diclofenac can raise your blood pressure and keep blood pressure medication from working as well. Combined with an ACE inhibitor, an ARB or a water pill, they can harm your kidneys. Avoid them if you have kidney disease. Acetaminophen is often a better choice, up to the limit on the package. If you were prescribed aspirin for your heart, don’t stop it on your own.',
      'Call a doctor if you’re urinating less, have swelling, or have black stools.',
    ],
    links: [['Open vitals', 'vitals']],
    sources: [{ name: 'MedlinePlus, ibuprofen', url: 'https://medlineplus.gov/druginfo/meds/a682159.html' }],
    next: ['Is my blood pressure OK?'],
  },
  {
    key: 'grapefruit',
    comesFirst: true,
    signs: [
      [
        /\bgrapefruits?\b|\bpomelos?\b/,
        /\b(?:\w*statin|amlodipine|felodipine|nifedipine|pills?|meds?|medications?|medicines?|drugs?|take|taking)\b/,
      ],
    ],
    not: /\b(?:log|calories|vitamin c)\b/,
    title: 'Avoid it with many medications',
    answersFirst: true,
    paragraphs: [
      'Even a single glass of grapefruit juice raises the level of some medications for a day or more. These include simvastatin, atorvastatin, lovastatin, felodipine and nifedipine, and some medications for heart rhythm, transplants and anxiety. Pravastatin and rosuvastatin aren’t affected. Check the package insert or ask your pharmacist about yours. Oranges and lemons are fine.',
    ],
    links: [['Open supplements', 'supplements']],
    sources: [
      {
        name: 'FDA, grapefruit and some drugs',
        url: 'https://www.fda.gov/consumers/consumer-updates/grapefruit-juice-and-some-drugs-dont-mix',
      },
    ],
  },
  {
    key: 'alcohol-medicine',
    comesFirst: true,
    signs: [
      [
        /\b(?:alcohol|drink(?:ing)?|wine|beer|cocktails?|whisk(?:e)?y)\b/,
        /\b(?:metformin|insulin|\w+statin|antibiotics?|metronidazole|antidepressants?|ssri|sertraline|warfarin|blood thinners?|sleeping pills?|zolpidem|benzos?|opioids?|acetaminophen|tylenol|glp-?1|ozempic|semaglutide|my (?:\w+ )?(?:meds?|medications?|medicines?|pills?))\b/,
        /\b(?:can|ok|okay|safe|should|with|while|mix|bad)\b/,
      ],
    ],
    not: /\b(?:water|coffee|log|remind|forgot|missed|too much|whole bottle|passed out)\b/,
    title: 'Ask your pharmacist before you drink',
    answersFirst: true,
    paragraphs: [
      'Never drink with sleeping pills, opioids, benzodiazepines or metronidazole. If you take insulin or a sulfonylurea, alcohol can make your glucose drop too low hours later, so eat when you drink and check your glucose before bed. If you take metformin, drink only a little, and only with food. If you take warfarin, alcohol raises your risk of bleeding. If you take acetaminophen every day, alcohol raises your risk of liver damage. Ask your pharmacist about your medications.',
    ],
    links: [['Open supplements', 'supplements']],
    next: ['How much alcohol did I drink this month?'],
  },
  {
    key: 'normal-pressure',
    signs: [
      [
        /\b(?:blood pressure|bp)\b/,
        /\b(?:normal|ideal|healthy|good|target|should (?:it|my|be)|what should|too (?:high|low))\b/,
        /\b(?:what|which|how)\b/,
      ],
    ],
    not: /\b(?:did i|average|last (?:week|month)|lower|reduce)\b/,
    title: 'Below 120/80, at any age',
    answersFirst: true,
    paragraphs: [
      'A top number of 120 to 129 with a bottom number below 80 is elevated. Stage 1 high blood pressure starts at 130 for the top number or 80 for the bottom. Stage 2 starts at 140 or 90. If you take medication, most guidelines recommend staying below 130/80, even after 65 if you tolerate it well. If you’re frail or dizzy, your doctor may choose a higher goal. Take several readings on different days, sitting down, after resting for five minutes.',
      'If the top number is 180 or higher, or the bottom number is 120 or higher, call a doctor right away. If you also feel unwell, call emergency services.',
    ],
    facts: [
      {
        query: { metric: 'systolicMmhg', aggregate: 'mean', window: { kind: 'last-days', days: 28 } },
        words: 'Over the last four weeks, your top number averaged #.',
      },
      {
        query: { metric: 'diastolicMmhg', aggregate: 'mean', window: { kind: 'last-days', days: 28 } },
        words: 'Your bottom number averaged #.',
      },
    ],
    links: [['Open vitals', 'vitals']],
    sources: [
      { name: 'ACC/AHA 2017, high blood pressure', url: 'https://doi.org/10.1161/HYP.0000000000000065' },
    ],
    next: ['Is my blood pressure OK?', 'How do I lower my blood pressure?'],
  },
];
