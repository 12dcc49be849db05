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
    'See which meals raise it, by how much and for how long, from a meter or a sensor file.',
  ],
  [
    'drop',
    `${MARKER_COUNT} blood markers`,
    `In ${MARKER_CATEGORIES.length} categories, from a PDF, a file or by hand, with trends, reference ranges and optimal ranges.`,
  ],
  [
    'rings',
    'A bio-age with its range',
    `${SECTIONS.length} short sections, plus blood tests if you have them. See what each answer adds or takes away.`,
  ],
  [
    'pillars',
    'A score you can audit',
    `Longevity in ${PILLARS.length} pillars. Open each one for its numbers, its weight and the paper behind its formula.`,
  ],
  [
    'moon',
    'Fasting, sleep, stress',
    'Plus weight and water. Log each with a tap, set targets and see how they relate to each other.',
  ],
];

/** Features in six cards. */
export function FeatureCards() {
  return (
    <section className="band" aria-labelledby="features">
      <h2 id="features">What you eat and how you age, all in one place</h2>
      <FeatureGrid features={CARDS} />
      <p className="more">
        <a href="/features">See all features</a>
      </p>
    </section>
  );
}
