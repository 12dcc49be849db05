import { daysIn, lastDays } from '#domain/time/day-range.ts';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import type { Fast } from '#contract/fasting.ts';
import { fastState, spanOf } from '#domain/fasting/fast-state.ts';
import { isDayProtocol } from '#domain/fasting/fasting-days.ts';
import type { StartChecks } from '#domain/fasting/start-checks.ts';
import { addDays } from '#domain/time/local-date.ts';
import { useToday } from '#web/lib/clock.ts';
import { paths } from '#web/lib/paths.ts';
import { PROTOCOL_NAMES } from '#web/lib/names/protocol-names.ts';
import { Figure } from '#web/ui/layout/figure.tsx';
import { LazySparkline, SparklinePlace } from '#web/ui/chart/lazy-chart.tsx';
import { Tile, unknownNote } from '#web/ui/layout/tile.tsx';
import { hoursByDay } from '#web/fasting/history/hours-by-day.ts';
import { planOf } from './next-plan.ts';
import { lengthText, timerText } from './length-text.ts';
import { fasts, recentFrom } from './queries.ts';
import { endFast, useStartFast } from '#web/fasting/timer/use-start-fast.ts';
import { useFasting, type Fasting } from './use-fasting.ts';
import { useNow } from './use-now.ts';
import { formatTime } from '#web/lib/format.ts';

const DAYS = 14;

const BUTTON = { size: 'compact-md', fz: 'xs', px: 'sm', variant: 'light', radius: 'xl' } as const;

/** Starts or ends in place; links to the screen if there is something to read first. */
function Action({ fasting, entries }: { readonly fasting: Fasting; readonly entries: readonly Fast[] }) {
  const { begin, checksAt } = useStartFast(entries);
  const nowMs = useNow(60_000);
  const { fast, screening } = fasting;
  const plan = planOf(entries, undefined);
  if (fast && !isDayProtocol(fast.protocol))
    return (
      <Button {...BUTTON} aria-label="End fast" onClick={() => endFast(fast)}>
        End
      </Button>
    );
  if (
    !fast &&
    screening &&
    entries.length > 0 &&
    !isDayProtocol(plan.protocol) &&
    isPlain(checksAt(plan, nowMs))
  )
    return (
      <Button
        {...BUTTON}
        aria-label={`Start fast: ${PROTOCOL_NAMES[plan.protocol]}`}
        onClick={() => begin(plan)}
      >
        Start
      </Button>
    );
  return (
    <Button
      {...BUTTON}
      component={Link}
      to={paths.track('fasting')}
      aria-label={fast ? 'Open fasting' : 'Start fasting'}
    >
      {fast ? 'Open' : 'Start'}
    </Button>
  );
}

const isPlain = ({ refusal, questions }: StartChecks): boolean =>
  refusal === undefined && questions.length === 0;

/** The figure and the line of the tile. */
function stateOf(fast: Fast | undefined, days: ReadonlyMap<string, number>, today: string, nowMs: number) {
  if (fast && isDayProtocol(fast.protocol))
    return { value: PROTOCOL_NAMES[fast.protocol], of: undefined, note: 'Fasting day until midnight' };
  if (fast) {
    const { elapsedHours, isReached, eatsFromMs } = fastState(spanOf(fast), nowMs);
    const at = formatTime(eatsFromMs, fast.timeZone);
    return {
      value: timerText(elapsedHours),
      of: `of ${lengthText(fast.goalHours)}`,
      note: isReached ? `Goal reached at ${at}` : `Eat from ${at}`,
    };
  }
  const hours = days.get(today);
  const fasted = [...days.keys()].filter((date) => date > addDays(today, -DAYS)).length;
  return {
    value: hours === undefined ? '–' : timerText(hours),
    of: hours === undefined ? undefined : 'h today',
    note:
      days.size === 0
        ? 'No fasts yet'
        : fasted === 0
          ? `No fasts in ${DAYS} days`
          : `Fasted ${fasted} of ${DAYS} days`,
  };
}

/** The running fast with its end, or the last one with the next start. Nothing if fasting isn't offered. */
export function FastingTile() {
  const today = useToday();
  const nowMs = useNow(10_000);
  const fasting = useFasting();
  const { entries, known, error } = fasts.useEntries(recentFrom(today), today);
  if (fasting.blocks.length > 0 && !fasting.fast) return null;
  const days = hoursByDay(entries);
  const { value, of, note } = stateOf(fasting.fast, days, today, nowMs);
  const values = daysIn(lastDays(today, DAYS)).map((date) => days.get(date));
  return (
    <Tile
      title="Fasting"
      to={paths.track('fasting')}
      color="fasting"
      isEmpty={fasting.known && known && !fasting.fast && values.every((hours) => hours === undefined)}
      note={fasting.known ? note : unknownNote(error)}
      figure={<Figure size="tile" value={fasting.known ? value : '–'} {...(of !== undefined && { of })} />}
      action={fasting.known && known ? <Action fasting={fasting} entries={entries} /> : undefined}
    >
      {known ? (
        <LazySparkline values={values} color="fasting" label={`Hours fasted over the last ${DAYS} days`} />
      ) : (
        <SparklinePlace error={error} />
      )}
    </Tile>
  );
}
