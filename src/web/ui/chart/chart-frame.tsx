import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './chart.module.css';

/** Of a plot without its sentence, where the chart's user says nothing else. */
export const USUAL_HEIGHT_PX = 220;

interface ChartFrameProps {
  /** The chart or its table, or what stands there until one of them can be shown. */
  readonly children: ReactNode;
  /** The chart in a sentence; read by screen readers and shown below it. */
  readonly summary: string;
  readonly isTable?: boolean;
  /** Shows the other of the two; without it the button's room stays empty. */
  readonly onSwitch?: () => void;
}

/** What stands around every chart: its sentence, and the switch to the same figures as a table. */
export function ChartFrame({ children, summary, isTable = false, onSwitch }: ChartFrameProps) {
  return (
    <div data-no-swipe>
      {children}
      <div className={classes.foot}>
        <p className={classes.summary}>{summary}</p>
        <Button
          variant="subtle"
          size="compact-sm"
          aria-pressed={isTable}
          onClick={onSwitch}
          {...(onSwitch === undefined && { style: { visibility: 'hidden' } })}
        >
          {isTable ? 'Show as chart' : 'Show as table'}
        </Button>
      </div>
    </div>
  );
}
