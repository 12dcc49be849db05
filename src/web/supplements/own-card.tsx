import { Alert, Button, Stack, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { OwnSupplement } from '#contract/supplements/supplement-entries.ts';
import type { Suggestions } from '#contract/supplements/supplements.ts';
import { isActiveOn } from '#domain/supplements/own-supplement.ts';
import { formatDate } from '#web/lib/format.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { EntryTable } from '#web/ui/lists/entry-table.tsx';
import { InteractionList } from './interaction-list.tsx';
import { own } from './queries.ts';
import { amountWords } from '#domain/supplements/words.ts';
import { amountsLine, scheduleWords } from './words.ts';

const noticed = {
  color: 'yellow',
  radius: 'lg',
  icon: <IconAlertTriangle aria-hidden />,
  styles: {
    root: { background: 'var(--notice-wash)' },
    title: { color: 'var(--ink)' },
    icon: { color: 'var(--ink)' },
  },
} as const;

/** Interactions of current supplements: medicines, conditions, upper limits. */
export function OwnNotices({ all }: { readonly all: Suggestions }) {
  const interactions = all.ownMet.filter(({ effect }) => effect !== 'note');
  const isTimingOnly = interactions.every(({ effect }) => effect === 'separate');
  return (
    <>
      {interactions.length > 0 && (
        <Alert {...noticed} title={isTimingOnly ? 'Take these a few hours apart' : 'Interactions found'}>
          <Stack gap="sm">
            <InteractionList interactions={interactions} />
            {!isTimingOnly && (
              <Text size="sm">
                Ask your doctor or pharmacist before you take these supplements again. Don’t stop a medication
                because of this.
              </Text>
            )}
          </Stack>
        </Alert>
      )}
      {all.above.length > 0 && (
        <Alert {...noticed} title="Above the upper limit">
          {all.above.map(({ substance, name, dietAmount, ownAmount, limit }) => (
            <Text key={substance} size="sm">
              {name}: {amountWords(substance, dietAmount + ownAmount)} a day
              {limit?.counts === 'supplements' ? ' from supplements' : ', including food'}. The upper limit is{' '}
              {amountWords(substance, limit?.amount ?? 0)}. Take less, or ask your doctor.
            </Text>
          ))}
        </Alert>
      )}
    </>
  );
}

interface OwnCardProps {
  readonly supplements: readonly OwnSupplement[];
  readonly unsent: ReadonlySet<string>;
  readonly today: string;
  readonly onAdd: () => void;
  readonly onEdit: (supplement: OwnSupplement) => void;
}

/** Everything the member takes or took, with editing and deletion. */
export function OwnCard({ supplements, unsent, today, onAdd, onEdit }: OwnCardProps) {
  const until = ({ activeTo }: OwnSupplement) =>
    activeTo === null ? '' : `until ${formatDate(activeTo, today)}`;
  const sorted = supplements.toSorted(
    (one, other) =>
      Number(isActiveOn(other, today)) - Number(isActiveOn(one, today)) || one.name.localeCompare(other.name),
  );
  return (
    <Card title="My supplements">
      <Stack gap="md">
        {sorted.length === 0 ? (
          <Text c="dimmed">
            Add what you take. We’ll check it against your medications and count it toward upper limits.
          </Text>
        ) : (
          <EntryTable
            caption="Supplements you take"
            entries={sorted}
            unsent={unsent}
            nameOf={({ name }) => name}
            onEdit={onEdit}
            onRemove={(supplement) => void own.removeWithUndo(supplement)}
            columns={[
              { name: 'Name', cell: ({ name }) => name },
              { name: 'Each dose', secondary: true, cell: ({ amounts }) => amountsLine(amounts) },
              {
                name: 'When',
                secondary: true,
                cell: (supplement) =>
                  [scheduleWords(supplement.times, supplement.weekdays), until(supplement)]
                    .filter(Boolean)
                    .join(', '),
              },
            ]}
          />
        )}
        <div>
          <Button variant={sorted.length === 0 ? 'filled' : 'default'} onClick={onAdd}>
            Add a supplement
          </Button>
        </div>
      </Stack>
    </Card>
  );
}
