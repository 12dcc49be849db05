import { isAfterToday } from '#domain/time/future.ts';
import { EARLIEST_DRAW } from '#domain/blood/panel.ts';
import { isLocalDate } from '#web/lib/clock.ts';
import { formatDate } from '#web/lib/format.ts';

/** Why a day can't be a draw date. */
interface DrawDateFault {
  /** Under its field. */
  readonly text: string;
  /** For its panel's summary; null if the title says it. */
  readonly short: string | null;
  /** Away from its field, with its panel named. */
  readonly ofPanel: (dayText: string) => string;
}

const NONE: DrawDateFault = {
  text: 'The file has no date. Enter the draw date.',
  short: null,
  ofPanel: () => 'One panel has no date. Enter its draw date.',
};
const FUTURE: DrawDateFault = {
  text: 'This date is in the future. Correct it, or leave the panel out.',
  short: 'in the future',
  ofPanel: (dayText) => `The panel date, ${dayText}, is in the future. Correct it, or leave the panel out.`,
};
const TOO_EARLY: DrawDateFault = {
  text: 'This date is before 1900. Correct it, or leave the panel out.',
  short: 'before 1900',
  ofPanel: (dayText) => `The panel date, ${dayText}, is before 1900. Correct it, or leave the panel out.`,
};

/**
 * Problem with the day of a draw; undefined if it is fine.
 * @param day `YYYY-MM-DD`; anything else if it is unknown or being typed
 * @param today of the member, as `YYYY-MM-DD`
 */
export function drawDateFaultOf(day: string, today: string): DrawDateFault | undefined {
  if (!isLocalDate(day)) return NONE;
  if (isAfterToday(day, today)) return FUTURE;
  return day < EARLIEST_DRAW ? TOO_EARLY : undefined;
}

/** A panel's title, even while its day is unknown. */
export const dayTextOf = (day: string, today: string): string =>
  isLocalDate(day) ? formatDate(day, today) : 'No date';
