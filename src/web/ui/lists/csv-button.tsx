import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';

interface CsvButtonProps {
  readonly tracker: 'weight' | 'water' | 'sleep' | 'stress' | 'fasting' | 'glucose' | 'ketones';
}

/** All entries of a tracker as a file for a spreadsheet. */
export function CsvButton({ tracker }: CsvButtonProps) {
  return (
    <Button
      component="a"
      href={`/api/export/${tracker}.csv`}
      download={`perennial-${tracker}.csv`}
      variant="default"
      leftSection={<IconDownload size="1.1em" aria-hidden />}
    >
      Download CSV
    </Button>
  );
}
