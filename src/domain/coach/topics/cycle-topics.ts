import { average, CALORIES, type Topic } from './topic.ts';

const STRESS = average(
  'stressScore',
  'a stress score of #, where 100 is calm (the stress screen shows 100 minus this)',
);
const FASTS = {
  query: { metric: 'fasts', aggregate: 'count', window: { kind: 'last-days', days: 14 } },
  words: 'You logged # {fast} in the last 14 days.',
} as const;
const NO_CYCLE = 'I don’t track cycles, so I can’t say where you are in yours.';

/** Cycle, pregnancy and the wish for one. */
export const CYCLE_TOPICS: readonly Topic[] = [
  {
    key: 'cycle-weight',
    comesFirst: true,
    signs: [
      [
        /\b(?:my (?:next )?period|before (?:a |the )?period|(?:on|during|after) (?:a |my )period|pms|menstrua\w*|my cycle|ovulat\w*|luteal)\b/,
        /\b(?:weigh\w*|weight|scale|heavier|gain\w*|bloat\w*|water retention|hungr\w*|crav\w*)\b/,
      ],
    ],
    not: /\b(?:late|missed|pregnan\w*|log|lost my period|no period|stopped|average|did i)\b/,
    title: 'Water and appetite, not fat',
    answersFirst: true,
    paragraphs: [
      'In the days before a period, many people retain water and feel hungrier, so the scale goes up. It comes back down within a few days after your period starts. Compare the same day of each cycle, or look at the trend over four weeks.',
      'Eat regular meals with protein and fiber, and don’t let the scale push you to cut calories.',
    ],
    facts: [
      {
        query: { metric: 'weightTrendKg', aggregate: 'change', window: { kind: 'last-days', days: 28 } },
        words: 'Your weight trend {changed} in the last four weeks.',
      },
    ],
    links: [['Open weight', 'weight']],
    next: ['Is my weight going down?'],
  },
  {
    key: 'conceive',
    signs: [
      [
        /\b(?:trying (?:for a baby|to (?:conceive|get pregnant|have a baby|fall pregnant))|ttc|get(?:ting)? pregnant|conceiv\w+|plan(?:ning)? (?:a|for a) (?:baby|pregnancy)|fertility|before (?:a )?pregnancy)\b/,
        /\b(?:eat\w*|foods?|diet|drink\w*|avoid|take|taking|supplements?|vitamins?|nutrition|what (?:should|can|do)|how (?:do|can|should)|tips|help\w*|coffee|alcohol|prepare)\b/,
      ],
    ],
    title: 'Eating before pregnancy',
    paragraphs: [
      'Take 400 to 800 µg of folic acid a day, starting at least a month before you try to conceive, because food alone isn’t enough. Ask your doctor about iodine, iron and vitamin D. Eat vegetables, beans, whole grains, eggs, and dairy or dairy alternatives. Have low-mercury fish, such as salmon, twice a week.',
      'Avoid alcohol, liver, high doses of vitamin A, high-mercury fish such as swordfish, and more than 200 mg of caffeine a day. Fasting, keto and large calorie deficits aren’t a good idea right now. Talk to your doctor before you try any of them. Ask about your medications too.',
    ],
    facts: [
      average('folateDfeUg', '# of folate a day from food'),
      average('caffeineMg', '# of caffeine a day'),
      average('alcoholG', '# of alcohol a day'),
    ],
    links: [['Open supplements', 'supplements']],
    sources: [
      { name: 'USPSTF 2023, folic acid', url: 'https://doi.org/10.1001/jama.2023.12876' },
      {
        name: 'FDA, advice about eating fish',
        url: 'https://www.fda.gov/food/consumers/advice-about-eating-fish',
      },
    ],
    next: ['Which supplements should I take?', 'What nutrients am I low in?'],
  },
  {
    key: 'cycle-causes',
    signs: [
      [
        /\b(?:ovulat\w*|periods?|cycle|fertility|menstruat\w*|hormones)\b/,
        /\b(?:stress|fasting|keto|low[- ]carb|exercise|training|running|dieting|diet|weight|sleep|under ?eating|calories)\b/,
        /\b(?:affect\w*|mess\w*|delay\w*|stop\w*|impact\w*|influence\w*|mean|change\w*|cause\w*|why|can|does|because|bad|good|ok|safe|lost)\b/,
      ],
    ],
    not: /\b(?:time period|long period|this period|bike|cycling|how (?:much|many))\b/,
    title: 'Yes, it can',
    paragraphs: [
      'Severe or ongoing stress, eating too little, losing weight quickly and a lot of hard training can delay or stop ovulation. Everyday stress often has no effect. I don’t track cycles, so I can’t see whether yours is affected.',
      'See a doctor if you’ve missed three periods in a row, or if you’re trying to get pregnant and your cycles are irregular.',
    ],
    facts: [CALORIES, STRESS, FASTS],
    links: [['Open stress', 'stress']],
    sources: [
      { name: 'Endocrine Society 2017, missing periods', url: 'https://doi.org/10.1210/jc.2017-00131' },
    ],
    next: ['How do I get my stress down?'],
  },
  {
    key: 'period',
    signs: [
      /\bperiod\b.*\b(?:late|missed|skipped|due|start\w*|came|come|stopped|gone|hasn't|irregular|heavy|pain\w*|cramps?|early|next)\b|\b(?:late|missed|skipped|lost|next|no) (?:my )?period\b|\b(?:period|menstrual) cramps?\b/,
      /\b(?:am i|could i be|might i be|what if i'm|i think i'm|i might be|maybe i'm) (?:\w+ )?(?:pregnant|ovulating)\b|\bpregnancy test\b|\bwhen (?:do|am|will) i ovulat\w+\b/,
    ],
    not: /^(?:log|record|track)\b|\b(?:fasting period|time period|over (?:a|the) period|bleed\w*|weeks pregnant)\b/,
    title: 'I can’t tell from your data',
    paragraphs: [
      `${NO_CYCLE} If your period is late and you could be pregnant, take a home pregnancy test. It’s reliable from the first day of a missed period.`,
      'Stress, illness, travel, losing weight quickly and hard training can delay a period too. See a doctor if you miss three in a row, if your pain is severe, or if your test is positive.',
    ],
    facts: [CALORIES, STRESS, FASTS],
    links: [['Open stress', 'stress']],
    sources: [
      {
        name: 'NHS, missed or late periods',
        url: 'https://www.nhs.uk/symptoms/missed-or-late-periods/',
      },
    ],
    next: ['Can stress affect ovulation?'],
  },
];
