import { VisuallyHidden } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import type { CSSProperties, ReactNode } from 'react';
import classes from './chart.module.css';
import type { useCrosshair } from './use-crosshair.ts';

interface PlotProps {
  readonly sizeRef: ReturnType<typeof useElementSize<HTMLDivElement>>['ref'];
  /** The displayed chart, and its keyboard controls. */
  readonly label: string;
  readonly heightPx: number;
  readonly handlers: ReturnType<typeof useCrosshair>['handlers'];
  /** Text for the focused position, empty if there is none. */
  readonly reading: string;
  /** Where the reading is shown. */
  readonly readingPlace: CSSProperties;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A chart with a crosshair, by pointer or keyboard, that announces the focused position. */
export function Plot(props: PlotProps) {
  const { sizeRef, label, heightPx, handlers, reading, readingPlace, className, children } = props;
  return (
    <div ref={sizeRef} className={classes.chart} tabIndex={0} role="group" aria-label={label} {...handlers}>
      <svg className={`${classes.svg} ${className ?? ''}`} height={heightPx} aria-hidden>
        {children}
      </svg>
      {reading !== '' && (
        <div className={classes.reading} style={readingPlace}>
          {reading}
        </div>
      )}
      <VisuallyHidden role="status">{reading}</VisuallyHidden>
    </div>
  );
}

interface CrosshairLineProps {
  readonly at: number | undefined;
  readonly top: number;
  readonly bottom: number;
}

export const CrosshairLine = ({ at, top, bottom }: CrosshairLineProps) =>
  at !== undefined && <line className={classes.crosshair} x1={at} x2={at} y1={top} y2={bottom} />;

/** Next to the crosshair, on the side with more room. */
export const beside = (at: number | undefined, widthPx: number, left: number): CSSProperties =>
  (at ?? 0) > widthPx / 2 ? { left } : { right: 0 };
