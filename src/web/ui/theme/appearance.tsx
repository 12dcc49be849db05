import { SegmentedControl, useMantineColorScheme } from '@mantine/core';
import { Card } from '#web/ui/layout/card.tsx';

const APPEARANCES = [
  { value: 'auto', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;

/** Light, dark, or the device's setting; stored on the device. */
export function AppearanceCard() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <Card title="Appearance">
      <SegmentedControl
        fullWidth
        aria-label="Appearance"
        value={colorScheme}
        data={[...APPEARANCES]}
        onChange={setColorScheme}
      />
    </Card>
  );
}
