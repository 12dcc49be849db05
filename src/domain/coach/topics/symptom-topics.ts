import { average, SLEEP, type Topic } from './topic.ts';

const ILL =
  /\b(?:fever\w*|temperature of|flu|covid|sick|ill|infection|sore throat|bronchitis|pneumonia|stomach bug|a cold|virus|\d{2,3}(?:\.\d)? ?°?[cf] (?:temp\w*|fever))\b/;
const TRAIN =
  /\b(?:run(?:ning)?|train(?:ing)?|work(?:ing)? ?out|exercis\w*|gym|lift\w*|race|marathon|jog\w*|ride|cycl\w*|swim\w*|hiit|spin|leg day|session)\b/;
const MED =
  '(?:pills?|tablets?|doses?|meds?|medications?|medicines?|capsules?|insulin|units|shots?|\\w+(?:statin|pril|sartan|olol|dipine|gliflozin|formin))';

/** Symptoms, which the coach doesn’t judge: what helps, and when to get help. The ones with a risk come first. */
export const SYMPTOM_TOPICS: readonly Topic[] = [
  {
    key: 'insulin-fasting',
    comesFirst: true,
    signs: [
      [
        /\b(?:insulin|type (?:1|one)|t1d|sulfonylurea|gliclazide|glipizide|glimepiride|glyburide)\b/,
        /\b(?:fast(?:ing)?|ramadan|skip(?:ping)? (?:meals|breakfast|lunch|dinner)|not eat(?:ing)?|omad|16:8|keto|low[- ]carb)\b/,
        /\b(?:can|could|should|safe|ok|okay|how|want|if|is|may)\b/,
      ],
    ],
    not: /\b(?:insulin resist\w*|fasting (?:insulin|glucose|blood sugar|value)|did i|average)\b/,
    title: 'Not without a plan from your care team',
    answersFirst: true,
    paragraphs: [
      'Never skip basal insulin just because you’re not eating. Without it, ketoacidosis can start within hours. If you take your usual dose and eat little or no carbs, your glucose can drop dangerously low. So before you fast or go keto, you need a plan for every dose. Call your diabetes team, and don’t change anything until they’ve told you how.',
      'While you wait, eat as usual. If you’re below 70 mg/dL (3.9 mmol/L), have 15 g of fast-acting carbs. If you’re vomiting, or have belly pain or high ketones, get emergency help.',
    ],
    links: [['Open glucose', 'glucose']],
    next: ['What is my time in range?'],
  },
  {
    key: 'extra-dose',
    comesFirst: true,
    signs: [
      new RegExp(
        `\\b(?:should|can|could|may|do|shall|must) i (?:just )?(?:take|have|use|inject|need) (?:another|an? extra|one more|two|more|a second|a double|half|an additional) (?:\\w+ )?${MED}\\b`,
      ),
      new RegExp(
        `\\b(?:double|halve|cut|split|skip|stop|raise|increase|lower|reduce) (?:up )?(?:on )?(?:my|the) (?:\\w+ )?${MED}\\b.*\\b(?:ok|okay|safe|should|can|today|tonight|if)\\b`,
      ),
    ],
    not: /\b(?:forgot|missed|remind|log)\b/,
    title: 'Not without your doctor’s OK',
    paragraphs: [
      'I can’t advise on doses. Take your medication as prescribed, and don’t add, skip or stop a dose on your own. Call your doctor or pharmacist today and tell them your readings and how you feel.',
      'Get emergency help for chest pain, trouble breathing, weakness on one side, confusion or a severe headache.',
    ],
    links: [['Open vitals', 'vitals']],
    next: ['Is my blood pressure OK?'],
  },
  {
    key: 'ill-training',
    comesFirst: true,
    signs: [
      [
        ILL,
        TRAIN,
        /\b(?:can|should|could|ok|okay|safe|go|still|anyway|planned|skip|or|is|what|how soon|when)\b/,
      ],
    ],
    not: /\b(?:sick of|love ?sick|sick (?:pr|lift|run)|average|did i)\b/,
    title: 'Don’t train with a fever',
    answersFirst: true,
    paragraphs: [
      'If you have a fever, or symptoms below the neck such as a cough, aches or an upset stomach, don’t train at all, not even lightly. Exercising with an infection can inflame your heart. If you only have a runny nose and no fever, an easy walk or spin is fine if you feel up to it.',
      'Once you’ve been fever-free without medication for one to two days, start again at half your usual time and effort. You barely lose any fitness in a week. Pause fasting and any calorie deficit too.',
      'If you have chest pain, trouble breathing or confusion, call emergency services. Call a doctor if you have a racing heart or a fever that lasts more than three days.',
    ],
    links: [['Open sleep', 'sleep']],
    next: ['Is my resting heart rate normal?', 'How did I sleep last night?'],
    more: [
      {
        asks: 'what-if',
        title: 'Not even slowly',
        paragraphs: [
          'Even light exercise strains your body when you have a fever. Rest today, drink plenty of fluids, and exercise again once you’ve been fever-free for a day or two without medication.',
          'If you have chest pain or trouble breathing, call emergency services. Call a doctor if your heart is racing.',
        ],
      },
      {
        asks: 'duration',
        title: 'A day or two after your fever is gone',
        paragraphs: [
          'Wait until you’ve been fever-free without medication for one to two days, then start at half your usual time and effort, and build up over a week. After COVID, the flu or a chest infection, take longer. See a doctor before you train hard again if you get chest pain, palpitations or unusual breathlessness.',
        ],
      },
    ],
  },
  {
    key: 'dizzy',
    signs: [/\b(?:dizzy|dizziness|light-?headed|woozy|faint(?:ish)?|head rush)\b/],
    not: /\b(?:chest|how (?:much|many|often)|average)\b/,
    title: 'Sit down and drink something',
    paragraphs: [
      'Feeling dizzy when you stand up often means your blood pressure has dropped. Common causes are too little fluid or food, heat, a long time in bed, alcohol, and blood pressure medication. Stand up slowly, drink water, and eat something. Don’t fast or train today.',
      'Call your doctor today if it’s new or keeps happening, or if you take medication for blood pressure or diabetes. Call emergency services if you pass out, or have chest pain, a racing heart, black stools, weakness on one side, or trouble speaking.',
    ],
    facts: [
      {
        query: { metric: 'waterMl', aggregate: 'sum', window: { kind: 'day', back: 0 } },
        words: 'You logged # of water today.',
      },
    ],
    links: [['Open vitals', 'vitals']],
    next: ['Is my blood pressure OK?', 'What did I eat today?'],
  },
  {
    key: 'palpitations',
    signs: [
      /\b(?:palpitations?|heart (?:is |keeps? |was )?(?:racing|pounding|fluttering|skipping|skips?|flutters?)|skipped beats?|irregular (?:heart ?beat|pulse))\b/,
    ],
    not: /\b(?:run|workout|after (?:a )?sprint|average)\b/,
    title: 'Get it checked',
    paragraphs: [
      'Caffeine, alcohol, stress, too little sleep and dehydration are common reasons, and most skipped beats are harmless. I can’t tell what’s causing yours. See a doctor if it’s new, lasts more than a few minutes or keeps coming back. Note when it happens and how long it lasts.',
      'Call emergency services now if it comes with chest pain, fainting or trouble breathing.',
    ],
    facts: [average('caffeineMg', '# of caffeine a day'), SLEEP],
    links: [['Open vitals', 'vitals']],
    next: ['Is my resting heart rate normal?'],
  },
  {
    key: 'cramps',
    signs: [/\b(?:(?:leg|calf|calves|foot|muscle|night) cramps?|cramps? in my|charley horse|cramping up)\b/],
    not: /\b(?:period|stomach|pregnan\w*|chest)\b/,
    title: 'Stretch, drink some water, and take it easy',
    paragraphs: [
      'Stretch the muscle gently and keep it warm. Cramps often come from tired muscles, heat, or too little fluid and salt after sweating. Magnesium rarely helps unless you’re low in it.',
      'See a doctor if they wake you every night, if the leg is swollen, red or warm, or if you take a statin or a water pill.',
    ],
    facts: [average('magnesiumMg', '# of magnesium a day'), average('waterMl', '# of water a day')],
    links: [['Open water', 'water']],
    next: ['Am I getting enough magnesium?'],
  },
  {
    key: 'hair-loss',
    signs: [/\b(?:hair (?:is )?(?:falling out|thinning|loss)|losing (?:my )?hair|brittle nails)\b/],
    title: 'Get a few blood tests',
    paragraphs: [
      'Hair often falls out two to three months after stress, an illness, giving birth or rapid weight loss, and then grows back. Low iron and thyroid problems are worth checking, so ask your doctor about ferritin and TSH. Eating enough protein and calories helps. Biotin rarely does, and it can skew blood tests.',
    ],
    markers: ['ferritin', 'tsh', 'vitamin-d-25oh'],
    links: [['Open blood tests', 'bloodTests']],
    next: ['Is my ferritin OK?'],
  },
  {
    key: 'cold',
    signs: [
      /\b(?:always|so|constantly|often|hands (?:and feet )?(?:are )?) ?cold\b.*|\bi(?:'m| am) (?:always |so )?freezing\b/,
    ],
    not: /\b(?:water|brew|plunge|shower|weather|a cold|coffee|drink|pizza)\b/,
    title: 'Eating too little is a common reason',
    paragraphs: [
      'In a calorie deficit, your body makes less heat. Low iron, an underactive thyroid and low blood pressure can also make you feel cold. If it’s new, ask your doctor about a blood count, ferritin and TSH.',
    ],
    facts: [average('energyKcal', '# a day')],
    markers: ['ferritin', 'hemoglobin', 'tsh'],
    links: [['See your goals', 'goals']],
    next: ['Am I eating enough?'],
  },
];

/** The last resort: how somebody feels, without a topic of its own. */
export const SYMPTOMS_IN_GENERAL: Topic = {
  key: 'symptom',
  signs: [
    /^(?:why (?:do|am|is|are|does) )?(?:i(?:'ve| have| keep getting| get| got| feel|'m|'m having| am having| keep having)|my \w+(?: \w+)? (?:is|are|feels?|hurts?|looks?)) .*\b(?:pain|ache|aching|hurts?|hurting|sore|numb|tingl\w*|swollen|swelling|itch\w*|rash|nause\w*|sick|weak|shak\w*|twitch\w*|cough\w*|burning|stiff|cramp\w*|blurr\w*|ringing|lump|heavy|bleeding|vomit\w*|diarrh\w*)\b/,
  ],
  not: /\b(?:average|did i|how (?:much|many|often)|log|sick of|breakfast|lunch|dinner)\b/,
  title: 'I can’t judge symptoms',
  paragraphs: [
    'I can show you what you logged recently, but I can’t tell what’s causing this. See a doctor if it’s new, getting worse, or doesn’t go away within a few days.',
    'Call emergency services if you faint or have chest pain, trouble breathing, confusion, weakness on one side or severe pain.',
  ],
  links: [['Open today', 'meals']],
  next: ['How did I sleep last night?', 'What did I eat yesterday?'],
};
