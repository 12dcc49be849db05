import { Button, Group, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { Card } from '#web/ui/layout/card.tsx';

const FILES = [
  { name: 'CSV', file: 'blood.csv' },
  { name: 'FHIR', file: 'blood.fhir.json' },
] as const;

/** Exports all blood tests for a spreadsheet or a doctor's system. */
export function FilesCard() {
  return (
    <Card title="Export all tests">
      <Text size="sm" c="dimmed" mb="md">
        Any spreadsheet app can open CSV. Many doctors’ offices and hospitals can read FHIR R4.
      </Text>
      <Group gap="sm">
        {FILES.map(({ name, file }) => (
          <Button
            key={name}
            component="a"
            href={`/api/export/${file}`}
            download={`perennial-${file}`}
            variant="default"
            leftSection={<IconDownload size="1.1em" aria-hidden />}
          >
            Download {name}
          </Button>
        ))}
      </Group>
    </Card>
  );
}
