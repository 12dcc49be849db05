import { Group, Text } from '@mantine/core';
import { Figure } from '#web/ui/layout/figure.tsx';

interface SampleRowProps {
  readonly name: string;
  readonly detail: string;
  readonly kcal: string;
  readonly isMeal?: boolean;
}

/** A food or a meal in a sample list. */
export const SampleRow = ({ name, detail, kcal, isMeal = false }: SampleRowProps) => (
  <Group justify="space-between" gap="sm" wrap="nowrap">
    <Text size="sm" fw={isMeal ? 600 : 400}>
      {name}{' '}
      <Text span size="xs" c="dimmed" fw={400}>
        {detail}
      </Text>
    </Text>
    <Text size="sm" component="div">
      <Figure value={kcal} unit="kcal" />
    </Text>
  </Group>
);
