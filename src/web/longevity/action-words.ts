import type { LongevityAction } from '#contract/longevity.ts';
import { paths } from '#web/lib/paths.ts';
import { inputName } from './figure-words.ts';

interface ActionWords {
  readonly title: string;
  readonly text: string;
  readonly link: { readonly label: string; readonly to: string };
}

const diet = { label: 'See which foods', to: paths.dietQuality() };
const stress = { label: 'Open stress', to: paths.track('stress') };
const weight = { label: 'Open weight', to: paths.track('weight') };
const movement = { label: 'Open movement', to: paths.track('movement') };
const glucose = { label: 'Open glucose', to: paths.glucose() };

/** What to do about an item. Never medical advice. */
const ACTIONS: Readonly<Record<Exclude<LongevityAction['lever'], 'marker'>, ActionWords>> = {
  'diet-quality': {
    title: 'Eat more of what your diet lacks',
    text: 'Diet quality shows which food groups add the most points next, usually vegetables, whole grains, beans and fish.',
    link: diet,
  },
  protein: {
    title: 'Reach your protein target',
    text: 'One more serving a day of eggs, fish, beans, yogurt or tofu closes most gaps.',
    link: diet,
  },
  fiber: {
    title: 'Eat more fiber',
    text: 'You get it from whole grains, beans, vegetables, fruit and nuts. Add it over several weeks, with water.',
    link: diet,
  },
  sodium: {
    title: 'Eat less salt',
    text: 'Most of it comes from bread, cheese, cold cuts and ready meals.',
    link: diet,
  },
  'saturated-fat': {
    title: 'Swap some saturated fat',
    text: 'Choose oils, nuts and fish over butter, fatty meat and cheese.',
    link: diet,
  },
  'added-sugars': {
    title: 'Cut added sugars',
    text: 'Start with sugary drinks. They usually have the most.',
    link: diet,
  },
  activity: {
    title: 'Get 150 minutes of movement a week',
    text: 'Brisk walking counts. Vigorous minutes count twice.',
    link: movement,
  },
  steps: { title: 'Walk more', text: '1,000 steps take about ten minutes.', link: movement },
  'resistance-training': {
    title: 'Strength train twice a week',
    text: 'Two sessions earn full points. One earns most of them.',
    link: movement,
  },
  'body-mass-index': {
    title: 'Lose weight slowly',
    text: 'What counts is the next body mass index range, not how many kilograms you lose a week.',
    link: weight,
  },
  'waist-to-height': {
    title: 'Keep your waist below half your height',
    text: 'It changes with your weight and movement. Measure it once a month.',
    link: weight,
  },
  'sleep-score': {
    title: 'Sleep longer or more regularly',
    text: 'Your sleep score shows which part holds it back.',
    link: { label: 'Open sleep', to: paths.track('sleep') },
  },
  strain: {
    title: 'Lower your weekly stress',
    text: 'See which days weigh on you and what helps.',
    link: stress,
  },
  'check-in': {
    title: 'Find calmer days',
    text: 'Your check-ins show what’s linked to your stress.',
    link: stress,
  },
  'heart-rate-variability': {
    title: 'Recover',
    text: 'Your heart rate variability is below your baseline. Sleep, less alcohol and easier training bring it back.',
    link: stress,
  },
  'blood-glucose': {
    title: 'Lower your blood glucose',
    text: 'Moving after meals, eating less refined starch and losing weight help most. Talk to your doctor about your value.',
    link: glucose,
  },
  'blood-pressure': {
    title: 'Lower your blood pressure',
    text: 'Less salt, more movement and less alcohol help. Talk to your doctor about your value.',
    link: { label: 'Add a reading', to: paths.track('vitals') },
  },
  'sensor-glucose': {
    title: 'Flatten your glucose curve',
    text: 'See which of your meals raise it most.',
    link: glucose,
  },
  'insulin-resistance': {
    title: 'Lower your insulin resistance',
    text: 'Movement, sleep and weight work together here.',
    link: glucose,
  },
  'triglyceride-glucose': {
    title: 'Lower triglycerides and glucose',
    text: 'Less sugar and alcohol, more movement.',
    link: glucose,
  },
  water: {
    title: 'Reach your water target',
    text: 'A glass with each meal gets you most of the way.',
    link: { label: 'Add a drink', to: paths.track('water') },
  },
  'nightly-fast': {
    title: 'Leave twelve hours between dinner and breakfast',
    text: 'Twelve is enough. Longer fasts don’t earn more points.',
    link: { label: 'See your eating window', to: paths.track('fasting') },
  },
  'bio-age-gap': { title: 'Lower your bio-age', text: 'It improves as the others do.', link: movement },
  nicotine: {
    title: 'Quit nicotine',
    text: 'Nothing else makes a bigger difference. A doctor or a quitline doubles your odds.',
    link: { label: 'Update the assessment', to: paths.assessment(6) },
  },
  alcohol: {
    title: 'Drink less alcohol',
    text: 'Below the limit, the penalty disappears. If you drink every day, ask a doctor how to cut down safely.',
    link: { label: 'Update the assessment', to: paths.assessment(6) },
  },
};

export const actionWords = ({ lever, marker }: LongevityAction): ActionWords =>
  lever === 'marker'
    ? {
        title: `Look at your ${inputName({ key: 'marker', marker })}`,
        text: 'Its page shows its range and what affects it.',
        link: { label: 'Open the marker', to: marker === null ? paths.bloodTests() : paths.marker(marker) },
      }
    : ACTIONS[lever];

/** "+2.4 points". */
export const pointsText = (points: number): string => {
  const text = points.toFixed(1);
  return `+${text} ${text === '1.0' ? 'point' : 'points'}`;
};
