import { daysIn } from '#domain/time/day-range.ts';
import { lazy, Suspense } from 'react';
import { capitalized } from '#domain/words/first-letter.ts';
import { sleepNeed } from '#domain/sleep/sleep-need.ts';
import { addDays } from '#domain/time/local-date.ts';
import { useToday } from '#web/lib/clock.ts';
import { formatHours } from '#web/lib/units/duration.ts';
import { formatDate, nearDay } from '#web/lib/format.ts';
import { useMember } from '#web/lib/member.ts';
import { paths } from '#web/lib/paths.ts';
import { useSheet } from '#web/ui/dialogs/use-sheet.ts';
import { Figure } from '#web/ui/layout/figure.tsx';
import { LazySparkline, SparklinePlace } from '#web/ui/chart/lazy-chart.tsx';
import { AddButton, Tile, unknownNote } from '#web/ui/layout/tile.tsx';
import { useRatedSleep } from './queries.ts';

const QuickSleep = lazy(() => import('./quick-sleep.tsx'));
const DAYS = 14;

/** The latest night up to a day, the last two weeks, and a form to add a night. */
export function SleepTile({ date }: { readonly date: string }) {
  const today = useToday();
  const { days, entries, known, error } = useRatedSleep(addDays(date, 1 - DAYS), date);
  const sheet = useSheet();
  const from = addDays(date, 1 - DAYS);
  const last = days.findLast((day) => day.night && day.date >= from);
  const asleep = new Map(days.map((day) => [day.date, day.asleepMinutes]));
  const score = last?.score && `Score ${Math.round(last.score.score)}`;
  const when =
    last && last.date !== date
      ? (nearDay(last.date, date)?.toLowerCase() ?? formatDate(last.date, date))
      : undefined;
  const { data: member } = useMember();
  const need = member && sleepNeed(member.ageYears);
  const note = last
    ? capitalized([score, when].filter(Boolean).join(', ') || 'last night')
    : 'No sleep logged yet';
  return (
    <Tile
      title="Sleep"
      to={paths.track('sleep')}
      color="sleep"
      isEmpty={known && !last}
      note={known ? note : unknownNote(error)}
      figure={
        <Figure
          size="tile"
          value={last ? formatHours(last.asleepMinutes) : '–'}
          {...(last && { unit: 'h' })}
        />
      }
      action={<AddButton label="Add sleep" {...sheet.trigger} />}
      form={
        sheet.isOpen && (
          <Suspense fallback={null}>
            <QuickSleep entries={entries} today={today} onClose={sheet.close} />
          </Suspense>
        )
      }
    >
      {known ? (
        <LazySparkline
          values={daysIn({ from, to: date }).map((day) => asleep.get(day))}
          color="sleep"
          band={need && [need.least * 60, need.most * 60]}
          label={`Time asleep, last ${DAYS} days`}
        />
      ) : (
        <SparklinePlace error={error} />
      )}
    </Tile>
  );
}
