import { Anchor } from '@mantine/core';
import type { Sleep } from '#contract/sleep.ts';
import type { RatedDay } from '#domain/sleep/rated-days.ts';
import { asleepMinutes } from '#domain/sleep/sleep-times.ts';
import { sayMinutes } from '#web/lib/units/duration.ts';
import { sourceName } from '#web/lib/sources/source-name.ts';
import { formatDate, formatTime } from '#web/lib/format.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { EntryTable } from '#web/ui/lists/entry-table.tsx';
import { enteredOf } from './entered-sleep.ts';
import { saySleep, sleeps } from './queries.ts';

interface SleepTableProps {
  /** Oldest first. */
  readonly entries: readonly Sleep[];
  readonly days: readonly RatedDay[];
  readonly unsent: ReadonlySet<string>;
  readonly today: string;
  readonly onEdit: (sleep: Sleep) => void;
  /** Explains the score of a day. @param date ISO date */
  readonly onAudit: (date: string) => void;
}

const timesOf = ({ inBedAt, outOfBedAt, timeZone }: Sleep): string =>
  `${formatTime(Date.parse(inBedAt), timeZone)} to ${formatTime(Date.parse(outOfBedAt), timeZone)}`;

/** Every logged night and nap. */
export function SleepTable({ entries, days, unsent, today, onEdit, onAudit }: SleepTableProps) {
  const scores = new Map(days.map(({ date, score }) => [date, score?.score]));
  const scoreOf = ({ date, isNap }: Sleep) => {
    const score = isNap ? undefined : scores.get(date);
    if (score === undefined) return '';
    return (
      <Anchor
        component="button"
        type="button"
        aria-haspopup="dialog"
        aria-label={`${Math.round(score)}, how it’s calculated, ${formatDate(date, today)}`}
        onClick={() => onAudit(date)}
      >
        {Math.round(score)}
      </Anchor>
    );
  };
  return (
    <Card title="Nights and naps">
      <EntryTable
        caption="Nights and naps, newest first"
        entries={entries.toReversed()}
        unsent={unsent}
        nameOf={(sleep) => `${saySleep(sleep)}, ${formatDate(sleep.date, today)}`}
        onEdit={onEdit}
        onRemove={(sleep) => void sleeps.removeWithUndo(sleep)}
        columns={[
          { name: 'Day', cell: (sleep) => `${formatDate(sleep.date, today)}${sleep.isNap ? ', nap' : ''}` },
          { name: 'Times', secondary: true, cell: timesOf },
          { name: 'Note', secondary: true, cell: ({ note }) => note ?? '' },
          ...(entries.some(({ source }) => source !== 'manual')
            ? [
                {
                  name: 'From',
                  secondary: true,
                  cell: ({ source }: Sleep) => sourceName(source) || 'Manual entry',
                },
              ]
            : []),
          { name: 'Asleep', cell: (sleep) => sayMinutes(asleepMinutes(enteredOf(sleep))) },
          { name: 'Score', cell: scoreOf },
        ]}
      />
    </Card>
  );
}
