import { Group, Text } from '@mantine/core';
import { Figure } from '#web/ui/layout/figure.tsx';
import { Sample } from '#web/ui/states/sample.tsx';

const SAMPLE = [
  ['Scrambled eggs', '2 large', '180'],
  ['Whole wheat toast', '1 slice', '90'],
  ['Black coffee', '1 cup', '2'],
] as const;

/** A sample logged meal, for days without any. */
export function SampleMeal() {
  return (
    <Sample caption="Sample: “two scrambled eggs, a slice of whole wheat toast, black coffee”">
      {SAMPLE.map(([name, amount, kcal]) => (
        <Group key={name} justify="space-between" gap="sm" wrap="nowrap">
          <Text size="sm">
            {name}{' '}
            <Text span size="xs" c="dimmed">
              {amount}
            </Text>
          </Text>
          <Text size="sm" component="div">
            <Figure value={kcal} unit="kcal" />
          </Text>
        </Group>
      ))}
    </Sample>
  );
}
