import { Text } from '@mantine/core';
import { Card } from '#web/ui/layout/card.tsx';
import { colorOf } from '#web/ui/theme/colors.ts';
import classes from './first-findings.module.css';

const HOURS = [6, 7, 8] as const;
const at = (hours: number): string => `${((hours - HOURS[0]) / (HOURS[2] - HOURS[0])) * 100}%`;

const ROWS = [
  { label: 'Late dinner', low: 6.35, mean: 6.7, high: 7, color: colorOf('energy') },
  { label: 'Other nights', low: 7.2, mean: 7.35, high: 7.55, color: colorOf('sleep') },
] as const;

/** A sample association; reports need three weeks of days to find one. */
export const FirstFindings = () => (
  <Card title="After about three weeks" aside="Sample">
    <Text mb="sm">
      Reports show what’s linked to better sleep, weight or glucose, and how certain each link is.
    </Text>
    <div
      className={classes.rows}
      role="img"
      aria-label="Sample: 6.7 hours of sleep after a late dinner, 7.4 on other nights"
    >
      {ROWS.map(({ label, low, mean, high, color }) => (
        <div key={label} className={classes.row} style={{ color }}>
          <span className={classes.label}>{label}</span>
          <span className={classes.scale}>
            <span
              className={classes.range}
              style={{ insetInlineStart: at(low), width: `calc(${at(high)} - ${at(low)})` }}
            />
            <span className={classes.mean} style={{ insetInlineStart: at(mean) }} />
          </span>
        </div>
      ))}
      <div className={classes.row}>
        <span />
        <span className={classes.hours}>
          {HOURS.map((hours) => (
            <span key={hours}>{hours === 8 ? '8 h sleep' : hours}</span>
          ))}
        </span>
      </div>
    </div>
  </Card>
);
