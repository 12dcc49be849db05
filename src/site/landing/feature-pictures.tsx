import { longevityScore } from '#domain/longevity/longevity-score.ts';
import type { PillarKey } from '#domain/longevity/pillar.ts';
import { Spark } from '#site/frame/spark.tsx';
import { AgeAxis, AGES } from './age-axis.tsx';
import { BloodRows } from './samples.tsx';

/** The typed sample on the first card. Its figures are what the engine returns for these words. */
const CURRY_WORDS = 'half a plate of leftover chicken curry';

export const WordsPicture = () => (
  <>
    <p className="typed">{CURRY_WORDS}</p>
    <p className="row">
      <b>Chicken curry</b>
      <span>120 g</span>
      <b>130 kcal</b>
    </p>
    <p className="row hint">Half a serving, likely 80–210 kcal</p>
  </>
);

/** Meals and their rise. */
const RISES = [
  ['White rice', 64],
  ['Rye bread, jam', 58],
  ['Lentil soup', 24],
] as const;

export const RisesPicture = () => (
  <>
    {RISES.map(([meal, riseMgdl]) => (
      <p className="row rise" key={meal}>
        <span>{meal}</span>
        <i>
          <i style={{ width: `${riseMgdl}%` }} />
        </i>
        <b>+{riseMgdl}</b>
      </p>
    ))}
    <p className="row hint">mg/dL above your pre-meal level</p>
  </>
);

export const BloodPicture = () => (
  <>
    <BloodRows count={3} />
    <p className="row hint">Shaded: optimal range</p>
  </>
);

export const AgePicture = () => (
  <>
    <p className="row">
      <span>
        <b className="figure">{AGES.estimate}</b> bio-age
      </span>
      <span className="end">Your age {AGES.calendar}</span>
    </p>
    <AgeAxis />
    <p className="row hint">
      Likely between {Math.round(AGES.low)} and {Math.round(AGES.high)}
    </p>
  </>
);

const PILLAR_SCORES: readonly (readonly [PillarKey, string, number])[] = [
  ['nutrition', 'Nutrition', 73],
  ['movement', 'Movement', 84],
  ['sleep', 'Sleep', 87],
  ['stress', 'Stress', 63],
  ['metabolic', 'Glucose', 78],
  ['blood', 'Blood', 71],
  ['habits', 'Rhythm', 85],
  ['bio-age', 'Bio-age', 65],
];

/** The score that these pillars give, if all of them are known in full. */
const SCORE = longevityScore(
  PILLAR_SCORES.map(([key, , score]) => ({ key, score, coverage: 1, inputs: [], missing: [] })),
  {},
).score;

export const ScorePicture = () => (
  <div className="score">
    <b className="figure">{SCORE === undefined ? '–' : Math.round(SCORE)}</b>
    <ul>
      {PILLAR_SCORES.map(([key, name, score]) => (
        <li className="row" key={key}>
          <span>{name}</span>
          <b>{score}</b>
        </li>
      ))}
    </ul>
  </div>
);

const LINES = [
  ['fasting', 'Fasting', [13, 14, 12.5, 15, 14, 16, 13.5, 14.5, 14], '14 h'],
  ['sleep', 'Sleep', [6.8, 7, 6.4, 7.3, 7.5, 7.1, 7.2, 7.7, 7.4], '7:24 h'],
  ['stress', 'Stress', [5, 4, 6, 5, 3, 4, 4, 2, 3], '3 out of 10'],
] as const;

export const TrackersPicture = () =>
  LINES.map(([color, name, values, last]) => (
    <p className="row day" key={name}>
      <b>
        <i className={`dot ${color}`} />
        {name}
      </b>
      <Spark values={values} color={color} />
      <span>{last}</span>
    </p>
  ));
