import { Stack } from '@mantine/core';
import classes from './bar.module.css';
import { colorOf, type DataColor } from '#web/ui/theme/colors.ts';
import { gaugeOf } from './gauge.ts';
import { GaugeTrack } from './gauge-track.tsx';

interface MacroBarProps {
  readonly label: string;
  readonly color: DataColor;
  readonly value: number;
  /** The value's range, if it isn't exact. */
  readonly low?: number;
  readonly high?: number;
  readonly target: number;
  /** The figure next to the name, and the lighter text after it: "48 g", "left of 115". */
  readonly valueText: string;
  readonly targetText: string;
}

/** Space beyond the target, as a share of it. */
const ROOM = 0.08;

/** One macro compared with its target: filled to the estimate, with a thin whisker for its range and a tick at the target. */
export function MacroBar({ label, color, valueText, targetText, value, target, low, high }: MacroBarProps) {
  const gauge = gaugeOf({ value, target, low: low ?? value, high: high ?? value, room: ROOM });
  return (
    <Stack gap={6}>
      <div className={classes.line}>
        <span className={classes.label}>{label}</span>
        <span className={classes.figure}>
          <b>{valueText}</b> <span>{targetText}</span>
        </span>
      </div>
      <GaugeTrack gauge={gauge} color={colorOf(color)} />
    </Stack>
  );
}
