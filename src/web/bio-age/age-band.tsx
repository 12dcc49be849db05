import { useElementSize } from '@mantine/hooks';
import { scaleLinear } from 'd3-scale';
import chartClasses from '#web/ui/chart/chart.module.css';
import classes from './age-band.module.css';
import { formatAge } from './words.ts';

interface AgeBandProps {
  readonly ageYears: number;
  readonly bioAgeYears: number;
  /** The 95% range. */
  readonly lowYears: number;
  readonly highYears: number;
}

const HEIGHT = 92;
const MIDDLE = 48;
const BAND_PX = 18;
/** Room that a label needs to each side, px. */
const LABEL_PX = 46;

/** An estimated age with its range on an axis, and the calendar age next to it. */
export function AgeBand({ ageYears, bioAgeYears, lowYears, highYears }: AgeBandProps) {
  const { ref, width } = useElementSize<HTMLDivElement>();
  const least = Math.min(lowYears, ageYears) - 3;
  const most = Math.max(highYears, ageYears) + 3;
  const scale = scaleLinear([least, most], [0, Math.max(1, width)]);
  const ticks = scale.ticks(Math.max(3, Math.floor(width / 70))).filter(Number.isInteger);
  const within = (px: number) => Math.min(Math.max(px, LABEL_PX), width - LABEL_PX);
  return (
    <div ref={ref}>
      <svg
        className={`${chartClasses.svg} ${classes.ages}`}
        height={HEIGHT}
        role="img"
        aria-label={`Age scale: estimate ${formatAge(bioAgeYears)}, range ${formatAge(lowYears)} to ${formatAge(highYears)}, your age ${formatAge(ageYears)}`}
      >
        {width > 0 && (
          <>
            <line className={classes.axis} x1={0} x2={width} y1={MIDDLE} y2={MIDDLE} />
            {ticks.map((tick) => (
              <g key={tick}>
                <line
                  className={classes.axis}
                  x1={scale(tick)}
                  x2={scale(tick)}
                  y1={MIDDLE + 14}
                  y2={MIDDLE + 20}
                />
                <text x={scale(tick)} y={HEIGHT - 6} textAnchor="middle">
                  {tick}
                </text>
              </g>
            ))}
            <rect
              className={classes.band}
              x={scale(lowYears)}
              width={scale(highYears) - scale(lowYears)}
              y={MIDDLE - BAND_PX / 2}
              height={BAND_PX}
              rx={BAND_PX / 2}
            />
            <line
              className={classes.age}
              x1={scale(ageYears)}
              x2={scale(ageYears)}
              y1={22}
              y2={MIDDLE + 16}
            />
            <text className={classes.word} x={within(scale(ageYears))} y={14} textAnchor="middle">
              Your age {formatAge(ageYears)}
            </text>
            <circle className={classes.dot} cx={scale(bioAgeYears)} cy={MIDDLE} r={8} />
          </>
        )}
      </svg>
    </div>
  );
}
