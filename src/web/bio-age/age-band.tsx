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

const HEIGHT = 70;
const MIDDLE = 36;
const TRACK_PX = 8;
const CAP_PX = 6;
/** Space that a label needs on each side, px. */
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
            <rect
              className={classes.track}
              width={width}
              y={MIDDLE - TRACK_PX / 2}
              height={TRACK_PX}
              rx={TRACK_PX / 2}
            />
            {ticks.map((tick) => (
              <text key={tick} x={scale(tick)} y={HEIGHT - 6} textAnchor="middle">
                {tick}
              </text>
            ))}
            <path
              className={classes.range}
              d={`M${scale(lowYears)} ${MIDDLE}H${scale(highYears)}m0 ${-CAP_PX}v${2 * CAP_PX}M${scale(lowYears)} ${MIDDLE - CAP_PX}v${2 * CAP_PX}`}
            />
            <line
              className={classes.age}
              x1={scale(ageYears)}
              x2={scale(ageYears)}
              y1={18}
              y2={MIDDLE + 12}
            />
            <text className={classes.word} x={within(scale(ageYears))} y={12} textAnchor="middle">
              Your age {formatAge(ageYears)}
            </text>
            <circle className={classes.dot} cx={scale(bioAgeYears)} cy={MIDDLE} r={7} />
          </>
        )}
      </svg>
    </div>
  );
}
