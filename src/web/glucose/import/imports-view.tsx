import { Badge, Button, Group, NativeSelect, Skeleton, Stack, Text } from '@mantine/core';
import { Fragment, useState } from 'react';
import type { GlucoseImport } from '#contract/glucose/glucose.ts';
import { localDate } from '#domain/time/local-date.ts';
import { useToday } from '#web/lib/clock.ts';
import { DateQuestion } from '#web/lib/time/date-question.tsx';
import { explain } from '#web/lib/errors.ts';
import { countText, formatDate } from '#web/lib/format.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { Columns } from '#web/ui/layout/columns.tsx';
import { DropZone } from '#web/ui/forms/drop-zone.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { PlainList } from '#web/ui/lists/plain-list.tsx';
import classes from '#web/glucose/glucose.module.css';
import { FORMAT_NAMES, ImportPreview } from './import-preview.tsx';
import { useImports } from '#web/glucose/queries.ts';
import { setUndone } from './send-file.ts';
import { useImport } from './use-import.ts';

const ENDINGS = '.csv,.tsv,.txt,.json,text/csv,text/plain,application/json';

interface ImportsViewProps {
  /** Shows the readings of an imported file. */
  readonly onShow: (taken: GlucoseImport) => void;
}

/** Imports of sensor and meter files: choose, preview, import, undo. */
export function ImportsView({ onShow }: ImportsViewProps) {
  return (
    <Columns
      wide="first"
      columns={[
        <Fragment key="new">
          <NewImport onStored={onShow} />
        </Fragment>,
        <Fragment key="list">
          <Imports onShow={onShow} />
          <HowTo />
        </Fragment>,
      ]}
    />
  );
}

function NewImport({ onStored }: { readonly onStored: (taken: GlucoseImport) => void }) {
  const { state, choose, chooseZone, chooseOrder, again, confirm, cancel } = useImport(onStored);
  const { file, timeZone, answer, error, isBusy } = state;
  return (
    <Card title="Import a file">
      <Stack gap="lg">
        {!file && (
          <DropZone
            text="Drop a file from your sensor or meter here, or choose one. You’ll see a preview first."
            label="Readings file"
            accept={ENDINGS}
            onChoose={([first]) => choose(first ?? null)}
          />
        )}
        {file && (
          <>
            <Text fw={600} className={classes.clip ?? ''}>
              {file.name}
            </Text>
            <NativeSelect
              label="Device time zone"
              description="Time zone the device was set to"
              value={timeZone}
              data={zonesWith(timeZone)}
              disabled={isBusy}
              onChange={({ currentTarget: { value } }) => chooseZone(value)}
            />
            {isBusy && !answer && <Skeleton height="12rem" aria-label="Reading the file" />}
            {error && <ErrorState {...error} {...(error.code === 'OFFLINE' ? { onRetry: again } : {})} />}
            {answer?.status === 'unclear-dates' && (
              <DateQuestion {...answer} ofWhat="reading" onChoose={chooseOrder} />
            )}
            {answer && answer.status !== 'unclear-dates' ? (
              <ImportPreview {...{ answer, timeZone, isBusy }} onConfirm={confirm} onCancel={cancel} />
            ) : (
              <div>
                <Button variant="default" onClick={cancel}>
                  Choose another file
                </Button>
              </div>
            )}
          </>
        )}
      </Stack>
    </Card>
  );
}

/** All zones the browser knows, including the selected one. */
function zonesWith(timeZone: string): string[] {
  return [...new Set([timeZone, ...Intl.supportedValuesOf('timeZone')])].toSorted();
}

function Imports({ onShow }: ImportsViewProps) {
  const today = useToday();
  const { data, error, isError, refetch } = useImports();
  if (isError && !data) return <ErrorState {...explain(error)} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height="10rem" radius="lg" />;
  return (
    <Card title="Imported files" aside={data.length > 0 ? String(data.length) : undefined}>
      {data.length === 0 ? (
        <Text c="dimmed">No files imported yet.</Text>
      ) : (
        <PlainList aria-label="Imported files">
          {data.map((taken) => (
            <ImportRow key={taken.id} taken={taken} today={today} onShow={onShow} />
          ))}
        </PlainList>
      )}
    </Card>
  );
}

const isFormat = (format: string): format is keyof typeof FORMAT_NAMES => format in FORMAT_NAMES;

interface ImportRowProps extends ImportsViewProps {
  readonly taken: GlucoseImport;
  readonly today: string;
}

function ImportRow({ taken, today, onShow }: ImportRowProps) {
  const { fileName, format, readingCount, refusedCount, firstAt, lastAt, timeZone, isUndone } = taken;
  const [isBusy, setBusy] = useState(false);
  const day = (instant: string): string => formatDate(localDate(Date.parse(instant), timeZone), today);
  const change = async () => {
    setBusy(true);
    await setUndone(taken, !isUndone);
    setBusy(false);
  };
  return (
    <li className={classes.file}>
      <div>
        <Text fw={600} className={classes.clip ?? ''}>
          {fileName} {isUndone && <Badge color="gray">Undone</Badge>}
        </Text>
        <Text size="sm" c="dimmed">
          {isFormat(format) ? FORMAT_NAMES[format] : format}, {countText(readingCount, 'reading')},{' '}
          {day(firstAt)} to {day(lastAt)}
          {refusedCount > 0 && `, ${countText(refusedCount, 'line')} skipped`}
        </Text>
      </div>
      <Group gap="sm" align="stretch" wrap="nowrap">
        {!isUndone && (
          <Button
            variant="subtle"
            size="compact-md"
            aria-label={`Show ${fileName}`}
            onClick={() => onShow(taken)}
          >
            Show
          </Button>
        )}
        <Button
          variant="default"
          size="compact-md"
          loading={isBusy}
          aria-label={`${isUndone ? 'Import again' : 'Undo'} ${fileName}`}
          onClick={() => void change()}
        >
          {isUndone ? 'Import again' : 'Undo'}
        </Button>
      </Group>
    </li>
  );
}

function HowTo() {
  return (
    <Card title="Export instructions">
      <Stack gap="xs">
        <Text size="sm" c="dimmed">
          <strong>Dexcom:</strong> At clarity.dexcom.com or .eu, open your profile and choose Export.
        </Text>
        <Text size="sm" c="dimmed">
          <strong>FreeStyle Libre:</strong> At libreview.com, choose Download Glucose Data. Both units work:
          mg/dL and mmol/L.
        </Text>
        <Text size="sm" c="dimmed">
          <strong>Nightscout:</strong> Open /api/v1/entries.json?count=50000 on your site and save the page as
          a file. Without a count, you get only ten readings.
        </Text>
        <Text size="sm" c="dimmed">
          <strong>Any table:</strong> Save it as a CSV file with a time column and a glucose column.
        </Text>
        <Text size="sm" c="dimmed">
          Importing a file twice won’t create duplicates.
        </Text>
      </Stack>
    </Card>
  );
}
