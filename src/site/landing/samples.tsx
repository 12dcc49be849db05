import { markerOf, type MarkerKey } from '#domain/blood/markers.ts';
import { shareBetween } from '#domain/numbers/clamp.ts';
import { Meter } from '#site/frame/meter.tsx';
import { Spark } from '#site/frame/spark.tsx';

/** The typed sample. Its figures are what the engine returns for these words. */
const SAMPLE_WORDS = '200 g greek yogurt with a handful of blueberries';
const READ = [
  ['Greek yogurt', '200 g', '180'],
  ['Blueberries', 'a handful, 40 g', '25'],
] as const;

const DAYS = [
  ['glucose', 'Glucose', [102, 98, 141, 126, 104, 99, 96, 133, 118, 101, 104], '104 mg/dL'],
  ['sleep', 'Sleep', [6.8, 7, 6.4, 7.3, 7.5, 7.1, 6.9, 7.4, 7.2, 7.7, 7.4], '7:24 h'],
  ['weight', 'Weight', [73.1, 73, 72.8, 72.9, 72.6, 72.4, 72.5, 72.2, 72, 71.9, 71.8], '158.3 lb'],
] as const;

const CHANGES = [
  ['Regular bedtime', '−0.7', 70],
  ['30 g of fiber', '−0.5', 50],
  ['Two strength sessions', '−0.4', 40],
] as const;

/** A described meal. */
export function Analyzed() {
  return (
    <>
      <p className="typed">{SAMPLE_WORDS}</p>
      {READ.map(([food, amount, energyKcal]) => (
        <p className="row" key={food}>
          <b>{food}</b>
          <span>{amount}</span>
          <b>{energyKcal}</b>
        </p>
      ))}
      <p className="row sum">
        <span>Most likely 180–230</span>
        <b>200 kcal</b>
      </p>
    </>
  );
}

/** The last days of three trackers. */
export const Tracked = () =>
  DAYS.map(([color, name, values, last]) => (
    <div className="row day" key={name}>
      <b>
        <i className={`dot ${color}`} />
        {name}
      </b>
      <Spark values={values} color={color} />
      <span>{last}</span>
    </div>
  ));

/** Effect of three changes on a bio-age. */
export const Optimized = () =>
  CHANGES.map(([change, years, share]) => (
    <div className="change" key={change}>
      <p className="row">
        <span>{change}</span>
        <b>{years} years</b>
      </p>
      <Meter filled={share} from={share - 12} to={share + 12} />
    </div>
  ));

const TRACE =
  'M0,66C8,65,16,64,24,63C29,62,35,62,40,60C44,59,48,42,52,36C55,31,59,27,62,27C67,27,71,36,76,40C81,45,87,53,92,56C99,60,105,62,112,62C118,62,124,61,130,59C135,57,139,29,144,22C148,16,152,13,156,13C161,13,167,24,172,30C178,37,184,45,190,50C197,56,205,60,212,60C220,60,228,59,236,58C241,57,245,46,250,42C254,39,258,37,262,37C268,37,274,45,280,48C287,52,293,54,300,57';

/** A day of glucose against the range of 70 to 140 mg/dL. */
export const GlucoseTrace = () => (
  <>
    <p className="row">
      <span>Today, in range</span>
      <b>94%</b>
    </p>
    <svg className="trace glucose" viewBox="0 0 300 90" preserveAspectRatio="none">
      <rect className="range" width="300" height="56" y="24" />
      <path d={TRACE} />
    </svg>
    <p className="row">
      <b>Rye bread, jam</b>
      <span>after 45 min</span>
      <b>+58 mg/dL</b>
    </p>
    <p className="row">
      <b>Lentil soup</b>
      <span>after 60 min</span>
      <b>+24 mg/dL</b>
    </p>
  </>
);

/** Whose optimal ranges the sample shows. */
const SAMPLE_PERSON = { sex: 'female', ageYears: 48 } as const;

/** Marker, its short name, the value, and the ends of the scale. */
const BLOOD: readonly (readonly [MarkerKey, string, number, number, number])[] = [
  ['apob', 'ApoB', 78, 40, 120],
  ['hba1c', 'HbA1c', 5.3, 4, 6.5],
  ['vitamin-d-25oh', 'Vitamin D', 24, 0, 80],
  ['ferritin', 'Ferritin', 92, 0, 240],
];

function BloodRow({ marker: [key, name, value, from, to] }: { readonly marker: (typeof BLOOD)[number] }) {
  const { unit, optimal } = markerOf(key);
  const [low, high] = optimal(SAMPLE_PERSON, null) ?? [null, null];
  const across = (at: number): number => Math.round(100 * shareBetween(at, from, to));
  const [start, end] = [across(low ?? from), across(high ?? to)];
  return (
    <div className="marker">
      <p className="row">
        <span>{name}</span>
        <b>{unit === '%' ? `${value}%` : `${value} ${unit}`}</b>
      </p>
      <svg viewBox="0 0 100 6" preserveAspectRatio="none">
        <rect className="track" width="100" height="2" y="2" />
        <rect className="range" x={start} width={end - start} height="6" />
        <rect className="at" x={across(value)} width="1" height="6" />
      </svg>
    </div>
  );
}

/** Markers against their optimal ranges. */
export const BloodRows = ({ count = BLOOD.length }: { readonly count?: number }) =>
  BLOOD.slice(0, count).map((marker) => <BloodRow key={marker[0]} marker={marker} />);
