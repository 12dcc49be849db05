import type { DayRange } from '#domain/time/day-range.ts';
import { Anchor } from '@mantine/core';

interface CsvLinkProps {
  readonly table: 'days' | 'sources' | 'campaigns' | 'pages' | 'features' | 'revenue' | 'cohorts';
  /** The file's content, for screen readers, which read the link without its surroundings. */
  readonly of: string;
  readonly range?: DayRange;
}

/** One table of the statistics as a file for a spreadsheet. */
export function CsvLink({ table, of, range }: CsvLinkProps) {
  const query = range ? `?from=${range.from}&to=${range.to}` : '';
  return (
    <Anchor
      href={`/api/admin/statistics/${table}.csv${query}`}
      download={`perennial-${table}.csv`}
      aria-label={`Download ${of} as CSV`}
      inherit
    >
      CSV
    </Anchor>
  );
}
