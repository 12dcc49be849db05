import type { LongevityAction } from '#contract/longevity.ts';
import { paths } from '#web/lib/paths.ts';
import { actionText } from '#domain/longevity/action-words.ts';

interface ActionLink {
  readonly label: string;
  readonly to: string;
}

const diet = { label: 'See which foods', to: paths.dietQuality() };
const stress = { label: 'Open stress', to: paths.track('stress') };
const weight = { label: 'Open weight', to: paths.track('weight') };
const movement = { label: 'Open movement', to: paths.track('movement') };
const glucose = { label: 'Open glucose', to: paths.glucose() };

/** Where to act. */
const LINKS: Readonly<Record<Exclude<LongevityAction['lever'], 'marker'>, ActionLink>> = {
  'diet-quality': diet,
  protein: diet,
  fiber: diet,
  sodium: diet,
  'saturated-fat': diet,
  'added-sugars': diet,
  activity: movement,
  steps: movement,
  'resistance-training': movement,
  'body-mass-index': weight,
  'waist-to-height': weight,
  'sleep-score': { label: 'Open sleep', to: paths.track('sleep') },
  strain: stress,
  'check-in': stress,
  'heart-rate-variability': stress,
  'blood-glucose': glucose,
  'blood-pressure': { label: 'Add a reading', to: paths.track('vitals') },
  'sensor-glucose': glucose,
  'insulin-resistance': glucose,
  'triglyceride-glucose': glucose,
  water: { label: 'Add a drink', to: paths.track('water') },
  'nightly-fast': { label: 'See your eating window', to: paths.track('fasting') },
  'bio-age-gap': movement,
  nicotine: { label: 'Update the assessment', to: paths.assessment(6) },
  alcohol: { label: 'Update the assessment', to: paths.assessment(6) },
};

function linkOf({ lever, marker }: LongevityAction): ActionLink {
  if (lever !== 'marker') return LINKS[lever];
  return { label: 'Open the marker', to: marker === null ? paths.bloodTests() : paths.marker(marker) };
}

/** What to do, and where. */
export const actionWords = (action: LongevityAction) => ({ ...actionText(action), link: linkOf(action) });

/** "+2.4 points". */
export const pointsText = (points: number): string => {
  const text = points.toFixed(1);
  return `+${text} ${text === '1.0' ? 'point' : 'points'}`;
};
