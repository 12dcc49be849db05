import { Skeleton, Text } from '@mantine/core';
import type { CSSProperties } from 'react';
import type { Fast } from '#contract/fasting.ts';
import { type EatingWindow, eatingWindows } from '#domain/fasting/eating-window.ts';
import { spanOf } from '#domain/fasting/fast-state.ts';
import { type FastingProtocol, PROTOCOL_RULES } from '#domain/fasting/protocols.ts';
import { addDays, localDate, localDayBounds } from '#domain/time/local-date.ts';
import { useToday } from '#web/lib/clock.ts';
import { explain } from '#web/lib/errors.ts';
import { clockOf, hourOf, formatDate } from '#web/lib/format.ts';
import { PROTOCOL_NAMES } from '#web/lib/names/protocol-names.ts';
import { PhoneFoldCard } from '#web/ui/layout/phone-fold-card.tsx';
import { ChartOrTable } from '#web/ui/chart/chart-or-table.tsx';
import { RowsTable } from '#web/ui/chart/rows-table.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import classes from './eating-window.module.css';
import { lengthText } from '#web/fasting/length-text.ts';
import { useEaten } from '#web/fasting/use-eaten.ts';
import { useNow } from '#web/fasting/use-now.ts';

/** The part of a fast on a local day, as fractions of that day from 0 to 1. */
interface FastBar {
  readonly id: string;
  readonly from: number;
  readonly to: number;
}

/**
 * Fasts of each local day, split at midnight, so that an overnight fast shows on both days. Days have 23 to 25 hours.
 * @param dates local days; other fasts are left out
 * @param nowMs provisional end of a running fast
 */
export function fastBars(
  fasts: readonly Fast[],
  dates: readonly string[],
  nowMs: number,
): ReadonlyMap<string, readonly FastBar[]> {
  const bars = new Map<string, FastBar[]>(dates.map((date) => [date, []]));
  for (const fast of fasts) {
    const { startedAtMs, endedAtMs } = spanOf(fast);
    const endMs = endedAtMs ?? nowMs;
    const last = localDate(endMs, fast.timeZone);
    for (let date = localDate(startedAtMs, fast.timeZone); date <= last; date = addDays(date, 1)) {
      const day = localDayBounds(date, fast.timeZone);
      const share = (ms: number) => Math.min(1, Math.max(0, (ms - day.startMs) / (day.endMs - day.startMs)));
      const [from, to] = [share(startedAtMs), share(endMs)];
      if (to > from) bars.get(date)?.push({ id: fast.id, from, to });
    }
  }
  return bars;
}

const DAYS = 14;
const HOURS = [0, 6, 12, 18, 24] as const;

const percent = (share: number): string => `${Math.round(share * 1000) / 10}%`;
const ofDay = (minute: number): string => percent(minute / 1440);

interface DayRow {
  readonly date: string;
  readonly window: EatingWindow | undefined;
  readonly fasts: readonly FastBar[];
}

function Rows({ rows, today }: { readonly rows: readonly DayRow[]; readonly today: string }) {
  return (
    <div className={classes.chart} aria-hidden>
      {rows.map(({ date, window, fasts }) => (
        <div key={date} className={classes.row}>
          <span className={classes.day}>{formatDate(date, today)}</span>
          <div className={classes.track}>
            {fasts.map(({ id, from, to }) => (
              <div
                key={id}
                className={classes.fast}
                style={{ left: percent(from), width: percent(to - from) }}
              />
            ))}
            {window && (
              <div
                className={classes.window}
                style={{
                  left: ofDay(window.firstMinute),
                  width: ofDay(Math.max(0, window.lastMinute - window.firstMinute)),
                }}
              />
            )}
            {window?.minutes.map((minute, index) => (
              <div key={index} className={classes.meal} style={{ left: ofDay(minute) }} />
            ))}
          </div>
          <span className={classes.hours}>
            {window && window.mealCount > 1 ? lengthText(window.hours) : window ? '1 meal' : '–'}
          </span>
        </div>
      ))}
      <div className={classes.row}>
        <span />
        <div className={classes.axis}>
          {HOURS.map((hour) => (
            <span key={hour} style={{ left: percent(hour / 24) }}>
              {hourOf(60 * hour)}
            </span>
          ))}
        </div>
        <span className={classes.hours} />
      </div>
    </div>
  );
}

function WindowsTable({ rows, today }: { readonly rows: readonly DayRow[]; readonly today: string }) {
  return (
    <RowsTable
      caption="Eating window by day"
      head={['Day', 'First meal', 'Last meal', 'Window', 'Meals']}
      rows={rows.map(({ date, window }) => {
        const several = window && window.mealCount > 1 ? window : undefined;
        return [
          formatDate(date, today),
          window ? clockOf(window.firstMinute) : 'not logged',
          several ? clockOf(several.lastMinute) : '–',
          several ? lengthText(several.hours) : '–',
          String(window?.mealCount ?? '–'),
        ];
      })}
    />
  );
}

/** The windows in a sentence. */
function sentenceOf(windows: readonly EatingWindow[], protocol: FastingProtocol): string {
  const several = windows.filter(({ mealCount }) => mealCount > 1);
  if (several.length === 0) return 'Log two or more meals in a day to see your eating window here.';
  const middle = several.map(({ hours }) => hours).toSorted((one, other) => one - other)[several.length >> 1];
  const usual = `${several.length === 1 ? 'On the one day with two or more meals, your' : `On ${several.length} days with two or more meals, your typical`} eating window was ${lengthText(middle ?? 0)}.`;
  const { eatHours } = PROTOCOL_RULES[protocol];
  if (eatHours === undefined) return usual;
  const fitting = several.filter(({ fits }) => fits).length;
  const fit =
    several.length === 1
      ? `It ${fitting === 1 ? 'fits' : 'doesn’t fit'}`
      : fitting === 0
        ? 'None of those days fit'
        : `${fitting} of those days ${fitting === 1 ? 'fits' : 'fit'}`;
  return `${usual} ${fit} the ${eatHours}-hour window of ${PROTOCOL_NAMES[protocol]}.`;
}

interface EatingWindowCardProps {
  readonly protocol: FastingProtocol;
  readonly fasts: readonly Fast[];
}

const KEY: readonly (readonly [name: string, color: string])[] = [
  ['From first to last meal', 'color-mix(in srgb, var(--energy), transparent 45%)'],
  ['Fast', 'color-mix(in srgb, var(--fasting), transparent 55%)'],
];

/** Times of logged food over the last 14 days, next to the fasts. */
export function EatingWindowCard({ protocol, fasts }: EatingWindowCardProps) {
  const today = useToday();
  const nowMs = useNow(60_000);
  const from = addDays(today, 1 - DAYS);
  const { meals, known, error, refetch } = useEaten(from, today);
  const dates = Array.from({ length: DAYS }, (_, index) => addDays(today, -index));
  const windows = eatingWindows(meals, PROTOCOL_RULES[protocol].eatHours);
  const byDate = new Map(windows.map((window) => [window.date, window]));
  const bars = fastBars(fasts, dates, nowMs);
  const rows = dates.map((date) => ({ date, window: byDate.get(date), fasts: bars.get(date) ?? [] }));
  return (
    <PhoneFoldCard title="Your eating window" aside={`last ${DAYS} days`}>
      {!known && error !== null && <ErrorState {...explain(error)} onRetry={refetch} />}
      {!known && error === null && <Skeleton height="20rem" radius="md" />}
      {known && meals.length === 0 && (
        <Text c="dimmed">
          No meals logged in this period. Log what you eat to see the hours between your first and last meal
          next to your fasts.
        </Text>
      )}
      {known && meals.length > 0 && (
        <ChartOrTable
          name="Eating window"
          summary={sentenceOf(windows, protocol)}
          table={() => <WindowsTable rows={rows} today={today} />}
          chart={
            <>
              <Rows rows={rows} today={today} />
              <p className={classes.key} aria-hidden>
                {KEY.map(([name, color]) => {
                  const style: CSSProperties & { '--key-color': string } = { '--key-color': color };
                  return (
                    <span key={name} style={style}>
                      {name}
                    </span>
                  );
                })}
              </p>
            </>
          }
        />
      )}
    </PhoneFoldCard>
  );
}
