import { Button, Progress, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import type { ImportInfo } from '#contract/imports.ts';
import { isBusy } from '#domain/imports/states.ts';
import { localDate } from '#domain/time/local-date.ts';
import { api } from '#web/lib/api.ts';
import { deviceTimeZone, useToday } from '#web/lib/clock.ts';
import { countText, formatCount, formatDate } from '#web/lib/format.ts';
import { paths } from '#web/lib/paths.ts';
import { Card } from '#web/ui/layout/card.tsx';
import classes from './imports.module.css';
import { newCount, useImportAction } from './queries.ts';
import { sourceText } from './words.ts';

const dayOf = (instant: string, today: string): string =>
  formatDate(localDate(Date.parse(instant), deviceTimeZone()), today);

/** "Fri, Nov 20 · 3,204 records · undo by Sun, Dec 20". */
function stateText(info: ImportInfo, today: string): string {
  const when = dayOf(info.importedAt ?? info.createdAt, today);
  const count = countText(info.addedCount, 'record');
  switch (info.step) {
    case 'reading':
      return 'Reading the file…';
    case 'importing':
      return `${count} of ${countText(newCount(info), 'record')}`;
    case 'undoing':
      return 'Undoing…';
    case 'undone':
      return `${when} · undone`;
    case 'stopped':
      return `${when} · stopped after ${count}`;
    case 'failed':
      return info.fault ?? 'Failed';
    default:
      return info.undoBy !== null
        ? `${when} · ${count} · undo by ${dayOf(info.undoBy, today)}`
        : `${when} · ${count}`;
  }
}

/** Data sent by an app or read from a service, without a file. */
const isLive = ({ sizeBytes }: ImportInfo): boolean => sizeBytes === 0;

function HistoryRow({ info, today }: { readonly info: ImportInfo; readonly today: string }) {
  const { id, step, source, fileName, progress, importedAt, undoBy } = info;
  const undo = useImportAction(() => api.imports.undo({ id }));
  const stop = useImportAction(() => api.imports.stop({ id }));
  const discard = useImportAction(() => api.imports.remove({ id }));
  const name = isLive(info) ? fileName : `${sourceText(source)}, ${fileName}`;
  return (
    <li className={classes.row}>
      <div className={classes.clip} style={{ flex: 1 }}>
        <Text fw={600}>{source === null || isLive(info) ? fileName : sourceText(source)}</Text>
        <Text size="sm" c={step === 'failed' ? 'red' : 'dimmed'}>
          {stateText(info, today)}
        </Text>
        {isBusy(step) && step !== 'undoing' && (
          <Progress mt="xs" value={100 * progress} aria-label={`Progress for ${name}`} />
        )}
      </div>
      {step === 'importing' && (
        <Button variant="subtle" size="sm" aria-label={`Stop ${name}`} onClick={() => stop.mutate(undefined)}>
          Stop
        </Button>
      )}
      {source === 'lab-report' && step === 'failed' && (
        <Button component={Link} to={paths.importBloodTests()} size="compact-md">
          Open Blood tests
        </Button>
      )}
      {undoBy !== null && (
        <Button
          variant="default"
          size="sm"
          aria-label={`Undo ${name}`}
          loading={undo.isPending}
          onClick={() => undo.mutate(undefined)}
        >
          Undo
        </Button>
      )}
      {importedAt === null && (
        <Button
          variant="subtle"
          size="sm"
          aria-label={`Discard ${name}`}
          onClick={() => discard.mutate(undefined)}
        >
          Discard
        </Button>
      )}
    </li>
  );
}

const RECENT = 6;

/** Past and current imports of files. */
export function HistoryCard({ imports }: { readonly imports: readonly ImportInfo[] }) {
  const today = useToday();
  const [isWhole, setWhole] = useState(false);
  const known = imports.filter(({ step }) => step !== 'ready' && step !== 'columns');
  const shown = isWhole ? known : known.slice(0, RECENT);
  return (
    <Card
      title="Import history"
      aside={
        known.length > RECENT && (
          <Button variant="subtle" size="compact-sm" onClick={() => setWhole(!isWhole)}>
            {isWhole ? 'Show fewer' : `See all ${formatCount(known.length)}`}
          </Button>
        )
      }
    >
      {shown.length === 0 ? (
        <Text c="dimmed">Nothing imported yet. Imports appear here, and you can undo them for 30 days.</Text>
      ) : (
        <ul className={classes.list} aria-label="Import history">
          {shown.map((info) => (
            <HistoryRow key={info.id} info={info} today={today} />
          ))}
        </ul>
      )}
    </Card>
  );
}
