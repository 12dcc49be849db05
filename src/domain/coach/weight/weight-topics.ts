import { average, CALORIES, type FollowUp, type Topic, type TopicFact } from '#domain/coach/topics/topic.ts';

const FAT =
  '(?:weight|fat|belly|pounds?|lbs?|kgs?|kilos?|stomach|tummy|love handles|gut|inches|muffin top|flab|\\d+ ?(?:kgs?|kilos?|lbs?|pounds?))';
const LOSE =
  '(?:los(?:e|ing)|loos(?:e|ing)|drop(?:ping)?|shed(?:ding)?|burn(?:ing)?|get(?:ting)? rid of|trim|melt)';

/** Questions about figures of the past. */
const RECORDED =
  /\b(?:how (?:much|many|far)(?!.*\b(?:should|can|could|safe\w*|healthy)\b)|how fast am i|did i|have i|i've|when (?:will|do|did)|average|fastest|most weight|last (?:week|month|year)|calories (?:did|do|have) i)\b|\b(?:fat|weight) (?:did|have) i\b/;

const TREND: TopicFact = {
  query: { metric: 'weightTrendKg', aggregate: 'change', window: { kind: 'last-days', days: 28 } },
  words: 'Your weight trend {changed} in the last four weeks.',
};

const NOT_FOR_ALL =
  'Don’t eat less without your doctor’s OK if you’re pregnant, breastfeeding or under 18, take insulin, or have had an eating disorder.';

const TIPS: FollowUp = {
  asks: 'tips',
  title: 'Start with these three',
  paragraphs: [
    'First, have protein at every meal and fill half your plate with vegetables, which keep you full on fewer calories. Second, look at drinks, oils and snacks, where most hidden calories are. Third, lift weights or do push-ups and squats twice a week, so you lose fat and not muscle.',
    'Then walk more, and protect your sleep, because sleeping too little makes you hungrier.',
  ],
};
const WHY: FollowUp = {
  asks: 'why',
  title: 'Your body makes up the difference',
  paragraphs: [
    'If you eat less than you burn, your body takes the rest from its stores. Which foods you cut matters less than whether you can stick with it. In a year-long trial, healthy low-carb and low-fat diets led to about the same loss.',
  ],
};

/** Losing fat, and a scale that doesn’t move. The safe-goal rules decide what is said first. */
export const WEIGHT_TOPICS: readonly Topic[] = [
  {
    key: 'unexplained-loss',
    comesFirst: true,
    signs: [
      [
        /\b(?:los(?:e|ing)|lost|dropp(?:ed|ing))\b.*\b(?:weight|kgs?|kilos?|pounds|lbs?)\b/,
        /\b(?:without (?:trying|meaning to|dieting|any reason|changing)|for no (?:good |obvious )?reason|unintention\w*|(?:don't|no idea) (?:know )?why|can't explain|not trying to)\b/,
      ],
    ],
    not: /^(?:how|what|tips|ways?|is it possible)\b|\b(?:want to|trying to lose)\b/,
    title: 'Get that checked',
    paragraphs: [
      'If you’re losing weight without trying, make an appointment with your doctor, especially if you’ve lost 5% of your weight or more within a year. Causes range from stress or a thyroid problem to diabetes and other illnesses, and I can’t tell which it is.',
      'See a doctor soon if you’re also very thirsty, have a fever, night sweats or pain, or notice any bleeding.',
    ],
    facts: [TREND, CALORIES],
    links: [['Open weight', 'weight']],
    next: ['How did my weight change last month?'],
  },
  {
    key: 'overnight-gain',
    comesFirst: true,
    signs: [
      /\b(?:weigh(?:ing)? (?:more|less)|(?:i'm|am i) heavier) (?:at night|in the (?:evening|morning|afternoon)|after (?:eating|dinner|a workout|drinking))\b|\b(?:weight|scale) (?:fluctuat\w*|swings?|jumps around|goes up and down|all over the place)\b/,
      [
        /\b(?:gain(?:ed)?|up|put on|heavier|jumped|more)\b/,
        /\b(?:overnight|since yesterday|in (?:a|one|1|two|2) days?|(?:in|over) (?:the|a) weekend|this morning|from one day to the next)\b/,
        /\b(?:weight|pounds?|lbs?|kgs?|kilos?|scale|heavier)\b/,
      ],
    ],
    not: /^(?:how (?:much|many)|what(?:'s| is| was))\b/,
    title: 'That’s probably water, not fat',
    paragraphs: [
      'You did nothing wrong. A swing of 2 to 4 lb (1 to 2 kg) from one day to the next is normal. Salt, carbs, a late meal, sore muscles, your cycle and travel all make your body hold water. To gain 2 lb (1 kg) of fat, you’d have to eat thousands of calories more than you burn.',
      'Watch the trend over weeks. If you gain more than 4 lb (2 kg) in three days with swollen legs or shortness of breath, call a doctor today.',
    ],
    facts: [TREND, average('sodiumMg', '# of sodium a day')],
    links: [['Open weight', 'weight']],
    next: ['Why did my weight change this week?'],
    more: [
      {
        asks: 'duration',
        title: 'Usually two to five days',
        paragraphs: [
          'The extra water goes away a few days after you’re back to your usual meals. You don’t have to make up for anything.',
        ],
      },
      {
        asks: 'confirm',
        title: 'Most likely all water',
        paragraphs: [
          'To gain 2.2 lb (1 kg) of fat, you’d have to eat about 7,700 kcal more than you burn, so almost nobody does that overnight. If the trend is still up after two weeks, part of it may be fat.',
        ],
      },
      {
        asks: 'what-if',
        title: 'No need to make up for it',
        paragraphs: [
          'Eat as usual today. Skipping meals after a high weigh-in makes the next few days harder and doesn’t get rid of the water.',
        ],
      },
    ],
  },
  {
    key: 'stuck-weight',
    own: 'stuck-weight',
    comesFirst: true,
    signs: [
      new RegExp(
        `\\b(?:why|y|how come)\\b.*\\b(?:not|can't|cant|cannot|aren't|isn't|am i not|don't|won't|stopped|never)\\b.*\\b(?:los(?:e|ing)|loos(?:e|ing)|drop(?:ping)?|budg(?:e|ing)|mov(?:e|ing)|going down|go down)\\b`,
      ),
      new RegExp(
        `\\b(?:i'm|im|i am|still|just|and) not (?:los|loos|dropp)ing\\b.*\\b${FAT}\\b|\\bcan(?:'t|not|t) (?:seem to )?${LOSE}\\b.*\\b${FAT}\\b`,
      ),
      /\b(?:weight|scale)\b.*\b(?:stuck|won't budge|won't move|isn't (?:moving|budging|going down)|hasn't (?:moved|changed|budged)|plateau\w*|stopped (?:dropping|moving|going down))\b|\bweight[- ]?loss (?:has )?(?:stall\w*|plateau\w*|stopped)\b|\b(?:hit|in|at|on) a plateau\b|\bstopped losing (?:weight|fat)\b/,
      /\bnothing (?:works|is working|seems to work|helps)\b/,
    ],
    not: /\b(?:longevity|bio-?age|scores?|hrv|vo2 ?max|ferritin|ldl|a1c|hba1c|sleep\w*|pain|headache|muscle|run(?:ning)?|glucose|cholesterol|pressure)\b/,
    title: 'Let’s compare your log with the scale',
    paragraphs: [NOT_FOR_ALL],
    links: [
      ['Open weight', 'weight'],
      ['See your goals', 'goals'],
    ],
    next: ['Which foods gave me the most calories this month?', 'Why did my weight change this month?'],
    more: [TIPS, { ...TIPS, asks: 'faster', title: 'Get the scale moving first' }, WHY],
  },
  {
    key: 'healthy-weight',
    own: 'healthy-weight',
    comesFirst: true,
    signs: [
      /\b(?:healthy|ideal|normal|good|best|right|perfect|recommended|optimal) (?:body ?)?weight\b(?! (?:loss|gain|range of|trend|change|to (?:lift|use)))/,
      /^(?:what|how much) should (?:i|my weight|a (?:man|woman|person) (?:of )?(?:my|this) (?:height|size|age))\b.*\b(?:weigh|be)$/,
      /^(?:am i|do i weigh|is my weight) (?:really |actually )?(?:too (?:fat|heavy|thin|light|much|little|low|high)|overweight|obese|underweight|fat)(?: for my (?:height|age|size))?$/,
    ],
    not: /\b(?:goals?|targets?|reach|year[- ]?olds?|lose|gain|baby|pregnan\w*|log|keep|maintain|get (?:to|back))\b/,
    title: 'For your height',
    paragraphs: [
      'BMI can’t tell muscle from fat, so look at your waist too: less than half your height is a good sign.',
    ],
    links: [['Open weight', 'weight']],
    next: ['Is my waist size OK?', 'Why did my weight change this month?'],
  },
  {
    key: 'lose-weight',
    own: 'lose-weight',
    comesFirst: true,
    signs: [
      [
        new RegExp(
          `\\b${LOSE}\\b.*\\b${FAT}\\b|\\b(?:weight|fat)[- ]loss\\b|\\bslim(?:mer)? down\\b|\\blean(?:er)? out\\b`,
        ),
        /\b(?:how|what|tips?|help|want|need|ways?|best|easiest|trying|should|can i|is it possible|safe|healthy|start|diet|plan)\b/,
      ],
      /\bhow (?:much|fast|quickly|many (?:kgs?|kilos?|pounds|lbs?))\b.*\b(?:should|can|could|safe\w*|healthy)\b.*\b(?:lose|drop)\b/,
      /^(?:how|what|i want|ways?|tips?|best)\b.*\b(?:abs|six[- ]?pack|flat (?:stomach|tummy|belly))\b/,
      new RegExp(`^${LOSE}(?: some| more| my| a few| the| this)* ${FAT}\\b`),
      /\b(?:get|go|drop|down) to (?:under |below )?\d{1,2} ?(?:%|percent) (?:body ?)?fat\b/,
      /^how (?:do|can|could|should) i (?:get|be|become) (?:thin(?:ner)?|lean(?:er)?|slim(?:mer)?|ripped|shredded|a flat stomach|in shape)\b/,
    ],
    not: new RegExp(
      `${RECORDED.source}|\\b(?:log|remind|recipe|keep|sleep score|blood|cholesterol)\\b|\\bhow (?:is|was) my\\b|\\bweight loss (?:rate|trend|speed)\\b|\\b(?:los\\w+|lost) (?:muscle|my job|motivation)\\b`,
    ),
    title: 'Eat a little less than you burn',
    paragraphs: [
      'Protein at each meal, vegetables and whole grains keep you full. Strength training twice a week preserves muscle. Weigh yourself most mornings, and go by the trend over four weeks, not single days.',
      NOT_FOR_ALL,
    ],
    facts: [TREND, CALORIES],
    links: [
      ['Update goals', 'updateGoals'],
      ['Open weight', 'weight'],
    ],
    sources: [
      {
        name: 'AHA/ACC/TOS 2013, managing weight',
        url: 'https://doi.org/10.1161/01.cir.0000437739.71477.ee',
      },
    ],
    next: ['When will I reach my goal weight?', 'What should I eat for dinner?'],
    more: [
      TIPS,
      {
        asks: 'worry',
        title: 'At a slow rate, yes',
        paragraphs: [
          'Losing up to 1% of your weight a week is safe for most adults down to a BMI of 18.5, or 20 if you’re 65 or older. Very low body fat isn’t healthy: below about 8% in men and 18% in women, it can affect your hormones, bones and mood.',
          NOT_FOR_ALL,
        ],
      },
      {
        asks: 'faster',
        title: 'A little, but not much',
        paragraphs: [
          'For most adults, about 1% of your weight a week is the fastest safe rate. If you go faster, you’ll lose more muscle and feel hungrier and more tired. More steps and fewer liquid calories are the gentlest way to speed it up. You can choose a faster rate under Update goals, which keeps it within safe limits.',
        ],
      },
      {
        asks: 'what-if',
        title: 'Don’t skip meals or starve yourself',
        paragraphs: [
          'Your calorie target already includes the deficit. Eating much less than that makes you lose muscle, sleep badly and overeat later. Never go below your target for days on end.',
        ],
      },
      WHY,
      {
        asks: 'duration',
        title: 'You won’t see much in the first few weeks',
        paragraphs: [
          'Expect to see a difference in the trend after three to four weeks. Ask me when you’ll reach your goal weight, and I’ll calculate it from your plan.',
        ],
      },
    ],
  },
];
