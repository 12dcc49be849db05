import { Stack, Text } from '@mantine/core';
import { useMemo } from 'react';
import type { StressCheckIn } from '#contract/stress.ts';
import { tagDifferences } from '#domain/stress/tag-difference.ts';
import { formatTenth } from '#web/lib/format.ts';
import { Card } from '#web/ui/card.tsx';

const MOST = 2;

/** Tags that go with clearly more or less stress, where there are any. */
export function TagCard({ entries }: { readonly entries: readonly StressCheckIn[] }) {
  const found = useMemo(() => tagDifferences(entries).slice(0, MOST), [entries]);
  if (found.length === 0) return null;
  return (
    <Card tone="wash" title="Worth a look">
      <Stack gap="sm">
        {found.map(({ tag, withCount, withMean, withoutCount, withoutMean }) => (
          <Text key={tag}>
            With “{tag}” your stress was <b>{formatTenth(withMean)}</b> over {withCount} check-ins, without it{' '}
            <b>{formatTenth(withoutMean)}</b> over {withoutCount}.
          </Text>
        ))}
        <Text size="sm" c="dimmed">
          These go together. What causes what is not known from that.
        </Text>
      </Stack>
    </Card>
  );
}
