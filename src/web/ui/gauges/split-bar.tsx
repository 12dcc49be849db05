import { colorOf, type DataColor } from '#web/ui/theme/colors.ts';
import { Figure } from '#web/ui/layout/figure.tsx';
import classes from './split-bar.module.css';

interface SplitBarProps {
  /** Whether the parts are named side by side, for values that are shares already. */
  readonly isInline?: boolean;
  readonly parts: readonly {
    readonly name: string;
    readonly color: DataColor;
    readonly sharePercent: number;
    readonly value: string;
    readonly unit: string;
  }[];
  /** A row below the parts that isn't one of them: fiber, which is among the carbs. */
  readonly beside?: {
    readonly name: string;
    readonly color: DataColor;
    readonly value: string;
    readonly unit: string;
    readonly note: string;
  };
}

/** One bar of several parts, and each part in words. */
export function SplitBar({ parts, beside, isInline = false }: SplitBarProps) {
  const rows = [
    ...parts.map((part) => ({ ...part, note: `${Math.round(part.sharePercent)}%` })),
    ...(beside ? [beside] : []),
  ];
  return (
    <div>
      <div className={classes.bar} aria-hidden>
        {parts.map(({ name, color, sharePercent }) => (
          <div key={name} style={{ flexGrow: sharePercent, background: colorOf(color) }} />
        ))}
      </div>
      <div className={isInline ? classes.inline : classes.rows}>
        {rows.map(({ name, color, value, unit, note }) => (
          <div key={name} className={classes.row}>
            <span className={classes.dot} style={{ background: colorOf(color) }} aria-hidden />
            <span>{name}</span>
            <span className={classes.figure}>
              <Figure value={value} unit={unit} />
            </span>
            {!isInline && <span className={classes.share}>{note}</span>}
          </div>
        ))}
      </div>
    </div>
  );
}
