import { ActionIcon, Popover, SimpleGrid, Text } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { cmFromFeetAndInches } from '#domain/units/length.ts';

const FIRST_INCHES = 48;
const LAST_INCHES = 71;

const rows = Array.from({ length: LAST_INCHES - FIRST_INCHES + 1 }, (_, index) => {
  const total = FIRST_INCHES + index;
  const height = { feet: Math.floor(total / 12), inches: total % 12 };
  return {
    total,
    feetAndInches: `${height.feet}'${height.inches}"`,
    heightCm: Math.round(cmFromFeetAndInches(height)),
  };
});

/** The inch-to-feet conversion guide, from 4'0" to 5'11"; opens by pointer, touch and keyboard alike. */
export function HeightGuide() {
  return (
    <Popover width={300} position="bottom-end" withArrow trapFocus returnFocus>
      <Popover.Target>
        <ActionIcon aria-label="Height guide: inches to feet">
          <IconInfoCircle />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label="Inches to feet">
        <Text fw={600} size="sm" mb="xs">
          Inches to feet
        </Text>
        <SimpleGrid cols={2} spacing="lg" verticalSpacing={0} tabIndex={0} data-autofocus role="list">
          {rows.map(({ total, feetAndInches, heightCm }) => (
            <Text key={total} size="xs" role="listitem">
              {total} in = {feetAndInches}{' '}
              <Text span inherit c="dimmed">
                {heightCm} cm
              </Text>
            </Text>
          ))}
        </SimpleGrid>
      </Popover.Dropdown>
    </Popover>
  );
}
