import { reply, type Reply } from '#domain/coach/reply.ts';
import { actionText } from '#domain/longevity/action-words.ts';
import type { Lever } from '#domain/longevity/next-action.ts';
import type { ScreenName } from '#domain/screens/screens.ts';
import { KETOGENIC_BELOW_G } from '#domain/goals/conditions.ts';
import type { ImproveRequest } from './read-improve.ts';
import { lowerFirst } from '#domain/words/first-letter.ts';

interface Habit {
  readonly words: RegExp;
  /** Changes of the longevity score that move the figure. */
  readonly levers: readonly Exclude<Lever, 'marker'>[];
  /** What helps besides them. */
  readonly text?: string;
  readonly link: readonly [name: string, screen: ScreenName];
  /** A question about the member's own figures. */
  readonly next: string;
}

/** Figures that habits change. */
const HABITS: readonly Habit[] = [
  {
    words: /\b(?:stress|strain)\b/,
    levers: ['strain', 'check-in'],
    text: 'A few minutes of slow breathing, enough sleep and regular movement help most people. The stress screen has breathing exercises that take five minutes or less.',
    link: ['Open stress', 'stress'],
    next: 'Is my stress high?',
  },
  {
    words:
      /\b(?:time in range|tir|glucose (?:variability|spikes|swings)|(?:blood )?sugar (?:spikes|swings))\b/,
    levers: [],
    text: 'Start meals with vegetables and protein, keep portions of bread, rice, sweets and juice small, and walk for ten to fifteen minutes afterward. More fiber and enough sleep help too. If you take insulin or a sulfonylurea, talk to your care team before changing how you eat.',
    link: ['Open glucose', 'glucose'],
    next: 'Which foods spike my glucose?',
  },
  {
    words: /\b(?:hrv|heart rate variability)\b/,
    levers: [],
    text: 'More sleep, less alcohol, less stress and lighter workouts after hard ones can bring your HRV back up. Regular endurance training can raise it over months.',
    link: ['Open stress', 'stress'],
    next: 'Is my HRV normal?',
  },
  {
    words:
      /\b(?:snack(?:s|ing)?|eat(?:ing)?|cravings?|nibbl(?:e|ing)|graz(?:e|ing))\b.*\b(?:night|evening|late|bed|tv)\b|\b(?:late[- ]?night|night(?:time)?|evening) (?:snack(?:s|ing)?|eating|cravings?)\b/,
    levers: ['nightly-fast', 'protein', 'fiber'],
    text: 'Eat enough at dinner, with protein and fiber, so you stay full until bedtime. If you still want something, plan one small snack and keep the rest out of reach.',
    link: ['Open fasting', 'fasting'],
    next: 'What is a healthy snack under 200 calories?',
  },
  {
    words:
      /\b(?:snack(?:s|ing)?|cravings?|nibbl(?:e|ing)|graz(?:e|ing))\b.*\b(?:work|office|desk|bored|boredom|afternoons?|between meals|all day|so (?:much|often)|constantly)\b|\b(?:stress|emotional|boredom|mindless) (?:eating|snacking)\b|^(?:so much )?snacking$/,
    levers: ['protein', 'fiber'],
    text: 'Have protein and fiber at breakfast and lunch, plan one snack for the time you usually get hungry, and keep the rest out of sight. If you’re bored or stressed, take a short walk or drink something first, then decide.',
    link: ['Open today', 'meals'],
    next: 'What is a healthy snack under 200 calories?',
  },
  {
    words: /\b(?:a?sleep(?:ing)?|slept|sleep score)\b/,
    levers: ['sleep-score'],
    text: 'Go to bed and get up at the same times every day, and leave some time between your last meal, coffee or drink and bedtime.',
    link: ['Open sleep', 'sleep'],
    next: 'Why did my sleep change?',
  },
  {
    words: /\b(?:blood pressure|bp)\b/,
    levers: ['blood-pressure', 'sodium'],
    link: ['Open vitals', 'vitals'],
    next: 'Is my blood pressure OK?',
  },
  {
    words: /\b(?:vo2 ?max|fitness|resting (?:heart rate|hr|pulse)|rhr)\b/,
    levers: ['activity', 'resistance-training'],
    link: ['Open movement', 'movement'],
    next: 'Is my VO2 max good for my age?',
  },
  {
    words: /\b(?:waist|belly(?: fat)?|waistline)\b/,
    levers: ['waist-to-height', 'activity'],
    link: ['Open weight', 'weight'],
    next: 'Is my waist size OK?',
  },
  {
    words: /\b(?:bmi|body mass index|body fat|bf)\b/,
    levers: ['body-mass-index', 'resistance-training'],
    link: ['Open weight', 'weight'],
    next: 'Is my weight going down?',
  },
  {
    words: /\bsteps?\b/,
    levers: ['steps'],
    link: ['Open movement', 'movement'],
    next: 'How many steps did I average last week?',
  },
  {
    words: /\b(?:salt|sodium)\b/,
    levers: ['sodium'],
    link: ['Open diet quality', 'dietQuality'],
    next: 'Which foods gave me the most sodium this month?',
  },
  {
    words: /\bfib(?:er|re)\b/,
    levers: ['fiber'],
    link: ['Open diet quality', 'dietQuality'],
    next: 'Which foods gave me the most fiber this month?',
  },
  {
    words: /\bprotein\b/,
    levers: ['protein'],
    link: ['See your goals', 'goals'],
    next: 'Which foods gave me the most protein this month?',
  },
  {
    words: /\bsaturated fat\b/,
    levers: ['saturated-fat'],
    link: ['Open diet quality', 'dietQuality'],
    next: 'Which foods gave me the most saturated fat this month?',
  },
  {
    words: /\b(?:added )?sugar\b(?! level)/,
    levers: ['added-sugars'],
    link: ['Open diet quality', 'dietQuality'],
    next: 'Which foods gave me the most added sugar this month?',
  },
  {
    words: /\balcohol\b|\bdrinking\b/,
    levers: ['alcohol'],
    link: ['Open longevity', 'longevity'],
    next: 'How much alcohol did I drink this month?',
  },
];

/** "How do I up my ketones?": by the stages of a fast and the limit of a ketogenic diet. */
const KETONES = reply({
  kind: 'advice',
  title: 'Raising ketones',
  paragraphs: [
    `Your body makes ketones when it runs low on carbs. For many people, that takes 18 to 24 hours without food. A diet with less than ${KETOGENIC_BELOW_G} g of carbs a day also works. Exercise speeds things up.`,
    'More isn’t better. Without your doctor’s OK, don’t raise ketones on purpose if you’re pregnant or breastfeeding, or have had an eating disorder. The same goes if you have type 1 diabetes, or take insulin or an SGLT2 inhibitor.',
  ],
  links: [{ name: 'Open glucose and ketones', screen: 'glucose' }],
  sources: [{ name: 'Anton 2018, switching from glucose to fat', url: 'https://doi.org/10.1002/oby.22065' }],
  next: ['What was my average ketone level last week?'],
});

/** How to raise ketones; undefined for other figures. */
export const ketoneAdvice = ({ what, direction }: ImproveRequest): Reply | undefined =>
  direction !== 'down' && /\bketones?\b|\bketosis\b/.test(what) ? KETONES : undefined;

/** The words of a habit that a text is about: "sleep". */
export const habitNamed = (text: string): string | undefined =>
  HABITS.flatMap(({ words }) => words.exec(text)?.[0] ?? [])[0];

/** How to change a figure that habits affect; undefined for any other. */
export function habitAdvice(what: string): Reply | undefined {
  const habit = HABITS.find(({ words }) => words.test(what));
  if (!habit) return undefined;
  const actions = habit.levers.map((lever) => actionText({ lever }));
  const [name, screen] = habit.link;
  return reply({
    kind: 'advice',
    title: actions[0]?.title ?? 'What helps',
    paragraphs: [
      ...(habit.text === undefined ? [] : [habit.text]),
      ...actions.map(({ title, text }, at) => (at === 0 ? text : `${title}: ${lowerFirst(text)}`)),
    ],
    links: [{ name, screen }],
    next: [habit.next],
  });
}
