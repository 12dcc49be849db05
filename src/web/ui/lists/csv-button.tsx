import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';

interface CsvButtonProps {
  /** Name of the file: "weight". */
  readonly name: string;
  /** Its URL; by default, all of a tracker's entries. */
  readonly href?: string;
}

/** Downloads a list as a file for a spreadsheet. */
export function CsvButton({ name, href = `/api/export/${name}.csv` }: CsvButtonProps) {
  return (
    <Button
      component="a"
      href={href}
      download={`perennial-${name}.csv`}
      variant="default"
      leftSection={<IconDownload size="1.1em" aria-hidden />}
    >
      Download CSV
    </Button>
  );
}
