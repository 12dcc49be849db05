import { Button, Group, List, Stack, Text } from '@mantine/core';
import type { GlucoseFileAnswer } from '#contract/glucose/glucose-file.ts';
import type { GlucoseFormat } from '#domain/glucose-import/file-reading.ts';
import { localDate } from '#domain/time/local-date.ts';
import { useToday } from '#web/lib/clock.ts';
import { countText, formatDate, formatTime } from '#web/lib/format.ts';
import { Figure } from '#web/ui/layout/figure.tsx';

/** Names of the exporting programs' file formats. */
export const FORMAT_NAMES: Readonly<Record<GlucoseFormat, string>> = {
  'dexcom-clarity': 'Dexcom Clarity',
  libreview: 'LibreView',
  'nightscout-json': 'Nightscout',
  'nightscout-csv': 'Nightscout',
  'medtronic-carelink': 'Medtronic CareLink',
  table: 'Table of readings',
};

type ReadFile = Exclude<GlucoseFileAnswer, { status: 'unclear-dates' }>;

interface PreviewProps {
  readonly answer: ReadFile;
  readonly timeZone: string;
  readonly isBusy: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

const MAX_LINES = 5;

/** Preview of a file, before anything is stored. */
export function ImportPreview({ answer, timeZone, isBusy, onConfirm, onCancel }: PreviewProps) {
  const today = useToday();
  const { format, unit, newReadingCount, newKetoneCount, duplicateCount, firstAt, lastAt, gaps, refused } =
    answer;
  const when = (instant: string): string => {
    const atMs = Date.parse(instant);
    return `${formatDate(localDate(atMs, timeZone), today)}, ${formatTime(atMs, timeZone)}`;
  };
  const nothingNew = newReadingCount + newKetoneCount === 0;
  return (
    <Stack gap="md">
      <div>
        <Figure
          size="hero"
          value={newReadingCount.toLocaleString('en-US')}
          unit={newReadingCount === 1 ? 'new reading' : 'new readings'}
        />
        <Text c="dimmed">
          {FORMAT_NAMES[format]}, in {unit}. From {when(firstAt)} to {when(lastAt)}.
        </Text>
      </div>
      <List size="sm" spacing="xs" c="dimmed">
        {newKetoneCount > 0 && <List.Item>{countText(newKetoneCount, 'new ketone reading')}</List.Item>}
        {duplicateCount > 0 && (
          <List.Item>{countText(duplicateCount, 'reading')} you already have, skipped</List.Item>
        )}
        {gaps.count > 0 && (
          <List.Item>
            {countText(gaps.count, 'gap')} of more than 45 minutes, shown as gaps and never filled in
          </List.Item>
        )}
        {refused.map(({ reason, message, count, lines }) => (
          <List.Item key={reason}>
            {countText(count, 'line')} skipped. {message} {count === 1 ? 'Line' : 'Lines'}{' '}
            {lines.slice(0, MAX_LINES).join(', ')}
            {count > MAX_LINES && ' and more'}
          </List.Item>
        ))}
      </List>
      {nothingNew && <Text>Nothing new in this file.</Text>}
      <Group gap="md">
        {!nothingNew && (
          <Button loading={isBusy} onClick={onConfirm}>
            Import {countText(newReadingCount + newKetoneCount, 'reading')}
          </Button>
        )}
        <Button variant="default" onClick={onCancel}>
          {nothingNew ? 'Choose another file' : 'Cancel'}
        </Button>
      </Group>
    </Stack>
  );
}
