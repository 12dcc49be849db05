import { Anchor, Stack, Switch, Text } from '@mantine/core';
import { chooseStones, type MassUnit } from '#web/lib/units/mass-unit.ts';
import { Card } from '#web/ui/card.tsx';
import { CsvButton } from '#web/ui/lists/csv-button.tsx';

/** How the figures come about, and how they are shown and taken along. */
export function AboutCard({ unit }: { readonly unit: MassUnit }) {
  return (
    <Card title="How this is computed">
      <Stack gap="md" align="flex-start">
        <Text size="sm" c="dimmed">
          Each day a weighing moves the trend by a tenth of the difference, after a pause by more. Of several
          a day the earliest counts. After 30 days without one it begins anew. A value more than 3 kg and 4 %
          off waits for a second that agrees.
        </Text>
        <Text size="sm" c="dimmed">
          The factor is{' '}
          <Anchor
            underline="always"
            href="https://www.fourmilab.ch/hackdiet/"
            target="_blank"
            rel="noreferrer"
          >
            Walker’s, 1991
          </Anchor>
          ; the projection follows{' '}
          <Anchor
            underline="always"
            href="https://doi.org/10.3945/ajcn.115.111070"
            target="_blank"
            rel="noreferrer"
          >
            Sanghvi and others, 2015
          </Anchor>
          , ± 15 %.
        </Text>
        <Switch
          label="Show weight in stones on this device"
          checked={unit === 'st'}
          onChange={({ currentTarget }) => chooseStones(currentTarget.checked)}
        />
        <CsvButton tracker="weight" />
      </Stack>
    </Card>
  );
}
