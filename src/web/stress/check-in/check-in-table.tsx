import { Group, Stack } from '@mantine/core';
import type { StressCheckIn } from '#contract/stress.ts';
import { momentOf } from '#web/lib/entry-form.ts';
import { formatDate, formatTime } from '#web/lib/format.ts';
import { PhoneFoldCard } from '#web/ui/layout/phone-fold-card.tsx';
import { Figure } from '#web/ui/layout/figure.tsx';
import { FormSheet } from '#web/ui/forms/form-sheet.tsx';
import { CsvButton } from '#web/ui/lists/csv-button.tsx';
import { type EntryColumn, EntryTable } from '#web/ui/lists/entry-table.tsx';
import { CheckInDetails } from './check-in-details.tsx';
import { type CheckInForm, checkInFormOf, readCheckIn } from './check-in-form.ts';
import { checkIns } from './check-ins.ts';
import { Scale } from './scale.tsx';
import classes from '#web/stress/stress.module.css';
import { type Sheet, useSheet } from '#web/stress/use-sheet.ts';
import { useCurrentMinute } from '#web/stress/use-current-minute.ts';
import { ENERGY_WORDS, MOOD_WORDS, STRESS_WORDS } from '#web/stress/words.ts';
import { capitalized } from '#domain/words/first-letter.ts';

interface CheckInSheetProps {
  readonly sheet: Sheet<StressCheckIn, CheckInForm>;
  readonly earlier: readonly StressCheckIn[];
}

/** Changes a check-in. */
function CheckInSheet({ sheet, earlier }: CheckInSheetProps) {
  const { item, form } = sheet;
  const { untilMs } = useCurrentMinute();
  const read = item && form && readCheckIn(form, untilMs, item);
  const save = async () => {
    if (read?.entry && (await checkIns.saveWithUndo(read.entry, item))) sheet.close();
  };
  return (
    <FormSheet
      opened={sheet.opened}
      title="Edit check-in"
      submitLabel="Save changes"
      onClose={sheet.close}
      onSubmit={() => void save()}
    >
      {item && form && (
        <>
          <Scale
            label="How stressed did you feel?"
            words={STRESS_WORDS}
            value={form.stress}
            onChange={(stress) => sheet.change({ stress })}
          />
          <CheckInDetails
            form={form}
            onChange={sheet.change}
            earlier={earlier}
            now={momentOf(Date.parse(item.feltAt), item.timeZone)}
            momentFault={read?.faults.moment}
          />
        </>
      )}
    </FormSheet>
  );
}

const whenOf = ({ date, feltAt, timeZone }: StressCheckIn, today: string): string =>
  `${formatDate(date, today)}, ${formatTime(Date.parse(feltAt), timeZone)}`;

/** "Mood low, energy so-so". */
function feelingOf({ mood, energy }: StressCheckIn): string {
  const parts = [
    mood !== null && `mood ${MOOD_WORDS[mood - 1]}`,
    energy !== null && `energy ${ENERGY_WORDS[energy - 1]}`,
  ].filter((part) => part !== false);
  const text = parts.join(', ');
  return capitalized(text);
}

const columnsOf = (today: string): readonly EntryColumn<StressCheckIn>[] => [
  { name: 'When', cell: (entry) => <span className={classes.when}>{whenOf(entry, today)}</span> },
  { name: 'Stress', cell: ({ stress }) => <Figure value={String(stress)} unit="out of 10" /> },
  { name: 'Mood and energy', secondary: true, cell: feelingOf },
  { name: 'About', secondary: true, cell: ({ tags }) => tags.join(', ') },
  { name: 'Note', secondary: true, cell: ({ note }) => note ?? '' },
];

interface CheckInTableProps {
  /** Oldest first. */
  readonly entries: readonly StressCheckIn[];
  readonly unsent: ReadonlySet<string>;
  readonly today: string;
}

/** All check-ins of the range, newest first, with editing, deletion and a download. */
export function CheckInTable({ entries, unsent, today }: CheckInTableProps) {
  const sheet = useSheet(checkInFormOf);
  return (
    <PhoneFoldCard title="Your check-ins" aside={`${entries.length} logged`}>
      <Stack gap="md">
        <EntryTable
          caption="Check-ins, newest first"
          entries={entries.toReversed()}
          columns={columnsOf(today)}
          nameOf={(entry) => `stress ${entry.stress} out of 10, ${whenOf(entry, today)}`}
          unsent={unsent}
          onEdit={sheet.open}
          onRemove={(entry) => void checkIns.removeWithUndo(entry)}
        />
        <Group justify="flex-end">
          <CsvButton name="stress" />
        </Group>
      </Stack>
      <CheckInSheet sheet={sheet} earlier={entries} />
    </PhoneFoldCard>
  );
}
