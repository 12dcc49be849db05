import { Button, Stack, Text } from '@mantine/core';
import { IconCheck, IconFileDownload } from '@tabler/icons-react';
import type { ImportInfo, ImportKindPlan, ImportPlan } from '#contract/imports.ts';
import { UNDO_DAYS } from '#domain/imports/states.ts';
import { addDays } from '#domain/time/local-date.ts';
import { api } from '#web/lib/api.ts';
import { useToday } from '#web/lib/clock.ts';
import { countText, formatCount, formatDate } from '#web/lib/format.ts';
import { Card } from '#web/ui/layout/card.tsx';
import classes from './imports.module.css';
import { KindsTable, spanOf } from './kinds-table.tsx';
import { Notes } from './notes.tsx';
import { newCount, useImportAction } from './queries.ts';
import { formatBytes, sourceText } from './words.ts';

const sumOf = (kinds: readonly ImportKindPlan[], key: 'added' | 'duplicates' | 'conflicts'): number =>
  kinds.reduce((sum, kind) => sum + kind[key], 0);

interface TallyProps {
  readonly count: number;
  readonly words: string;
  readonly isMain?: boolean;
}

/** A figure with its words below it. */
const Tally = ({ count, words, isMain = false }: TallyProps) => (
  <span className={classes.tally} data-main={isMain}>
    <span>{formatCount(count)}</span> <span>{words}</span>
  </span>
);

/** How much of a file is new, in figures and as a bar. */
function Overview({ plan: { kinds, refusedCount } }: { readonly plan: ImportPlan }) {
  const [added, duplicates, conflicts] = [
    sumOf(kinds, 'added'),
    sumOf(kinds, 'duplicates'),
    sumOf(kinds, 'conflicts'),
  ];
  const others = [
    { count: duplicates, words: duplicates === 1 ? 'duplicate, skipped' : 'duplicates, skipped' },
    {
      count: conflicts,
      words: conflicts === 1 ? 'conflict; your entry is kept' : 'conflicts; your entries are kept',
    },
    { count: refusedCount, words: refusedCount === 1 ? 'unreadable row' : 'unreadable rows' },
  ].filter(({ count }) => count > 0);
  return (
    <>
      <div className={classes.figures}>
        <Tally count={added} words={added === 1 ? 'new record' : 'new records'} isMain />
        {others.map((other) => (
          <Tally key={other.words} {...other} />
        ))}
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
  /** Maps the columns of a table again. */
  readonly onColumns?: (() => void) | undefined;
}

/** Effect of importing a file, before anything is stored. */
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
    <Card
      title={sourceText(source)}
      text={about.join(' · ')}
      icon={<IconFileDownload size="1.4rem" aria-hidden />}
      aside={
        <span className={classes.badge}>
          <IconCheck size="1em" aria-hidden /> Recognized
        </span>
      }
    >
      <Stack gap="md">
        <Overview plan={plan} />
        {plan.kinds.length > 0 && <KindsTable kinds={plan.kinds} />}
        <Notes plan={plan} source={source} />
        <div className={classes.foot} data-confirm-bar>
          <Text size="sm" className={classes.promise ?? ''}>
            {added === 0
              ? plan.older
                ? 'Nothing new in the days your plan covers.'
                : plan.kinds.length === 0
                  ? 'There’s nothing to import in this file.'
                  : 'Nothing new in this file.'
              : `The import runs in the background. You can undo it until ${formatDate(addDays(today, UNDO_DAYS), today)}.`}
            {plan.kinds.some(({ kind }) => kind === 'profiles') &&
              ' The file’s profile and settings will replace yours. Undoing the import will bring yours back.'}
          </Text>
          <div className={classes.actions}>
            <Button
              variant={added > 0 ? 'subtle' : 'default'}
              loading={discard.isPending}
              onClick={() => discard.mutate(undefined)}
            >
              {added > 0 ? 'Cancel' : 'Discard'}
            </Button>
            {onColumns && (
              <Button variant="default" onClick={onColumns}>
                Change columns
              </Button>
            )}
            {added > 0 && (
              <Button loading={start.isPending} onClick={() => start.mutate(undefined)}>
                Import {countText(added, 'record')}
              </Button>
            )}
          </div>
        </div>
      </Stack>
    </Card>
  );
}
