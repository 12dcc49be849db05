import { average, CALORIES, PROTEIN, type Topic } from './topic.ts';

const PREGNANT =
  /\b(?:pregnan\w*|preggo|expecting|expectant|trimester|\d+ (?:weeks|months) (?:along|in)|mom[- ]to[- ]be|my (?:unborn )?baby|morning sickness)\b/;
const NURSING = /\b(?:breast ?-?feed\w*|nursing|pumping|lactat\w*|milk supply)\b/;
const SERIOUS = /\b(?:bleed\w*|cramps|contractions|fever|fasting|fast|keto|lose|deficit|faint\w*)\b/;

/** Pregnancy and breastfeeding: what is well established, and otherwise whom to ask. */
export const PREGNANCY_TOPICS: readonly Topic[] = [
  {
    key: 'pregnancy-setting',
    comesFirst: true,
    signs: [
      [
        /\b(?:how|where|can i|do i)\b.*\b(?:tell|set|enter|add|log|say|change|update|let|switch|put|record|mark)\b/,
        /\b(?:pregnan\w*|breast ?-?feed\w*|due date)\b/,
        /\b(?:app|you|profile|settings?|here|log|enter|set|add|put|record|mark|mode)\b/,
      ],
    ],
    not: /\b(?:weight|supplement\w*|food|eat|gain|iron|vitamin\w*)\b/,
    title: 'Under Update goals',
    paragraphs: [
      'Open Update goals, go to Health, check “I am pregnant” or “I am breastfeeding,” and add your due date or your child’s birthday. Your calorie target will then cover what you both need, and weight loss, fasting and keto will be turned off.',
    ],
    links: [
      ['Update goals', 'updateGoals'],
      ['Open health profile', 'healthProfile'],
    ],
  },
  {
    key: 'pregnancy-nausea',
    comesFirst: true,
    signs: [
      [
        /\b(?:pregnan\w*|trimester|my baby|the baby|weeks along|morning sickness)\b/,
        /\b(?:nause\w*|nauseat\w*|queasy|sick|throw\w* up|vomit\w*|can only (?:eat|keep)|crackers|keep (?:anything|food|it|nothing) down|morning sickness)\b/,
      ],
      /\bmorning sickness\b/,
    ],
    not: /\b(?:bleed\w*|severe pain|fever|blurred|headache)\b/,
    title: 'For a while, it’s fine to eat whatever stays down',
    answersFirst: true,
    paragraphs: [
      'Nausea is common, especially in the first few months, and a few weeks of plain food won’t usually harm your baby. Eat a little every two hours, before you get hungry. Cold and dry foods are often easier to keep down, and ginger helps some people. Take your prenatal vitamin when you feel best. Sip fluids between meals.',
      'Ask your midwife or doctor about vitamin B6 or medication if it’s wearing you out. Call them today if you can’t keep fluids down for a day, barely urinate, have dark urine, feel faint, or lose weight.',
    ],
    links: [['Open water', 'water']],
    sources: [
      { name: 'ACOG 2018, nausea in pregnancy', url: 'https://doi.org/10.1097/AOG.0000000000002456' },
    ],
    next: ['How much water did I drink today?'],
  },
  {
    key: 'pregnancy-caffeine',
    comesFirst: true,
    signs: [
      [
        new RegExp(`${PREGNANT.source}|${NURSING.source}`),
        /\b(?:coffees?|caffeine|espresso|latte|tea|energy drinks?|cola)\b/,
      ],
    ],
    not: /\b(?:did i|how many cups did|average|log)\b/,
    title: 'Up to 200 mg of caffeine a day',
    answersFirst: true,
    paragraphs: [
      'That’s about two small cups of drip coffee. Black and green tea, cola, chocolate and energy drinks count too. It’s best to skip energy drinks. Ask your midwife or doctor about herbal teas.',
    ],
    facts: [
      {
        query: { metric: 'caffeineMg', aggregate: 'sum', window: { kind: 'day', back: 0 } },
        words: 'You logged # of caffeine today.',
      },
    ],
    links: [['Open today', 'meals']],
    sources: [{ name: 'EFSA 2015, safety of caffeine', url: 'https://doi.org/10.2903/j.efsa.2015.4102' }],
    next: ['How much caffeine did I have yesterday?'],
  },
  {
    key: 'pregnancy-alcohol',
    comesFirst: true,
    signs: [
      [
        new RegExp(`${PREGNANT.source}|${NURSING.source}|\\b(?:the|my|our|a|un ?born) baby\\b`),
        /\b(?:alcohol\w*|wine|beer|champagne|cocktails?|a drink)\b/,
      ],
    ],
    not: /\b(?:did i|log)\b/,
    title: 'None during pregnancy',
    paragraphs: [
      'No amount of alcohol is known to be safe for your baby at any point in pregnancy. If you drank before you knew, tell your midwife or doctor, and stop now. While you’re breastfeeding, not drinking is safest. After one drink, wait at least two hours before you nurse.',
    ],
    links: [['Open today', 'meals']],
    sources: [
      {
        name: 'CDC, alcohol during pregnancy',
        url: 'https://www.cdc.gov/alcohol-pregnancy/about/index.html',
      },
    ],
  },
  {
    key: 'pregnancy-weight',
    comesFirst: true,
    signs: [
      [
        PREGNANT,
        /\b(?:weight|gain(?:ed|ing)?|pounds|kgs?|kilos|lbs)\b/,
        /\b(?:how much|should|gain\w*|normal|healthy|too (?:much|little|fast))\b/,
      ],
    ],
    not: /\b(?:lose|losing|loss|diet|deficit|did i|average|last week|not to gain|avoid gaining|without gaining|stop gaining|gain(?:ing)? (?:no|any))\b/,
    title: 'It depends on your weight before pregnancy',
    answersFirst: true,
    paragraphs: [
      'If you’re having one baby and your BMI before pregnancy was 18.5 to 24.9, the usual total gain is 25 to 35 lb (11.5 to 16 kg). It’s 28 to 40 lb (12.5 to 18 kg) if your BMI was lower. If it was 25 to 29.9, it’s 15 to 25 lb (7 to 11.5 kg). If it was 30 or higher, it’s 11 to 20 lb (5 to 9 kg). You gain most of it in the second and third trimesters.',
      'Your midwife or doctor can tell you what’s right for you. Call them if you suddenly gain weight over a few days, especially with a headache, swelling or blurred vision.',
    ],
    links: [['Open weight', 'weight']],
    sources: [{ name: 'IOM 2009, weight gain during pregnancy', url: 'https://doi.org/10.17226/12584' }],
    next: ['How did my weight change last month?'],
  },
  {
    key: 'pregnancy-food',
    comesFirst: true,
    signs: [
      [
        PREGNANT,
        /\b(?:eat|eating|food|foods|fish|sushi|tuna|salmon|seafood|shrimp|cheese|brie|feta|eggs?|meat|deli|ham|salami|prosciutto|liver|sprouts|raw|honey|mayo\w*|smoked|pate|p[âa]t[ée]|milk)\b/,
        /\b(?:can|safe|ok|okay|which|what|avoid|allowed|should|is|are|good|bad|list)\b/,
      ],
    ],
    not: new RegExp(`${SERIOUS.source}|\\b(?:did i|average|how (?:much|many)|only eat)\\b`),
    title: 'Well cooked, pasteurized, low in mercury',
    answersFirst: true,
    paragraphs: [
      'Fish is good for your baby. Have two or three servings a week of well-cooked, low-mercury seafood, such as salmon, sardines, trout, cod or shrimp. Avoid high-mercury fish: shark, swordfish, king mackerel, marlin, orange roughy, tilefish and bigeye tuna. Canned light tuna is fine. Limit albacore to once a week.',
      'Skip raw or undercooked fish, meat and eggs, including sushi with raw fish. Also skip unpasteurized milk and cheese, liver, and raw sprouts. Heat deli meat and smoked fish until steaming. If you ate some by accident, you’re probably fine, but call your midwife or doctor if you have a fever, vomiting or diarrhea.',
      'When I suggest foods, I only check them against your diet and allergies, not for safety during pregnancy.',
    ],
    links: [['Dietary preferences', 'dietaryPreferences']],
    sources: [
      {
        name: 'FDA and EPA, advice about eating fish',
        url: 'https://www.fda.gov/food/consumers/advice-about-eating-fish',
      },
      {
        name: 'FDA, food safety for moms-to-be',
        url: 'https://www.fda.gov/food/health-educators/food-safety-moms-be',
      },
    ],
    next: ['Which foods gave me the most iron this month?'],
  },
  {
    key: 'pregnancy-exercise',
    comesFirst: true,
    signs: [
      [
        PREGNANT,
        /\b(?:exercis\w*|work(?:ing)? ?out|train(?:ing)?|run(?:ning)?|jog\w*|lift\w*|gym|yoga|pilates|swim\w*|bike|cycl(?:e|ing)|sports?)\b/,
        /\b(?:can|safe|ok|okay|should|still|how much|which|what|allowed|is|keep)\b/,
      ],
    ],
    not: new RegExp(`${SERIOUS.source}|\\b(?:did i|average|pain|dizzy)\\b`),
    title: 'Yes, for most people',
    paragraphs: [
      'In an uncomplicated pregnancy, 150 minutes of moderate exercise a week is good for you and your baby. If you ran or lifted before, you can usually keep going, as long as you can talk while you do it. Skip contact sports, anything with a risk of falling, scuba diving, hot yoga and, later on, lying flat on your back. Ask your midwife or doctor first if you have any complications.',
      'Stop and call your midwife or doctor if you have bleeding, chest pain, dizziness, regular contractions, leaking fluid or calf pain.',
    ],
    links: [['Open movement', 'movement']],
    sources: [
      { name: 'ACOG 2020, exercise in pregnancy', url: 'https://doi.org/10.1097/AOG.0000000000003772' },
    ],
    next: ['How many minutes did I work out last week?'],
  },
  {
    key: 'breastfeeding-needs',
    comesFirst: true,
    signs: [
      [
        NURSING,
        /\b(?:how (?:much|many)|hungry|hunger|starving|calories|extra|need|lose weight|losing weight|weight|more|supply|eat)\b/,
      ],
    ],
    not: /\b(?:iron|vitamin\w*|iodine|omega|supplement\w*|medic\w*|pills?|alcohol|wine|coffee|caffeine|fast(?:ing)?|keto|did i|average)\b/,
    title: 'About 330 to 400 kcal more a day',
    answersFirst: true,
    paragraphs: [
      'Breastfeeding takes energy, so it’s normal to be hungrier. If breast milk is all or most of your baby’s diet, you need about 330 kcal more a day in the first six months and 400 after that. Eat when you’re hungry, drink when you’re thirsty, and have protein at every meal.',
      'Check “I am breastfeeding” under Update goals, and your target will include the extra calories. I don’t plan a calorie deficit while you’re breastfeeding. Most people gradually lose weight without one. Talk to your doctor or midwife if you’re worried about your weight or your milk supply.',
    ],
    facts: [CALORIES, PROTEIN, average('waterMl', '# of water a day')],
    links: [['Update goals', 'updateGoals']],
    sources: [{ name: 'IOM 2005, energy while breastfeeding', url: 'https://doi.org/10.17226/10490' }],
    next: ['Am I getting enough protein?', 'What is a healthy snack?'],
  },
];

/** The last resort: a pregnancy that the coach has no answer for. */
export const PREGNANCY_IN_GENERAL: Topic = {
  key: 'pregnancy',
  signs: [/\b(?:pregnan\w*|trimester|breast ?-?feed\w*|postpartum)\b/],
  not: /\b(?:average|did i|how (?:much|many)|last (?:week|month)|log|remind)\b/,
  title: 'Ask your midwife or doctor',
  paragraphs: [
    'I can’t advise on that during pregnancy or while breastfeeding. Your midwife or doctor can. I can tell you what’s safe to eat, how much caffeine is OK, how much weight gain is usual, and how much of a nutrient you need.',
  ],
  links: [['Open health profile', 'healthProfile']],
  next: ['Which foods are safe in pregnancy?', 'How much folate do I need when pregnant?'],
};
