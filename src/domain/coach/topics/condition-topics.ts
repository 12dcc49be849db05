import { average, CALORIES, SLEEP, type Topic } from './topic.ts';

const PAST = /\b(?:did i|how (?:many|often)|average|last (?:week|month)|yesterday|log)\b/;

/** Ages and conditions that change what is good advice. */
export const CONDITION_TOPICS: readonly Topic[] = [
  {
    key: 'heart-history',
    comesFirst: true,
    signs: [
      [
        /\b(?:(?:i|i've) (?:had|have had)|after (?:a|my)|since my|survived|recovering from) (?:an? |my )?(?:mild |small )?(?:heart attack|stroke|bypass|stent|heart surgery|heart failure|angioplasty)\b/,
        /\b(?:exercis\w*|train\w*|run|walk|lift|gym|eat|eggs?|food|diet|coffee|alcohol|drink|salt|fast(?:ing)?|keto|sauna|how|can|should|safe|ok)\b/,
      ],
    ],
    not: /\b(?:right now|just now|minutes? ago|this morning|today|tonight|symptoms?|pain)\b/,
    title: 'Let your cardiology team set the limits',
    answersFirst: true,
    paragraphs: [
      'After a heart problem or a stroke, moving more and eating well are among the best things you can do. How hard you can push depends on your heart. Ask your doctor about cardiac rehab, where specialists find out how much exercise is safe for you. Until then, walk most days, at a pace where you can still talk.',
      'A Mediterranean diet works well for most people: vegetables, beans, whole grains, fish, olive oil and nuts. Go easy on salt, sausages, pastries and sugary drinks. A few eggs a week are usually fine. Don’t fast, go keto or change a medication without asking your doctor.',
      'Chest pressure, breathlessness at rest, fainting, or weakness on one side is an emergency.',
    ],
    links: [['Open vitals', 'vitals']],
    sources: [
      { name: 'AHA/ACC 2023, chronic coronary disease', url: 'https://doi.org/10.1161/CIR.0000000000001168' },
    ],
    next: ['Is my blood pressure OK?', 'Is my LDL too high?'],
  },
  {
    key: 'postpartum',
    comesFirst: true,
    signs: [
      [
        /\b(?:postpartum|post[- ]partum|after (?:the |my |a )?(?:giving birth|birth|delivery|baby|pregnancy|c-section|having (?:a|my|the) baby)|gave birth|had (?:a|my) baby|baby weight|(?:baby|newborn|son|daughter) is (?:only )?\w+ (?:weeks|months)|new mom|pumping)\b/,
        /\b(?:body back|lose|weight|diet|deficit|fast(?:ing)?|belly|shape|exercis\w*|run|train\w*|work ?out|calories)\b/,
      ],
    ],
    not: PAST,
    title: 'Give it time, and eat enough',
    answersFirst: true,
    paragraphs: [
      'Recovery from childbirth takes six to twelve months. While you breastfeed or pump, I don’t plan a calorie deficit or a fast: you need 330 to 400 kcal more a day, and most people lose weight slowly anyway. If you aren’t breastfeeding, wait for your checkup at about six weeks, and then aim to lose no more than 1 lb (0.5 kg) a week.',
      'Start with walks and pelvic floor exercises. You can usually run or lift again at twelve weeks or later, once you’ve had your checkup. Call your doctor about heavy bleeding, fever or leg pain. If you have trouble breathing, call emergency services. If you feel down for more than two weeks, tell them that too: it’s common, and it can be treated.',
    ],
    facts: [CALORIES, SLEEP],
    links: [['Update goals', 'updateGoals']],
    next: ['Am I getting enough protein?'],
  },
  {
    key: 'statin-and-diet',
    comesFirst: true,
    signs: [
      [
        /\b(?:statins?|\w+statin|cholesterol (?:pills?|meds?|medication))\b/,
        /\b(?:watch|still|matter\w*|need to|have to|change|care about)\b/,
        /\b(?:diet|what i eat|eating|food|eat healthy|cholesterol)\b/,
      ],
    ],
    not: new RegExp(`${PAST.source}|\\b(?:stop|instead|replace|quit|grapefruit|without|off)\\b`),
    title: 'Yes, what you eat still matters',
    answersFirst: true,
    paragraphs: [
      'A statin and a good diet work better together. Less saturated fat and more fiber lower LDL further and may keep your dose small. A statin does nothing for your weight, blood pressure or glucose. Keep taking it as prescribed, and get retested when your doctor says to. Avoid grapefruit with simvastatin, atorvastatin or lovastatin.',
    ],
    facts: [
      {
        query: { metric: 'ldl-c', aggregate: 'last', window: { kind: 'all' } },
        words: 'Your latest LDL cholesterol is #.',
      },
      average('satFatG', '# of saturated fat a day'),
    ],
    links: [['Open blood tests', 'bloodTests']],
    next: ['How do I lower my LDL?'],
  },
  {
    key: 'menopause',
    signs: [/\b(?:menopaus\w*|perimenopaus\w*|hot (?:flash|flush)(?:es)?|night sweats)\b/],
    not: PAST,
    title: 'Strength training, sleep and your doctor can help',
    answersFirst: true,
    paragraphs: [
      'Many women gain weight around menopause, because they lose muscle, move less and store more fat around the belly. Strength training twice a week, about 0.5 g of protein a day per pound of body weight (1.0 to 1.2 g per kg) and enough sleep help prevent it.',
      'For hot flashes and poor sleep, try a cool bedroom, layers, and less alcohol, spicy food and caffeine in the evening. If they still bother you, ask your doctor about hormone therapy and its alternatives, which work well. See a doctor about any bleeding after menopause, or night sweats with weight loss.',
    ],
    facts: [SLEEP, average('proteinG', '# of protein a day')],
    links: [['Open sleep', 'sleep']],
    sources: [{ name: 'NAMS 2022, hormone therapy', url: 'https://doi.org/10.1097/GME.0000000000002028' }],
    next: ['How did I sleep last week?', 'Am I getting enough protein?'],
    more: [
      {
        asks: 'tips',
        title: 'Lift, walk, and eat protein',
        paragraphs: [
          'Lift weights or use bands twice a week, walk most days, have protein at every meal, drink less alcohol, and keep your bedroom cool. Talk to your doctor if hot flashes or poor sleep are wearing you out: treatment works well.',
        ],
      },
    ],
  },
  {
    key: 'weight-loss-injection',
    comesFirst: true,
    signs: [
      /\b(?:ozempic|wegovy|semaglutide|mounjaro|zepbound|tirzepatide|saxenda|liraglutide|glp-?1s?|rybelsus)\b/,
    ],
    not: new RegExp(
      `${PAST.source}|\\b(?:forgot|missed|dos(?:e|es|age)|units|(?:two|2|double|extra|another|half|three|3|skip\\w*) (?:a |the |my |this )?(?:\\w+ )?(?:shots?|pens?|injections?|jabs?|pills?|weeks?)|alcohol|drink|stop(?:ping)?|quit\\w*|start(?:ing)?|pregnan\\w*|how does|vitamin|supplement\\w*|magnesium|creatine)\\b`,
    ),
    title: 'Eat protein first, keep meals small, and lift',
    answersFirst: true,
    paragraphs: [
      'On these medications, some of the weight you lose can be muscle. Aim for 0.55 to 0.75 g of protein a day per pound of body weight (1.2 to 1.6 g per kg). Eat it first at each meal, and do strength training twice a week. Eat slowly, stop at the first sign of fullness, and go easy on fatty and fried food, which makes nausea worse. Drink throughout the day, and eat enough fiber to avoid constipation.',
      'Tell your prescriber if nausea doesn’t go away, or if you’re eating very little. Get help right away for severe belly pain, vomiting that doesn’t stop, or fainting. If you take insulin or a sulfonylurea, ask how to prevent lows.',
    ],
    facts: [average('proteinG', '# of protein a day'), CALORIES],
    links: [['Open weight', 'weight']],
    sources: [
      {
        name: 'Mozaffarian 2025, nutrition with GLP-1 medications',
        url: 'https://doi.org/10.1016/j.ajcnut.2025.04.023',
      },
    ],
    next: ['Am I getting enough protein?'],
    more: [
      {
        asks: 'tips',
        title: 'Smaller, slower, less fatty meals',
        paragraphs: [
          'Halve your portions, chew slowly, skip fried food for a few days after each dose, and have protein such as yogurt, eggs, fish or tofu first. Ginger and cold foods help some people. If you can’t keep fluids down for a day, call your doctor.',
        ],
      },
    ],
  },
  {
    key: 'snoring',
    signs: [
      /\b(?:snor(?:e|es|ing)|sleep apn(?:o)?ea|stop breathing (?:at night|in my sleep)|gasp\w* (?:at night|in my sleep))\b/,
    ],
    not: PAST,
    title: 'Worth checking if you’re tired during the day',
    answersFirst: true,
    paragraphs: [
      'Loud snoring with pauses in breathing, waking up gasping, morning headaches, daytime sleepiness or high blood pressure can mean sleep apnea, which a simple home test can detect. Ask your doctor about it. Sleeping on your side, skipping alcohol in the evening and losing extra weight reduce snoring.',
      'Don’t drive if you’re sleepy.',
    ],
    facts: [SLEEP],
    links: [['Open sleep', 'sleep']],
    next: ['Is my blood pressure OK?', 'How did I sleep last week?'],
  },
  {
    key: 'dehydration',
    comesFirst: true,
    signs: [[/\bdehydrat\w*\b/, /\b(?:how|am i|know|tell|signs?|can|could|what)\b/]],
    not: /\bheadache\b/,
    title: 'Check your urine color and your thirst',
    answersFirst: true,
    paragraphs: [
      'Pale yellow is fine. If your urine is dark yellow, you’re not urinating much, or you have a dry mouth, thirst, dizziness or a headache, drink something. You may not feel thirsty soon enough in hot weather, with a fever or diarrhea, or as you get older, so drink on a schedule. Vitamins can also change the color of your urine.',
      'Get help if you’re confused or faint, haven’t urinated in eight hours, or can’t keep fluids down.',
    ],
    facts: [
      {
        query: { metric: 'waterMl', aggregate: 'sum', window: { kind: 'day', back: 0 } },
        words: 'You logged # of water today.',
      },
      average('waterMl', '# of water a day'),
    ],
    links: [['Open water', 'water']],
    next: ['Am I drinking enough water?'],
  },
  {
    key: 'gain-weight',
    comesFirst: true,
    signs: [
      /\b(?:how (?:do|can|could|should) i|(?:i )?(?:want|need|trying|have|like) to|help me|ways? to|best way to|tips (?:to|for)) (?:gain(?:ing)?|put(?:ting)? on) (?:some |more |healthy )?(?:weight|kilos?|kg|pounds|lbs?|\d+ ?(?:kg|kilos|lbs?|pounds))\b/,
      /^(?:gain|put on) (?:some |more |healthy )?(?:weight|\d+ ?(?:kg|kilos|lbs?|pounds))\b/,
    ],
    not: new RegExp(`${PAST.source}|\\b(?:not|don't|pregnan\\w*|afraid|scared)\\b`),
    title: 'Eat about 10% more than you burn',
    answersFirst: true,
    paragraphs: [
      'Add 200 to 300 kcal a day from foods that don’t fill you up. Try nuts, nut butter, olive oil, cheese, whole milk, avocado, dried fruit, and a snack between meals. Eat about 0.7 g of protein a day per pound of body weight (1.6 g per kg), and lift twice a week, so more of the gain is muscle. Choose Gain under Update goals, and your targets will adjust.',
      'If you’re underweight, or have lost weight without trying, see a doctor first.',
    ],
    facts: [CALORIES, average('proteinG', '# of protein a day')],
    links: [['Update goals', 'updateGoals']],
    next: ['What should I eat for dinner?', 'Am I getting enough protein?'],
  },
  {
    key: 'gout',
    signs: [/\bgout\b|\buric acid\b.*\b(?:high|lower|foods?|avoid|eat|down)\b/],
    not: PAST,
    title: 'Cut back on beer, liquor, organ meats and sugary drinks',
    answersFirst: true,
    paragraphs: [
      'These raise uric acid the most, along with shellfish, anchovies, sardines and large portions of red meat. Water, low-fat milk and yogurt, coffee and cherries help, and so does losing extra weight slowly. Fasting and crash diets can set off a flare. Diet alone lowers uric acid only a little, so ask your doctor about medication if flares keep coming back.',
      'If you have a hot, swollen joint and a fever, see a doctor today.',
    ],
    markers: ['uric-acid'],
    links: [['Open blood tests', 'bloodTests']],
    sources: [{ name: 'ACR 2020, gout', url: 'https://doi.org/10.1002/art.41247' }],
    next: ['How much alcohol did I drink this month?'],
  },
];
