import { MARKER_CATEGORIES, MARKERS } from '#domain/blood/markers.ts';
import { SECTIONS } from '#domain/bio-age/sections.ts';
import { PILLARS } from '#domain/longevity/pillar.ts';
import { FeatureGrid, type Feature } from '#site/features/feature-grid.tsx';

/** "90+": the number of known markers, rounded down to tens. */
export const MARKER_COUNT = `${Math.floor(MARKERS.length / 10) * 10}+`;

const CARDS: readonly Feature[] = [
  [
    'words',
    'Meals in words',
    '“Two eggs, toast with butter, black coffee” is enough. Or say it, scan a barcode, or tap what you ate before.',
  ],
  [
    'wave',
    'Glucose, explained',
    'Which of your meals raise it, by how much and for how long: from a meter, or the file of a sensor.',
  ],
  [
    'drop',
    `${MARKER_COUNT} blood markers`,
    `In ${MARKER_CATEGORIES.length} categories: from a PDF, a file or by hand, with their trends, reference ranges and optimal ranges.`,
  ],
  [
    'rings',
    'A bio-age with its range',
    `${SECTIONS.length} short sections, and blood tests where you have them. You see what each answer adds or takes away.`,
  ],
  [
    'pillars',
    'A score you can audit',
    `Longevity in ${PILLARS.length} pillars: each opens to its figures, its weight and the paper its formula comes from.`,
  ],
  [
    'moon',
    'Fasting, sleep, stress',
    'And weight and water: a tap each, with targets, history and what they have to do with each other.',
  ],
];

/** Features in six cards. */
export function FeatureCards() {
  return (
    <section className="band" aria-labelledby="features">
      <h2 id="features">What you eat and how you age, in one quiet place</h2>
      <FeatureGrid features={CARDS} />
      <p className="more">
        <a href="/features">See all features</a>
      </p>
    </section>
  );
}
