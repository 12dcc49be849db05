import { Group, Text } from '@mantine/core';
import { Figure } from '#web/ui/figure.tsx';
import { Sample } from '#web/ui/sample.tsx';

const SAMPLE = [
  ['Weekday porridge', 'Oats, Milk, Banana', '412', '± 55'],
  ['Lunch box', 'Rice, Chicken breast, Broccoli', '586', '± 70'],
] as const;

/** What the list will look like, for who has saved nothing. */
export function SavedSample() {
  return (
    <Sample caption="Sample: two saved meals, each a tap to log">
      {SAMPLE.map(([name, foods, kcal, spread]) => (
        <Group key={name} justify="space-between" gap="sm" wrap="nowrap">
          <Text size="sm" fw={600}>
            {name}{' '}
            <Text span size="xs" c="dimmed" fw={400}>
              {foods}
            </Text>
          </Text>
          <Text size="sm" component="div">
            <Figure value={kcal} spread={spread} unit="kcal" />
          </Text>
        </Group>
      ))}
    </Sample>
  );
}
