import { Anchor, Text } from '@mantine/core';
import type { FoodImport } from '#contract/admin-foods.ts';

import { Card } from '#web/ui/card.tsx';
import { formatCount } from './count.ts';
import classes from './foods-page.module.css';
import { List, NONE, type Column } from './list.tsx';
import { momentText } from './moment.ts';
import { Tag, type Tone } from './tag.tsx';

const STATES: Readonly<Record<FoodImport['state'], readonly [Tone, string]>> = {
  running: ['notice', 'Running or interrupted'],
  done: ['good', 'Done'],
  failed: ['critical', 'Failed'],
};

const COLUMNS: [Column<FoodImport>, ...Column<FoodImport>[]] = [
  {
    name: 'File',
    cell: ({ fileName, format }) => (
      <>
        {fileName}
        <Text size="xs" c="dimmed">
          {format}
        </Text>
      </>
    ),
  },
  {
    name: 'State',
    cell: ({ state }) => {
      const [tone, text] = STATES[state];
      return <Tag tone={tone} text={text} />;
    },
  },
  { name: 'Begun', cell: ({ startedAt }) => momentText(startedAt) },
  { name: 'Rows', cell: ({ rowsDone }) => formatCount(rowsDone) },
  { name: 'New', cell: ({ taken }) => formatCount(taken) },
  { name: 'Updated', cell: ({ updated }) => formatCount(updated) },
  {
    name: 'Refused',
    isLong: true,
    cell: ({ id, refused, refusals }) =>
      refusals.length === 0 ? (
        formatCount(refused)
      ) : (
        <>
          <Anchor
            href={`/api/admin/food-imports/${id}/refusals.csv`}
            download="perennial-import-refusals.csv"
          >
            {formatCount(refused)} (CSV)
          </Anchor>
          <Text size="xs" c="dimmed">
            {refusals
              .slice(0, 3)
              .map(({ reason, count }) => `${reason} ${formatCount(count)}`)
              .join(', ')}
          </Text>
        </>
      ),
  },
  {
    name: 'Speed',
    cell: ({ rowsDone, secondsSpent }) =>
      secondsSpent > 0 ? `${formatCount(rowsDone / secondsSpent)} rows/s` : NONE,
  },
];

/** What was imported, and how an operator imports more. */
export function ImportsCard({ imports }: { readonly imports: readonly FoodImport[] }) {
  return (
    <Card title="Imports">
      {imports.length > 0 && (
        <List caption="Imports" rows={imports} columns={COLUMNS} nameOf={({ fileName }) => fileName} />
      )}
      <Text size="sm" mt="md">
        {imports.length === 0 && 'Nothing was imported yet. '}
        An import is begun on the server’s command line, also while the server runs, with a download of
        FoodData Central or Open Food Facts. One that was interrupted goes on where it was when the same file
        is given again; its progress is shown here.
        <code className={classes.command}>npm run foods:import -- path/to/the/file</code>
      </Text>
    </Card>
  );
}
