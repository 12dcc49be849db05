import { Text } from '@mantine/core';
import type { Fast } from '#contract/fasting.ts';
import {
  fastingWeek,
  isDayProtocol,
  nextFastingDay,
  type DayProtocol,
} from '#domain/fasting/fasting-days.ts';
import { useToday } from '#web/lib/clock.ts';
import { formatDate, nearDay } from '#web/lib/format.ts';
import classes from '#web/fasting/fasting.module.css';

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;

/** The local days that are fasting days. */
const fastingDaysOf = (fasts: readonly Fast[]): ReadonlySet<string> =>
  new Set(fasts.filter(({ protocol }) => isDayProtocol(protocol)).map(({ date }) => date));

interface FastingWeekProps {
  readonly protocol: DayProtocol;
  readonly fasts: readonly Fast[];
}

/** This week's fasting days, and which day the pattern leaves free next. */
export function FastingWeek({ protocol, fasts }: FastingWeekProps) {
  const today = useToday();
  const fastingDays = fastingDaysOf(fasts);
  const week = fastingWeek(protocol, today, fastingDays);
  const next = nextFastingDay(protocol, today, fastingDays);
  const todayState = week.find(({ date }) => date === today)?.state;
  const nextName = nearDay(next, today)?.toLowerCase() ?? formatDate(next, today);
  const advice =
    todayState === 'beside'
      ? 'You have a fasting day right before or after today. Leave a day in between.'
      : todayState === 'enough'
        ? 'You already have two fasting days this week.'
        : undefined;
  return (
    <div>
      <ul className={classes.week} aria-label="Fasting days this week">
        {week.map(({ date, state }, index) => (
          <li
            key={date}
            className={`${classes.weekDay} ${state === 'kept' ? classes.kept : ''} ${date === today ? classes.today : ''}`}
            aria-label={`${formatDate(date, today)}: ${state === 'kept' ? 'fasting day' : 'not a fasting day'}`}
          >
            <span aria-hidden>{DAYS[index]}</span>
            <span aria-hidden>{Number(date.slice(8))}</span>
          </li>
        ))}
      </ul>
      <Text size="sm" c="dimmed" mt="sm">
        {[
          advice,
          todayState === 'kept' && next === today ? undefined : `Your next fasting day can be ${nextName}.`,
        ]
          .filter((part) => part !== undefined)
          .join(' ')}
      </Text>
    </div>
  );
}
