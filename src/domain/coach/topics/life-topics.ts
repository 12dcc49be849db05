import { average, PROTEIN, SLEEP, type Topic } from './topic.ts';

/** Children and teenagers, whom no plan for adults fits. */
export const GROWING_TOPICS: readonly Topic[] = [
  {
    key: 'under-18',
    comesFirst: true,
    signs: [
      [
        /\b(?:i'm|im|i am) (?:only |just |a )?(?:1[0-7]|thirteen|fourteen|fifteen|sixteen|seventeen)(?: (?:years? old|y\/?o|yo))?\b(?! ?(?:weeks|months|kg|lb|st|%|min|days|hours))/,
        /\b(?:abs|lose|weight|fat|diet|skinny|thin|calories|fast(?:s|ing)?|keto|low[- ]carb|carnivore|omad|intermittent|creatine|protein powder|pre-?workout|supplements?|steroids?|sarms?|fat burners?|bulk|cut|muscles?|shredded|summer)\b/,
      ],
    ],
    title: 'You’re still growing, so no dieting',
    answersFirst: true,
    paragraphs: [
      'I don’t plan weight loss or fasting for anyone under 18. Your body needs the energy to grow, and it’s still changing a lot on its own. Three regular meals, sports you enjoy, strength training with good form, and eight to ten hours of sleep do more than any diet. You don’t need supplements.',
      'If you’re worried about your weight or how you look, talk to a parent, a doctor or another adult you trust. findahelpline.com lists people you can talk to.',
    ],
    links: [['Open movement', 'movement']],
    next: ['How many minutes did I work out last week?'],
    more: [
      {
        asks: 'tips',
        title: 'Move, eat, sleep',
        paragraphs: [
          'Do push-ups, squats and planks two or three times a week, play a sport, eat breakfast, lunch and dinner with some protein, and sleep eight to ten hours. Give it months, not weeks.',
        ],
      },
    ],
  },
  {
    key: 'growing-weight',
    comesFirst: true,
    signs: [
      [
        /\b(?:1[0-7]|[2-9])[- ]?(?:year|yr)s?[- ]?olds?\b|\b(?:my|a|your) (?:\w+ )?(?:teen(?:ager)?|son|daughter|kid|child|toddler|niece|nephew)\b|\b(?:teens|teenagers|adolescents|children|kids|minors)\b(?! (?:menu|meals?|size))/,
        /\b(?:weigh\w*|weight|bmi|overweight|thin|calories|diet\w*|fast(?:s|ing)?|keto|low[- ]carb|creatine|protein(?: powder)?|supplements?|muscles?|lose|bulk|how much)\b/,
        /\b(?:should|how|what|which|is|are|can|could|may|ok|okay|safe|put|give|normal|healthy|ideal|too)\b/,
      ],
    ],
    not: /\b(?:did i|average|log|yesterday|baby|was born|sleep\w*|screen time)\b/,
    title: 'Adult ranges don’t apply',
    answersFirst: true,
    paragraphs: [
      'Children and teenagers are still growing, so a healthy weight depends on age, sex and height, and a doctor compares it with growth charts. My ranges, targets and weight plans are for adults, and so are fasting, dieting and most supplements.',
      'Regular meals, enough sleep and activities they enjoy are good for kids and teens at any weight. If you’re worried, ask their doctor before changing what they eat.',
    ],
    links: [['See your goals', 'goals']],
  },
  {
    key: 'child-values',
    comesFirst: true,
    signs: [
      [
        /\b(?:bab(?:y|ies)|newborns?|infants?|toddlers?|child(?:ren)?|kids?|son|daughter|(?:[1-9]|1[0-2])[- ]?(?:year|yr)s?[- ]?olds?|\d+[- ]?(?:month|week)s?[- ]?olds?)\b/,
        /\b(?:how (?:much|many hours of) sleep|hours of sleep|heart rate|pulse|temperature|fever|oxygen|blood pressure|blood sugar|glucose)\b/,
        /\b(?:normal|typical|healthy|needs?|should|too|high|low|dangerous|ok|okay)\b/,
      ],
    ],
    not: /\b(?:is|are|was) my (?!bab|newborn|infant|toddler|child|kid|son|daughter)|\b(?:did i|do i|should i|can i|log|pregnan\w*)\b/,
    title: 'Adult ranges don’t apply',
    answersFirst: true,
    paragraphs: [
      'What’s normal depends on a child’s age, and my ranges are for adults, so ask the child’s doctor. A baby up to 3 months old with a temperature of 100.4 °F (38 °C) or higher needs a doctor right away.',
    ],
    links: [['Open vitals', 'vitals']],
    sources: [{ name: 'MedlinePlus, fever', url: 'https://medlineplus.gov/ency/article/003090.htm' }],
  },
];

/** Feelings, travel and days away from the routine. */
export const LIFE_TOPICS: readonly Topic[] = [
  {
    key: 'low-mood',
    signs: [
      /\b(?:feel(?:ing)?|i'm|i am|im|been) (?:\w+ ){0,2}(?:down|low|sad|depressed|blue|miserable|hopeless|lonely|empty|unmotivated|like (?:crap|giving up))\b/,
      /\b(?:no|zero|lost (?:all )?(?:my )?) ?motivation\b|\bi (?:want to|feel like) (?:cry|crying|give up|giving up)\b/,
    ],
    not: /\b(?:low (?:on|in)|down (?:to|by)|slow\w*|why (?:is|are|did) my)\b/,
    title: 'I’m sorry you’re feeling this way',
    paragraphs: [
      'Be kind to yourself today. A walk outside, regular meals, and talking to someone you trust help more than a perfect log.',
      'If it lasts longer than two weeks or makes everyday life hard, see a doctor. It’s common, and it can be treated. If you ever think about hurting yourself, call or text 988 in the US or Canada, call emergency services, or find a crisis line at findahelpline.com.',
    ],
    facts: [SLEEP, average('steps', '# steps a day')],
    links: [['Open stress', 'stress']],
    next: ['Why did my sleep change?'],
  },
  {
    key: 'stressed',
    signs: [
      /\b(?:stressed|overwhelmed|anxious|on edge|frazzled|burning out|under (?:a lot of )?pressure|panicky|can't (?:switch off|relax|unwind|calm down)|nervous)\b/,
    ],
    not: /\b(?:how (?:much|many|often|stressed)|average|days|when i'm|correlat\w*|affect\w*)\b|\b(?:am|was) i (?:more|less) stressed (?:on|than|in|during|this|last)\b/,
    title: 'That sounds like a lot',
    paragraphs: [
      'Start small: five minutes of slow breathing, then a walk without your phone. Write down what’s on your mind before bed, so you don’t have to keep it in your head. The stress screen has breathing exercises.',
      'If it goes on for weeks, or you get panic attacks, talk to a doctor.',
    ],
    facts: [
      average(
        'stressScore',
        'a stress score of #, where 100 is calm (the stress screen shows 100 minus this)',
      ),
      SLEEP,
    ],
    links: [['Open stress', 'stress']],
    next: ['Is my stress high?', 'Is my HRV normal?'],
  },
  {
    key: 'jet-lag',
    signs: [
      /\bjet ?lag(?:ged)?\b/,
      [
        /\b(?:fly(?:ing)?|flight|travel(?:ing|ling)?|trip|going)\b/,
        /\b(?:time zones?|time difference|hours? (?:ahead|behind)|overnight|long[- ]haul|abroad|overseas|tokyo|asia|europe|australia|america|japan|china|india|new york|london|dubai)\b/,
      ],
    ],
    title: 'Shift your schedule gradually',
    paragraphs: [
      'Before you leave, shift your bedtime by an hour a day: earlier if you’re flying east, later if you’re flying west. Switch to local time as soon as you land. Get outside in daylight: in the morning if you flew east, in the evening if you flew west. Keep naps short, and have coffee only in the morning.',
      'Fasting: keep it short or skip it on travel days, drink water, and eat at local mealtimes from the first day.',
      'Training: a walk on the first day, an easy workout on the second, then your usual training once you’re sleeping through the night.',
    ],
    facts: [average('bedtime', 'Your usual bedtime is #.'), average('wakeTime', 'You usually wake up at #.')],
    links: [['Open sleep', 'sleep']],
    sources: [{ name: 'AASM 2007, jet lag', url: 'https://doi.org/10.1093/sleep/30.11.1460' }],
    next: ['How did I sleep last week?'],
  },
  {
    key: 'eating-out',
    comesFirst: true,
    signs: [
      [
        /\b(?:eat(?:ing)? out|restaurants?|take ?away|takeout|take ?out|work (?:trip|dinner|lunch)|business (?:trip|travel|dinner)|buffet|hotels?|hotel breakfast|away for work|wedding|barbecue|bbq|party tonight|airport)\b/,
        /\border\b|\bwhat (?:should|can|do|could) i (?:eat|have|do|get)\b|\b(?:tips|advice|help|how (?:do|can|should) i|ideas?|stay on track|healthy|best|how to (?:eat|order))\b/,
      ],
    ],
    not: /\b(?:how (?:much|many|often)|average|calories (?:in|did)|did i|log)\b|^(?:i )?(?:just )?(?:had|ate)\b/,
    title: 'What to order',
    paragraphs: [
      'Build your plate around fish, chicken, tofu or beans, with vegetables or salad, plus potatoes, rice or bread. Get sauce and dressing on the side, drink water, and share dessert.',
      'Take a photo before you eat, or describe the meal to me afterward. A rough log is better than none.',
    ],
    facts: [PROTEIN],
    showsLeft: true,
    links: [['Log a meal', 'describe']],
    next: ['Can I have sushi tonight?'],
  },
  {
    key: 'feeling-good',
    signs: [
      /^(?:i )?(?:feel(?:ing)?|i'm feeling|i'm) (?:\w+ ){0,2}(?:great|amazing|awesome|fantastic|good|better|wonderful|strong|energized|fresh)(?: (?:today|now|this week|lately|again|thanks))*$/,
      /^(?:thanks|thank you|cheers) (?:to|for) .+$|\b(?:so|really|super) (?:happy|proud|pleased)\b|\bnew (?:pb|pr|personal best|record)\b/,
    ],
    title: 'Great to hear!',
    paragraphs: [
      'Do a check-in on the stress screen to log how you feel. After enough check-ins, I can show you what your good days have in common.',
    ],
    facts: [SLEEP],
    links: [['Open stress', 'stress']],
    next: ['How was my week?'],
  },
];
