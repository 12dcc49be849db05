import type { DayRange } from '#domain/time/day-range.ts';
import { Button, Group, Stack, Text } from '@mantine/core';
import type { ImportInfo, ImportKindPlan, ImportPlan } from '#contract/imports.ts';
import { UNDO_DAYS } from '#domain/imports/states.ts';
import { addDays } from '#domain/time/local-date.ts';
import { api } from '#web/lib/api.ts';
import { useToday } from '#web/lib/clock.ts';
import { countText, formatCount, formatDate } from '#web/lib/format.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { colorOf } from '#web/ui/theme/colors.ts';
import { Figure } from '#web/ui/layout/figure.tsx';
import classes from './imports.module.css';
import { Notes } from './notes.tsx';
import { newCount, useImportAction } from './queries.ts';
import { formatBytes, kindWords, sourceText } from './words.ts';

const sumOf = (kinds: readonly ImportKindPlan[], key: 'added' | 'duplicates' | 'conflicts'): number =>
  kinds.reduce((sum, kind) => sum + kind[key], 0);

/** First and last day in a file. */
function spanOf(kinds: readonly ImportKindPlan[]): DayRange | undefined {
  const dated = kinds.filter(({ from }) => from !== '');
  const from = dated.map((kind) => kind.from).toSorted()[0];
  const to = dated
    .map((kind) => kind.to)
    .toSorted()
    .at(-1);
  return from === undefined || to === undefined ? undefined : { from, to };
}

const monthsBetween = (from: string, to: string): string[] => {
  const [start, end] = [from, to].map((date) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1);
  return Array.from({ length: (end ?? 0) - (start ?? 0) + 1 }, (_, at) => {
    const month = (start ?? 0) + at;
    return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
  });
};

interface MonthsProps {
  readonly kind: ImportKindPlan;
  readonly months: readonly string[];
}

/** When a kind of record was made, by month. */
function Months({ kind, months }: MonthsProps) {
  const known = new Set(kind.months);
  return (
    <div className={classes.months} aria-hidden>
      {months.map((month) => (
        <span
          key={month}
          style={{ background: known.has(month) ? colorOf(kindWords(kind.kind).color) : undefined }}
        />
      ))}
    </div>
  );
}

function KindsTable({ kinds }: { readonly kinds: readonly ImportKindPlan[] }) {
  const span = spanOf(kinds);
  const months = span ? monthsBetween(span.from, span.to) : [];
  const [first, last] = [span?.from.slice(0, 4), span?.to.slice(0, 4)];
  return (
    <div className={classes.scroll}>
      <table className={classes.table} aria-label="What’s in the file">
        <thead>
          <tr>
            <th scope="col">Kind</th>
            <th scope="col" className={classes.wide}>
              In file
            </th>
            <th scope="col">New</th>
            <th scope="col" className={classes.wide}>
              Duplicates
            </th>
            <th scope="col">Unit</th>
            <th scope="col" className={classes.wide}>
              {first === last ? first : `${first} to ${last}`}
            </th>
          </tr>
        </thead>
        <tbody>
          {kinds.map((kind) => {
            const { name, unit, color } = kindWords(kind.kind);
            return (
              <tr key={kind.kind}>
                <td>
                  <span className={classes.dot} style={{ background: colorOf(color) }} aria-hidden />
                  {name}
                </td>
                <td className={classes.wide}>{formatCount(kind.inFile)}</td>
                <td>
                  <b>{formatCount(kind.added)}</b>
                </td>
                <td className={classes.wide}>{formatCount(kind.duplicates)}</td>
                <td>{unit}</td>
                <td className={classes.wide}>
                  <Months kind={kind} months={months} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** How much of a file is new, in figures and as a bar. */
function Overview({ plan: { kinds, refusedCount } }: { readonly plan: ImportPlan }) {
  const [added, duplicates, conflicts] = [
    sumOf(kinds, 'added'),
    sumOf(kinds, 'duplicates'),
    sumOf(kinds, 'conflicts'),
  ];
  return (
    <>
      <div className={classes.figures}>
        <Figure size="hero" value={formatCount(added)} unit={added === 1 ? 'new record' : 'new records'} />
        <Figure
          size="inline"
          value={formatCount(duplicates)}
          unit={duplicates === 1 ? 'duplicate, skipped' : 'duplicates, skipped'}
        />
        {conflicts > 0 && (
          <Figure
            size="inline"
            value={formatCount(conflicts)}
            unit={conflicts === 1 ? 'conflict, yours is kept' : 'conflicts, yours are kept'}
          />
        )}
        {refusedCount > 0 && (
          <Figure
            size="inline"
            value={formatCount(refusedCount)}
            unit={refusedCount === 1 ? 'unreadable row' : 'unreadable rows'}
          />
        )}
      </div>
      <div className={classes.bar} aria-hidden>
        <span className={classes.new} style={{ flexGrow: added }} />
        <span className={classes.known} style={{ flexGrow: duplicates }} />
        <span className={classes.left} style={{ flexGrow: conflicts + refusedCount }} />
      </div>
    </>
  );
}

interface PreviewCardProps {
  readonly info: ImportInfo & { readonly plan: ImportPlan };
  /** Names the columns of a table again. */
  readonly onColumns?: (() => void) | undefined;
}

/** What importing a file would do, before anything is stored. */
export function PreviewCard({ info, onColumns }: PreviewCardProps) {
  const { id, fileName, sizeBytes, source, plan } = info;
  const today = useToday();
  const start = useImportAction(() => api.imports.start({ id }));
  const discard = useImportAction(() => api.imports.remove({ id }));
  const span = spanOf(plan.kinds);
  const added = newCount(info);
  const about = [
    fileName,
    formatBytes(sizeBytes),
    ...(span
      ? [
          span.from === span.to
            ? formatDate(span.from, today)
            : `${formatDate(span.from, today)} – ${formatDate(span.to, today)}`,
        ]
      : []),
  ];
  return (
    <Card title={sourceText(source)} aside="Recognized">
      <Stack gap="md">
        <Text size="sm" c="dimmed" className={classes.clip}>
          {about.join(' · ')}
        </Text>
        <Overview plan={plan} />
        {plan.kinds.length > 0 && <KindsTable kinds={plan.kinds} />}
        <Notes plan={plan} />
        <Text size="sm" c="dimmed">
          {added === 0
            ? plan.older
              ? 'Nothing new in the days your plan imports.'
              : 'Nothing new in this file.'
            : `Imports in the background. You can undo it until ${formatDate(addDays(today, UNDO_DAYS), today)}.`}
          {plan.kinds.some(({ kind }) => kind === 'profiles') &&
            ' The file’s profile and settings replace yours. Undoing brings yours back.'}
        </Text>
        <Group gap="sm">
          {added > 0 && (
            <Button loading={start.isPending} onClick={() => start.mutate(undefined)}>
              Import {countText(added, 'record')}
            </Button>
          )}
          {onColumns && (
            <Button variant="default" onClick={onColumns}>
              Change columns
            </Button>
          )}
          <Button variant="default" loading={discard.isPending} onClick={() => discard.mutate(undefined)}>
            {added > 0 ? 'Cancel' : 'Discard'}
          </Button>
        </Group>
      </Stack>
    </Card>
  );
}
