import { Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import type { DietQualityAnswer } from '#contract/diet-quality.ts';
import { countText, formatDate, LOCALE } from '#web/lib/format.ts';
import { paths } from '#web/lib/paths.ts';
import { PhoneFoldCard } from '#web/ui/layout/phone-fold-card.tsx';
import classes from './diet-quality.module.css';

type Day = DietQualityAnswer['days'][number];

const VERDICTS: Readonly<Record<Day['verdict'], string>> = {
  counted: 'counted',
  'not-logged': 'nothing logged',
  partial: 'partly logged',
  'going-on': 'still in progress',
  fasted: 'fasted, no food to score',
  'little-energy': 'under 500 kcal, likely incomplete',
};

const weekday = new Intl.DateTimeFormat(LOCALE, { weekday: 'short', timeZone: 'UTC' });

interface DaysCardProps {
  readonly days: readonly Day[];
  readonly countedDays: number;
  readonly today: string;
}

/** The days considered, which of them count, and why the others don't. Each links to its day. */
export function DaysCard({ days, countedDays, today }: DaysCardProps) {
  const others = Map.groupBy(
    days.filter(({ verdict }) => verdict !== 'counted'),
    ({ verdict }) => verdict,
  );
  return (
    <PhoneFoldCard title="Complete days" aside={`${countedDays} of ${days.length}`}>
      <Stack gap="md">
        <div>
          <div className={classes.weekdays} aria-hidden>
            {days.slice(0, 7).map(({ date }) => (
              <span key={date}>{weekday.format(Date.parse(`${date}T00:00:00Z`))}</span>
            ))}
          </div>
          <ul className={classes.days}>
            {days.map(({ date, verdict }) => (
              <li key={date}>
                <Link
                  to={paths.day(date)}
                  className={classes.day}
                  data-verdict={verdict}
                  aria-label={`${formatDate(date, today)}: ${VERDICTS[verdict]}`}
                >
                  {Number(date.slice(8))}
                </Link>
              </li>
            ))}
          </ul>
        </div>
        <Text size="sm">
          {countedDays === 0
            ? 'None of these 28 days is complete.'
            : `${countText(countedDays, 'complete day')} of 28, shaded.`}
          {others.size > 0 &&
            ` Left out: ${[...others].map(([verdict, of]) => `${VERDICTS[verdict]} (${of.length})`).join(', ')}.`}
        </Text>
        <Text size="sm" c="dimmed">
          A past day counts as complete if it has at least two main meals or you mark it complete.
        </Text>
      </Stack>
    </PhoneFoldCard>
  );
}
