import { Group, Text } from '@mantine/core';
import { Sample } from '#web/ui/sample.tsx';
import { lengthText } from './length-text.ts';

const FASTS = [
  { day: 'Wed', from: '20:10', to: '12:15', hours: 16 + 5 / 60 },
  { day: 'Thu', from: '20:30', to: '12:00', hours: 15.5 },
  { day: 'Fri', from: '19:45', to: '12:00', hours: 16.25 },
] as const;

/** Three nights of somebody who fasts 16:8. */
export function SampleFast() {
  return (
    <Sample caption="For example: three nights on 16:8">
      {FASTS.map(({ day, from, to, hours }) => (
        <Group key={day} justify="space-between" gap="sm">
          <Text size="sm">
            {day}, {from} to {to}
          </Text>
          <Text size="sm" fw={600}>
            {lengthText(hours)}
          </Text>
        </Group>
      ))}
    </Sample>
  );
}
