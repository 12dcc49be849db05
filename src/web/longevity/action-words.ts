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

/** What to do about a lever. Never medical advice. */
const ACTIONS: Readonly<Record<Exclude<LongevityAction['lever'], 'marker'>, ActionWords>> = {
  'diet-quality': {
    title: 'Eat more of what your diet lacks',
    text: 'Diet quality shows which food groups bring the most points next: usually vegetables, whole grains, beans and fish.',
    link: diet,
  },
  protein: {
    title: 'Bring protein to your target',
    text: 'A portion of eggs, fish, beans, yogurt or tofu more a day closes most gaps.',
    link: diet,
  },
  fiber: {
    title: 'Eat more fiber',
    text: 'Whole grains, beans, vegetables, fruit and nuts bring it. Add it over weeks, with water.',
    link: diet,
  },
  sodium: {
    title: 'Eat less salt',
    text: 'Bread, cheese, cold cuts and ready meals bring most of it.',
    link: diet,
  },
  'saturated-fat': {
    title: 'Trade some saturated fat',
    text: 'Oils, nuts and fish in place of butter, fat meat and cheese.',
    link: diet,
  },
  'added-sugars': {
    title: 'Cut added sugars',
    text: 'Sweet drinks first: they bring the most at once.',
    link: diet,
  },
  activity: {
    title: 'Move to 150 minutes a week',
    text: 'Brisk walking counts. Vigorous minutes count twice.',
    link: movement,
  },
  steps: { title: 'Walk more', text: 'About 1,000 steps are ten minutes.', link: movement },
  'resistance-training': {
    title: 'Train your strength twice a week',
    text: 'Two sessions count in full; one brings most of it.',
    link: movement,
  },
  'body-mass-index': {
    title: 'Bring your weight down slowly',
    text: 'The next band of the body mass index is what counts, not a number of kilograms a week.',
    link: weight,
  },
  'waist-to-height': {
    title: 'Keep your waist below half your height',
    text: 'It follows weight and movement; measure it once a month.',
    link: weight,
  },
  'sleep-score': {
    title: 'Sleep longer or more regularly',
    text: 'Your sleep score shows which part holds it back.',
    link: { label: 'Open sleep', to: paths.track('sleep') },
  },
  strain: {
    title: 'Take strain off your weeks',
    text: 'See which days weigh on you, and what helps.',
    link: stress,
  },
  'check-in': { title: 'Find calmer days', text: 'Your check-ins show what goes with stress.', link: stress },
  'heart-rate-variability': {
    title: 'Recover',
    text: 'It is below your own usual: sleep, less alcohol and easier training bring it back.',
    link: stress,
  },
  'blood-glucose': {
    title: 'Bring your blood glucose down',
    text: 'Movement after meals, less refined starch and weight do most. Talk to your doctor about the value.',
    link: glucose,
  },
  'blood-pressure': {
    title: 'Bring your blood pressure down',
    text: 'Less salt, more movement, less alcohol. Talk to your doctor about the value.',
    link: { label: 'Add a reading', to: paths.track('vitals') },
  },
  'sensor-glucose': {
    title: 'Flatten your glucose',
    text: 'Your meals by response show which ones raise it most.',
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
    title: 'Drink to your target',
    text: 'A glass at each meal is most of it.',
    link: { label: 'Add a drink', to: paths.track('water') },
  },
  'nightly-fast': {
    title: 'Leave twelve hours between dinner and breakfast',
    text: 'Twelve are enough: longer nights without food earn nothing more here.',
    link: { label: 'See your eating window', to: paths.track('fasting') },
  },
  'bio-age-gap': { title: 'Lower your bio-age', text: 'It moves with all the others.', link: movement },
  nicotine: {
    title: 'Become free of nicotine',
    text: 'Nothing else moves more. A doctor or a quit line doubles the odds.',
    link: { label: 'Update the assessment', to: paths.assessment(6) },
  },
  alcohol: {
    title: 'Drink less alcohol',
    text: 'Below the limit the whole penalty goes. If you drink every day, ask a doctor how to cut down safely.',
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
