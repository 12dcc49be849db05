import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './chart.module.css';

/** Height of a plot without its sentence, by default. */
export const USUAL_HEIGHT_PX = 220;

interface ChartFrameProps {
  /** The chart or its table, or a placeholder until one of them is ready. */
  readonly children: ReactNode;
  /** The chart in a sentence; read by screen readers and shown below it. */
  readonly summary: string;
  readonly isTable?: boolean;
  /** Switches between chart and table; without it the button's space stays empty. */
  readonly onSwitch?: () => void;
}

/** Frame of every chart: its sentence, and the switch to a table of the same figures. */
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
