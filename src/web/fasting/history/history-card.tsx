import { Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import type { Fast } from '#contract/fasting.ts';
import { EDITABLE_DAYS, isEditable } from '#domain/fasting/fast-rules.ts';
import { hoursOf, isCounted, isGoalReached, spanOf } from '#domain/fasting/fast-state.ts';
import { isDayProtocol } from '#domain/fasting/fasting-days.ts';
import { meanOf } from '#domain/numbers/statistics.ts';
import type { useRange } from '#web/lib/address/range.ts';
import { explain } from '#web/lib/errors.ts';
import { countText, formatClock, formatDate, formatTime } from '#web/lib/format.ts';
import { PROTOCOL_NAMES } from '#web/lib/names/protocol-names.ts';
import type { TrackedEntries } from '#web/lib/outbox/tracked.ts';
import { dayAxis, firstDay } from '#web/lib/time/day-axis.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { PhoneFoldCard } from '#web/ui/layout/phone-fold-card.tsx';
import { LazyChart } from '#web/ui/chart/lazy-chart.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { RangePicker } from '#web/ui/forms/range-picker.tsx';
import { CsvButton } from '#web/ui/lists/csv-button.tsx';
import { EntryTable } from '#web/ui/lists/entry-table.tsx';
import { Sample } from '#web/ui/states/sample.tsx';
import { toast } from '#web/ui/toast.ts';
import classes from '#web/fasting/fasting.module.css';
import { hoursByDay } from './hours-by-day.ts';
import { lengthText, reachedText } from '#web/fasting/length-text.ts';
import { fasts as fastEntries, sayFast } from '#web/fasting/queries.ts';

const FASTS = [
  { day: 'Wed', from: '20:10', to: '12:15', hours: 16 + 5 / 60 },
  { day: 'Thu', from: '20:30', to: '12:00', hours: 15.5 },
  { day: 'Fri', from: '19:45', to: '12:00', hours: 16.25 },
] as const;

/** Three nights of a member who fasts 16:8. */
function SampleFast() {
  return (
    <Sample caption="Example: three nights of 16:8">
      {FASTS.map(({ day, from, to, hours }) => (
        <Group key={day} justify="space-between" gap="sm">
          <Text size="sm">
            {day}, {formatClock(from)} to {formatClock(to)}
          </Text>
          <Text size="sm" fw={600}>
            {lengthText(hours)}
          </Text>
        </Group>
      ))}
    </Sample>
  );
}

interface LengthsProps {
  readonly fasts: readonly Fast[];
  readonly range: ReturnType<typeof useRange>;
}

/** The length of fasts by day. */
function Lengths({ fasts, range }: LengthsProps) {
  const byDay = hoursByDay(fasts);
  const { axis, bars, isWeekly } = dayAxis(firstDay(range, [...byDay.keys()].toSorted()[0]), range.to);
  const mean = meanOf([...byDay.values()]);
  if (mean === undefined)
    return (
      <Text size="sm" c="dimmed">
        No timed fasts in this period.
      </Text>
    );
  const summary = `${byDay.size} ${byDay.size === 1 ? 'day' : 'days'} with a fast, ${lengthText(mean)} on average.`;
  return (
    <LazyChart
      label="Fast length"
      unit="hours"
      summary={summary}
      layers={[
        {
          kind: 'bars',
          label: isWeekly ? 'Weekly average' : 'Fast',
          color: 'fasting',
          values: bars((day) => byDay.get(day)),
        },
      ]}
      {...axis}
      formatY={(hours) => String(Math.round(hours * 10) / 10)}
    />
  );
}

function lengthCell(fast: Fast): string {
  const span = spanOf(fast);
  if (fast.isUnfinished) return 'End unknown';
  if (isDayProtocol(fast.protocol)) return 'Fasting day';
  const length = reachedText(hoursOf(span, 0));
  if (!isCounted(span)) return `${length}, too short to count`;
  return isGoalReached(span) ? length : `${length} of ${lengthText(fast.goalHours)}`;
}

const clockText = ({ startedAt, endedAt, timeZone, protocol }: Fast): string =>
  endedAt === null || isDayProtocol(protocol)
    ? ''
    : `${formatTime(Date.parse(startedAt), timeZone)}–${formatTime(Date.parse(endedAt), timeZone)}`;

const IN_RANGE = {
  '2w': ' in the last 2 weeks',
  '3m': ' in the last 3 months',
  '1y': ' in the last year',
  all: '',
} as const;

interface HistoryCardProps {
  readonly history: TrackedEntries<Fast>;
  readonly range: ReturnType<typeof useRange>;
  readonly today: string;
  readonly onEdit: (fast: Fast) => void;
  readonly onAddPast: () => void;
  /** Whether fasting is offered. If not, nothing here promotes it. */
  readonly mayAdd: boolean;
}

/** All fasts of a range with their length; each can be edited or deleted. */
export function HistoryCard({ history, range, today, onEdit, onAddPast, mayAdd }: HistoryCardProps) {
  const { entries, unsent, known, error, refetch } = history;
  const ended = entries.filter(({ endedAt }) => endedAt !== null);
  const edit = (fast: Fast) => {
    if (isEditable(spanOf(fast), Date.now())) onEdit(fast);
    else
      void toast({
        title: 'Too late to edit',
        text: `You can edit a fast for ${EDITABLE_DAYS} days after it ends. You can still delete it.`,
      });
  };
  if (!known)
    return error === null ? (
      <Skeleton height="20rem" radius="lg" />
    ) : (
      <ErrorState {...explain(error)} onRetry={refetch} />
    );
  if (ended.length === 0 && range.range === '3m' && !mayAdd) return null;
  if (ended.length === 0 && range.range === '3m')
    return (
      <Card title="Your fasts">
        <EmptyState
          title="No fasts yet"
          text="Start the timer after your last bite. It runs on every device where you’re logged in. Finished fasts appear here with their length and goal."
          picture={<SampleFast />}
        >
          <Button variant="default" onClick={onAddPast}>
            Add a past fast
          </Button>
        </EmptyState>
      </Card>
    );
  return (
    <PhoneFoldCard title="Your fasts" aside={`${countText(ended.length, 'fast')}${IN_RANGE[range.range]}`}>
      <Stack gap="lg">
        <RangePicker value={range.range} onChange={range.setRange} />
        <Lengths fasts={ended} range={range} />
        <EntryTable
          caption="Fasts, newest first"
          entries={ended.toReversed()}
          unsent={unsent}
          nameOf={(fast) => `${sayFast(fast)}, ${formatDate(fast.date, today)}`}
          onEdit={edit}
          onRemove={(fast) => void fastEntries.removeWithUndo(fast)}
          columns={[
            {
              name: 'Day',
              cell: ({ date }) => <span className={classes.nowrap}>{formatDate(date, today)}</span>,
            },
            { name: 'Start and end', secondary: true, cell: clockText },
            { name: 'Length', cell: lengthCell },
            { name: 'Protocol', secondary: true, cell: ({ protocol }) => PROTOCOL_NAMES[protocol] },
            { name: 'Note', secondary: true, cell: ({ note }) => note ?? '' },
          ]}
        />
        <div>
          <CsvButton name="fasting" />
        </div>
      </Stack>
    </PhoneFoldCard>
  );
}
