import { ActionIcon, Group, Loader, Stack, Text } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { ReadBloodFile } from '#contract/blood/blood-file.ts';
import type { BloodFormat, LeftOutReason } from '#domain/blood-import/found-values.ts';
import type { DateOrder } from '#domain/glucose-import/date-order.ts';
import { DateQuestion } from '#web/lib/time/date-question.tsx';
import { countText } from '#web/lib/format.ts';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { PlainList } from '#web/ui/lists/plain-list.tsx';
import classes from './blood-import.module.css';
import type { ChosenFile } from './use-files.ts';

const FORMAT_NAMES: Readonly<Record<BloodFormat, string>> = {
  fhir: 'FHIR',
  table: 'Table',
  pdf: 'PDF',
  scan: 'Scan',
};

interface FileListProps {
  readonly files: readonly ChosenFile[];
  readonly onAgain: (file: ChosenFile, dateOrder?: DateOrder) => void;
  readonly onForget: (fileId: string) => void;
}

/** The chosen files, each with its results or why there are none. */
export function FileList({ files, onAgain, onForget }: FileListProps) {
  return (
    <PlainList gap="md" aria-label="Selected files">
      {files.map((chosen) => (
        <li key={chosen.id} className={classes.file}>
          <Group gap="md" justify="space-between" wrap="nowrap">
            <div className={classes.fileName}>
              <Text fw={600} className={classes.clip ?? ''}>
                {chosen.file.name}
              </Text>
              <FileWords chosen={chosen} />
            </div>
            {chosen.state.kind !== 'reading' && (
              <ActionIcon
                variant="subtle"
                color="gray"
                size="lg"
                aria-label={`Remove ${chosen.file.name}`}
                onClick={() => onForget(chosen.id)}
              >
                <IconX size="1.1em" aria-hidden />
              </ActionIcon>
            )}
          </Group>
          <FileTrouble chosen={chosen} onAgain={onAgain} />
        </li>
      ))}
    </PlainList>
  );
}

function FileWords({ chosen: { state } }: { readonly chosen: ChosenFile }) {
  if (state.kind === 'reading')
    return (
      <div className={classes.waiting} role="status">
        <Loader size="xs" aria-hidden /> Reading the file
      </div>
    );
  return state.kind === 'read' ? <FileSummary answer={state.answer} /> : null;
}

const REASONS: Readonly<Record<LeftOutReason, string>> = {
  'entered-in-error': 'entered in error',
  cancelled: 'canceled',
  'no-value': 'no value',
  'no-name': 'no name',
  'not-laboratory': 'not a lab result',
  repeated: 'in the file twice',
  elsewhere: 'not in the file',
  deleted: 'deleted',
  unreadable: 'unreadable',
};

/** Maximum reasons shown before the list is opened. */
const NAMED = 2;

/** "Vitamin D (no value)", "Sodium, Zinc and 3 more (in the file twice)". */
function leftOutText({ reason, count, examples }: ReadBloodFile['leftOut'][number]): string {
  const named = examples.slice(0, NAMED);
  if (named.length === 0) return `${count} (${REASONS[reason]})`;
  const more = count > named.length ? ` and ${count - named.length} more` : '';
  return `${named.join(', ')}${more} (${REASONS[reason]})`;
}

function FileSummary({ answer: { format, panels, leftOut, pages } }: { readonly answer: ReadBloodFile }) {
  const count = panels.reduce((sum, { values }) => sum + values.length, 0);
  return (
    <Stack gap="xs">
      <Text size="sm" c="dimmed" role="status">
        {FORMAT_NAMES[format]}: {countText(count, 'result')} in {countText(panels.length, 'panel')}.
        {pages && pages.read < pages.all && ` We read the first ${pages.read} of ${pages.all} pages.`}
      </Text>
      {leftOut.length > 0 && (
        <details className={classes.leftOut}>
          <summary>
            {leftOut.reduce((sum, { count: left }) => sum + left, 0)} left out:{' '}
            {leftOut.map(leftOutText).join('; ')}
          </summary>
          <ul>
            {leftOut.map(({ reason, message, count: left, examples }) => (
              <li key={reason}>
                {left}: {message} {examples.length > 0 && `(${examples.join(', ')})`}
              </li>
            ))}
          </ul>
        </details>
      )}
    </Stack>
  );
}

function FileTrouble({ chosen, onAgain }: { readonly chosen: ChosenFile } & Pick<FileListProps, 'onAgain'>) {
  const { state } = chosen;
  if (state.kind === 'failed') {
    const retry = ['OFFLINE', 'TOO_MANY_REQUESTS', 'INTERNAL'].includes(state.error.code);
    return <ErrorState {...state.error} {...(retry ? { onRetry: () => onAgain(chosen) } : {})} />;
  }
  if (state.kind !== 'question') return null;
  return <DateQuestion {...state.answer} ofWhat="result" onChoose={(order) => onAgain(chosen, order)} />;
}
