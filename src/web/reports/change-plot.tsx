import type { ReportFigureAnswer } from '#contract/reports/reports.ts';
import classes from './reports.module.css';

const WIDTH = 84;
const HEIGHT = 16;

/** A change as a dot and a whisker relative to zero, hollow if the interval includes zero. */
export function ChangePlot({ change }: { readonly change: NonNullable<ReportFigureAnswer['change']> }) {
  const { difference, low, high, certainty } = change;
  const reach = 1.15 * Math.max(Math.abs(low), Math.abs(high));
  const at = (value: number): number => WIDTH / 2 + (value / reach) * (WIDTH / 2);
  const isClear = certainty !== 'low';
  return (
    <svg
      className={classes.plot}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width={WIDTH}
      height={HEIGHT}
      aria-hidden
    >
      <line className={classes.zero} x1={WIDTH / 2} x2={WIDTH / 2} y1={0} y2={HEIGHT} />
      <line className={classes.whisker} x1={at(low)} x2={at(high)} y1={HEIGHT / 2} y2={HEIGHT / 2} />
      <circle
        className={isClear ? classes.dot : classes.hollow}
        cx={at(difference)}
        cy={HEIGHT / 2}
        r={isClear ? 4.5 : 4}
      />
    </svg>
  );
}

const LEVELS = { high: 3, moderate: 2, low: 1 } as const;
const NAMES = { high: 'High', moderate: 'Moderate', low: 'Low' } as const;

/** Certainty of a change, in words and three steps. */
export function CertaintyMeter({ certainty }: { readonly certainty: keyof typeof LEVELS }) {
  return (
    <span className={classes.certainty}>
      <span className={classes.steps} aria-hidden>
        {[1, 2, 3].map((step) => (
          <span key={step} data-on={step <= LEVELS[certainty]} />
        ))}
      </span>
      {NAMES[certainty]}
    </span>
  );
}
