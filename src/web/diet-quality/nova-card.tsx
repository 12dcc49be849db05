import { Stack, Text } from '@mantine/core';
import type { DietQualityAnswer } from '#contract/diet-quality.ts';
import { formatKcal } from '#web/lib/format.ts';
import { Card } from '#web/ui/card.tsx';
import { SplitBar } from '#web/ui/gauges/split-bar.tsx';
import { AuditButton } from './audit-button.tsx';

const CLASSES = [
  { name: 'Hardly processed', color: 'fiber' },
  { name: 'Kitchen ingredients', color: 'carbs' },
  { name: 'Processed', color: 'fasting' },
  { name: 'Ultra-processed', color: 'stress' },
] as const;

interface NovaCardProps {
  readonly nova: NonNullable<DietQualityAnswer['nova']>;
  readonly energyKcal: number;
  readonly onAudit: () => void;
}

/** Energy by how far foods were processed. */
export function NovaCard({ nova, energyKcal, onAudit }: NovaCardProps) {
  const { percents, unknownPercent } = nova;
  const parts = [
    ...CLASSES.map((ofClass, index) => ({ ...ofClass, sharePercent: percents[index] ?? 0 })),
    ...(unknownPercent >= 0.5
      ? [{ name: 'Not known', color: 'weight', sharePercent: unknownPercent } as const]
      : []),
  ];
  return (
    <Card title="Processing">
      <Stack gap="md">
        <SplitBar
          parts={parts.map((part) => ({
            ...part,
            value: formatKcal((part.sharePercent / 100) * energyKcal),
            unit: 'kcal a day',
          }))}
        />
        <Text size="sm" c="dimmed">
          For information; it moves no points of the index. The grouping (NOVA) is contested: whole-grain
          bread and plain yogurt of the last class go with no harm in studies; sweet drinks and processed meat
          do.
        </Text>
        <AuditButton of="Processing" onOpen={onAudit} />
      </Stack>
    </Card>
  );
}
