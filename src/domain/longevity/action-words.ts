import { isMarkerKey, markerOf } from '#domain/blood/markers.ts';
import { nameInSentence } from '#domain/words/name-in-sentence.ts';
import type { Action, Lever } from './next-action.ts';

/** A change in words. */
interface ActionText {
  readonly title: string;
  readonly text: string;
}

/** What to do about an item. Never medical advice. */
const ACTIONS: Readonly<Record<Exclude<Lever, 'marker'>, ActionText>> = {
  'diet-quality': {
    title: 'Improve your diet quality',
    text: 'Your diet quality score shows which food groups would add the most points, usually vegetables, whole grains, beans and fish.',
  },
  protein: {
    title: 'Reach your protein target',
    text: 'One more serving a day of eggs, fish, beans, yogurt or tofu is usually enough.',
  },
  fiber: {
    title: 'Eat more fiber',
    text: 'You get fiber from whole grains, beans, vegetables, fruit and nuts. Increase it gradually over several weeks, and drink plenty of water.',
  },
  sodium: {
    title: 'Eat less salt',
    text: 'Most salt comes from bread, cheese, cold cuts and packaged meals.',
  },
  'saturated-fat': {
    title: 'Swap out some saturated fat',
    text: 'Choose oils, nuts and fish over butter, fatty meat and cheese.',
  },
  'added-sugars': {
    title: 'Cut added sugars',
    text: 'Start with sugary drinks, usually the biggest source.',
  },
  activity: {
    title: 'Get 150 minutes of movement a week',
    text: 'Brisk walking counts. Vigorous minutes count double.',
  },
  steps: { title: 'Walk more', text: '1,000 steps take about ten minutes.' },
  'resistance-training': {
    title: 'Strength train twice a week',
    text: 'Two sessions earn full points. One earns most of them.',
  },
  'body-mass-index': {
    title: 'Lose weight slowly',
    text: 'What counts is reaching the next lower BMI range, not how fast you get there.',
  },
  'waist-to-height': {
    title: 'Keep your waist below half your height',
    text: 'Your waist changes with your weight and how active you are. Measure it once a month.',
  },
  'sleep-score': {
    title: 'Sleep longer, or keep a more regular schedule',
    text: 'Your sleep score shows what’s holding it back.',
  },
  strain: { title: 'Lower your weekly stress', text: 'See which days are most stressful and what helps.' },
  'check-in': { title: 'Have more calm days', text: 'Your check-ins show what’s linked to your stress.' },
  'heart-rate-variability': {
    title: 'Give yourself time to recover',
    text: 'Your heart rate variability is below your baseline. Sleep, less alcohol and lighter workouts can bring it back up.',
  },
  'blood-glucose': {
    title: 'Lower your blood glucose',
    text: 'Moving after meals, eating less refined starch and losing weight help most. Talk to your doctor about your result.',
  },
  'blood-pressure': {
    title: 'Lower your blood pressure',
    text: 'Less salt, more exercise and less alcohol help. Talk to your doctor about your readings.',
  },
  'sensor-glucose': { title: 'Flatten your glucose curve', text: 'See which meals raise your glucose most.' },
  'insulin-resistance': {
    title: 'Lower your insulin resistance',
    text: 'Exercise, sleep and weight all play a part.',
  },
  'triglyceride-glucose': {
    title: 'Lower triglycerides and glucose',
    text: 'Cutting back on sugar and alcohol helps, and so does exercise.',
  },
  water: { title: 'Reach your water target', text: 'A glass with each meal gets you most of the way.' },
  'nightly-fast': {
    title: 'Leave twelve hours between dinner and breakfast',
    text: 'Twelve hours is enough. Longer fasts don’t earn more points.',
  },
  'bio-age-gap': { title: 'Lower your bio-age', text: 'Your bio-age improves as the other pillars do.' },
  nicotine: {
    title: 'Quit nicotine',
    text: 'Nothing makes a bigger difference. Help from a doctor or a quitline can double your odds of quitting.',
  },
  alcohol: {
    title: 'Drink less alcohol',
    text: 'Only heavy drinking lowers your longevity score. If you drink every day, ask a doctor how to cut down safely.',
  },
};

/** Title and text of a change. */
export const actionText = ({
  lever,
  marker,
}: Pick<Action, 'lever'> & { readonly marker?: string | null | undefined }): ActionText =>
  lever === 'marker'
    ? {
        title: `Look at your ${typeof marker === 'string' && isMarkerKey(marker) ? nameInSentence(markerOf(marker).name) : 'marker'}`,
        text: 'The marker’s page shows its range and what affects it.',
      }
    : ACTIONS[lever];
