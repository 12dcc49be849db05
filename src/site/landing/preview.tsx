import type { ReactNode } from 'react';
import { Meter } from '#site/frame/meter.tsx';
import { Spark } from '#site/frame/spark.tsx';
import { TryMeal, type Tried } from './try-meal.tsx';

const SLEEP_HOURS = [6.8, 7, 6.4, 7.3, 7.5, 7.1, 6.9, 7.4, 7.2, 7.5, 7.3, 7.7, 7.1, 7.4];
/** On an axis of ages: the estimate, its 95% range, and the calendar age. */
const AGES = { estimate: 43.2, low: 37.2, high: 49.1, calendar: 48, least: 36, most: 52 };

const acrossAges = (years: number): number => ((years - AGES.least) / (AGES.most - AGES.least)) * 160;

const ACTIVITIES = [
  ['15:20', 'Greek yogurt with blueberries', 'described in words', '210', 'kcal'],
  ['10:30', 'Glucose after breakfast', 'one hour after the first bite', '98', 'mg/dL'],
  ['07:10', 'Weight', 'trend: down 0.3 kg a week', '71.8', 'kg'],
] as const;

const Tile = ({ name, color, children }: { name: string; color?: string; children: ReactNode }) => (
  <div className="tile">
    <p className="label">
      {color && <i className={`dot ${color}`} />}
      {name}
    </p>
    {children}
  </div>
);

function AgeTile() {
  const { low, high, estimate, calendar } = AGES;
  return (
    <Tile name="Bio-age">
      <p className="figure">43.2</p>
      <svg className="ages" viewBox="0 0 160 16" aria-hidden="true">
        <path className="line" d="M0 8h160" />
        <rect
          className="soft"
          x={acrossAges(low)}
          width={acrossAges(high) - acrossAges(low)}
          y="3"
          height="10"
          rx="5"
        />
        <path className="tick" d={`M${acrossAges(calendar)} 0v16`} />
        <circle cx={acrossAges(estimate)} cy="8" r="5" />
      </svg>
      <p className="note">4.8 years younger</p>
    </Tile>
  );
}

function CaloriesTile() {
  return (
    <Tile name="Calories">
      <p className="figure">790</p>
      <Meter color="energy" filled={62} from={56.7} to={67.3} />
      <p className="note">kcal left of 2,070</p>
    </Tile>
  );
}

function ProteinTile() {
  return (
    <Tile name="Protein" color="protein">
      <p className="amount">
        <b>46 g</b> left of 124
      </p>
      <Meter color="protein" filled={63} from={58} to={68} />
      <p className="note">78 g eaten</p>
    </Tile>
  );
}

function SleepTile() {
  return (
    <Tile name="Sleep" color="sleep">
      <p className="amount">
        <b>7:24</b> h
      </p>
      <Spark values={SLEEP_HOURS} color="sleep" />
      <p className="note">Score 81, regular</p>
    </Tile>
  );
}

/** A meal to try, and a sample day that looks like the application's dashboard, marked as an example. */
export function Preview({ tried }: { readonly tried?: Tried }) {
  return (
    <figure className="preview">
      {tried && <TryMeal tried={tried} />}
      <AgeTile />
      <CaloriesTile />
      <ProteinTile />
      <SleepTile />
      <div className="tile wide">
        <p className="label">Recent activities</p>
        {ACTIVITIES.map(([time, what, how, value, unit]) => (
          <div className="activity" key={time}>
            <time>{time}</time>
            <p>
              <b>{what}</b>
              <span>{how}</span>
            </p>
            <p>
              <b>{value}</b> {unit}
            </p>
          </div>
        ))}
      </div>
      <figcaption>
        The numbers below the box are samples. The thin line on each bar shows the likely range.
      </figcaption>
    </figure>
  );
}
