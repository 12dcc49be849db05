import { Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { HrvReading } from '#contract/stress.ts';
import { BASELINE_DAYS, MIN_BASELINE_VALUES, type HrvBaseline } from '#domain/stress/hrv-baseline.ts';
import { addDays } from '#domain/time/local-date.ts';
import { chartDays } from '#web/lib/time/chart-days.ts';
import { meanOf } from '#domain/numbers/statistics.ts';
import { countText, formatDate, formatDayMonth, formatTime } from '#web/lib/format.ts';
import { PhoneFoldCard } from '#web/ui/layout/phone-fold-card.tsx';
import { LazyChart } from '#web/ui/chart/lazy-chart.tsx';
import { EntryTable, type EntryColumn } from '#web/ui/lists/entry-table.tsx';
import { Figure } from '#web/ui/layout/figure.tsx';
import { hrvFormOf } from './hrv-form.ts';
import { HrvSheet } from './hrv-sheet.tsx';
import { hrvReadings } from '#web/stress/queries.ts';
import { useSheet } from '#web/stress/use-sheet.ts';
import { HRV_SENTENCES } from '#domain/stress/hrv-words.ts';
import { formatMs } from '#web/stress/words.ts';

const whenOf = ({ date, measuredAt, timeZone }: HrvReading, today: string): string =>
  `${formatDate(date, today)}, ${formatTime(Date.parse(measuredAt), timeZone)}`;

const columnsOf = (today: string): readonly EntryColumn<HrvReading>[] => [
  { name: 'When', cell: (entry) => whenOf(entry, today) },
  { name: 'RMSSD', cell: ({ rmssdMs }) => <Figure value={formatMs(rmssdMs)} unit="ms" /> },
  {
    name: 'From',
    secondary: true,
    cell: ({ origin }) => (origin === 'entered' ? 'Entered' : 'Beat intervals'),
  },
  { name: 'Note', secondary: true, cell: ({ note }) => note ?? '' },
];

interface HrvProps {
  /** At least 60 days, oldest first. */
  readonly entries: readonly HrvReading[];
  readonly baseline: HrvBaseline | undefined;
  readonly today: string;
}

function summaryOf({ baseline, entries }: HrvProps): string {
  if (!baseline) {
    const days = new Set(entries.map(({ date }) => date)).size;
    return `Readings on ${days} of the ${MIN_BASELINE_VALUES} days needed for your baseline.`;
  }
  const range = `Your usual range is ${formatMs(baseline.lowMs)} to ${formatMs(baseline.highMs)} ms, based on ${baseline.days} days.`;
  return baseline.week ? `${range} ${HRV_SENTENCES[baseline.week.band]}` : range;
}

function HrvChart(props: HrvProps) {
  const { entries, baseline, today } = props;
  const byDay = Map.groupBy(entries, ({ date }) => date);
  const days = chartDays(addDays(today, 1 - BASELINE_DAYS), today);
  return (
    <LazyChart
      label="Heart rate variability, last 60 days"
      unit="ms"
      summary={summaryOf(props)}
      heightPx={180}
      dates={days.map(({ date }) => date)}
      layers={[
        {
          kind: 'points',
          label: 'RMSSD',
          color: 'stress',
          values: days.map(({ date }) => meanOf((byDay.get(date) ?? []).map(({ rmssdMs }) => rmssdMs))),
        },
      ]}
      {...(baseline && { normal: { low: baseline.lowMs, high: baseline.highMs } })}
      formatX={formatDayMonth}
      formatDay={(date) => formatDate(date, today)}
      formatY={formatMs}
    />
  );
}

interface HrvCardProps extends HrvProps {
  readonly unsent: ReadonlySet<string>;
}

/** Heart rate variability compared with the member's own normal range. */
export function HrvCard({ unsent, ...props }: HrvCardProps) {
  const { entries, today } = props;
  const sheet = useSheet((item: HrvReading | undefined) => hrvFormOf(item, Date.now()));
  const [isListed, setListed] = useState(false);
  const last = entries.at(-1);
  return (
    <PhoneFoldCard title="Heart rate variability" {...(last && { aside: `${formatMs(last.rmssdMs)} ms` })}>
      <Stack gap="md">
        {last ? (
          <>
            <div>
              <Figure size="tile" value={formatMs(last.rmssdMs)} unit="ms RMSSD" />
              <Text size="sm" c="dimmed">
                {whenOf(last, today)}
              </Text>
            </div>
            <HrvChart {...props} />
          </>
        ) : (
          <Text>
            How much the time between heartbeats varies at rest. It drops when you’re stressed or short on
            sleep. Enter the RMSSD from your watch or app, or paste the intervals from a chest strap. After 14
            days, your usual range will appear here. Don’t compare readings between people or devices.
          </Text>
        )}
        <Button variant="light" onClick={() => sheet.open(undefined)}>
          Add a reading
        </Button>
        {last && (
          <Button variant="subtle" aria-expanded={isListed} onClick={() => setListed((was) => !was)}>
            {isListed ? 'Hide readings' : `Show ${countText(entries.length, 'reading')}`}
          </Button>
        )}
        {last && isListed && (
          <EntryTable
            caption="Readings, newest first"
            entries={entries.toReversed()}
            columns={columnsOf(today)}
            nameOf={(entry) => `${formatMs(entry.rmssdMs)} ms, ${whenOf(entry, today)}`}
            unsent={unsent}
            onEdit={sheet.open}
            onRemove={(entry) => void hrvReadings.removeWithUndo(entry)}
          />
        )}
      </Stack>
      <HrvSheet sheet={sheet} />
    </PhoneFoldCard>
  );
}
