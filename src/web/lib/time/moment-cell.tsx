import { Text } from '@mantine/core';
import { formatDate, formatTime } from '#web/lib/format.ts';
import classes from './moment-cell.module.css';

interface MomentCellProps {
  /** Local date, `YYYY-MM-DD`. */
  readonly date: string;
  /** Instant, ISO 8601. */
  readonly at: string;
  readonly timeZone: string;
  readonly today: string;
}

/** When an entry of a table was measured: the date, then the time in a quieter color. */
export const MomentCell = ({ date, at, timeZone, today }: MomentCellProps) => (
  <span className={classes.moment}>
    {formatDate(date, today)}{' '}
    <Text span size="sm" c="dimmed">
      {formatTime(Date.parse(at), timeZone)}
    </Text>
  </span>
);
