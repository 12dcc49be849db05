import type { ReactNode } from 'react';
import { Meter } from '#site/frame/meter.tsx';
import { Spark } from '#site/frame/spark.tsx';
import { AgeAxis, AGES } from './age-axis.tsx';
import { TryMeal, type Tried } from './try-meal.tsx';

const SLEEP_HOURS = [6.8, 7, 6.4, 7.3, 7.5, 7.1, 6.9, 7.4, 7.2, 7.5, 7.3, 7.7, 7.1, 7.4];
const ACTIVITIES = [
  ['3:20 PM', 'Greek yogurt with blueberries', 'described in words', '210', 'kcal'],
  ['10:30 AM', 'Glucose after breakfast', 'one hour after the first bite', '98', 'mg/dL'],
  ['7:10 AM', 'Weight', 'trend: down 0.7 lb a week', '158.3', 'lb'],
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

const AgeTile = () => (
  <Tile name="Bio-age">
    <p className="figure">{AGES.estimate}</p>
    <AgeAxis />
    <p className="note">{(AGES.calendar - AGES.estimate).toFixed(1)} years younger</p>
  </Tile>
);

function CaloriesTile() {
  return (
    <Tile name="Calories">
      <p className="figure">790</p>
      <Meter color="energy" filled={62} from={56.7} to={67.3} />
      <p className="note">kcal left today</p>
    </Tile>
  );
}

function ProteinTile() {
  return (
    <Tile name="Protein" color="protein">
      <p className="amount">
        <b>46 g</b> left
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
      <p className="note">Score 81</p>
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
