import type { ReactNode } from 'react';
import { MARKER_CATEGORIES, MARKER_COUNT } from '#domain/blood/markers.ts';
import { SECTIONS } from '#domain/bio-age/sections.ts';
import { PILLARS } from '#domain/longevity/pillar.ts';
import {
  AgePicture,
  BloodPicture,
  RisesPicture,
  ScorePicture,
  TrackersPicture,
  WordsPicture,
} from './feature-pictures.tsx';

/** "90+": the number of known markers, rounded down to tens. */
export const ROUND_MARKER_COUNT = `${Math.floor(MARKER_COUNT / 10) * 10}+`;

interface Card {
  /** The chapter of `/features` that says more. */
  readonly chapter: string;
  readonly name: string;
  readonly text: string;
  readonly picture: ReactNode;
}

const CARDS: readonly Card[] = [
  {
    chapter: 'meals',
    name: 'Log meals in your own words',
    text: '“Two eggs, toast with butter, black coffee” is enough. Or say it, scan a barcode, or tap what you ate before.',
    picture: <WordsPicture />,
  },
  {
    chapter: 'glucose',
    name: 'Glucose, explained',
    text: 'See which meals raise your glucose, by how much and for how long. Works with a meter or a sensor file.',
    picture: <RisesPicture />,
  },
  {
    chapter: 'blood',
    name: `${ROUND_MARKER_COUNT} blood markers`,
    text: `In ${MARKER_CATEGORIES.length} categories. Import a PDF or other lab file, or type in your results. See trends, reference ranges and optimal ranges.`,
    picture: <BloodPicture />,
  },
  {
    chapter: 'age',
    name: 'Your bio-age, with its range',
    text: `${SECTIONS.length} short sections, plus blood tests if you have them. See what each answer adds or takes away.`,
    picture: <AgePicture />,
  },
  {
    chapter: 'age',
    name: 'A score you can audit',
    text: `Longevity in ${PILLARS.length} pillars. Open each one for its numbers, its weight and the paper behind its formula.`,
    picture: <ScorePicture />,
  },
  {
    chapter: 'trackers',
    name: 'Fasting, sleep, stress',
    text: 'Plus weight and water. Log each in seconds, set targets and see how they relate to each other.',
    picture: <TrackersPicture />,
  },
];

/** Features in six cards, each with a small sample. */
export function FeatureCards() {
  return (
    <section className="band" aria-labelledby="features">
      <h2 id="features">What you eat and how you age, all in one place</h2>
      <div className="grid swiped">
        {CARDS.map(({ chapter, name, text, picture }) => (
          <section className="card feature pictured" key={name}>
            <div className="picture" aria-hidden="true">
              {picture}
            </div>
            <h3>
              <a href={`/features#${chapter}`}>{name}</a>
            </h3>
            <p>{text}</p>
          </section>
        ))}
      </div>
      <p className="more">
        <a href="/features">See all features</a>
      </p>
    </section>
  );
}
