import { Button, Menu } from '@mantine/core';
import { IconFileTypePdf, IconPrinter } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { GlucoseUnit } from '#domain/glucose-import/file-value.ts';
import type { Plan } from '#domain/membership/plans.ts';
import { addressOf } from '#web/lib/address/use-filter.ts';
import { paths } from '#web/lib/paths.ts';
import type { ReportChoice } from './report-view.ts';
import classes from './reports.module.css';
import { ShareButton } from './share/share-button.tsx';

interface ReportActionsProps {
  readonly range: ReportChoice['range'];
  /** "October 2026". */
  readonly rangeText: string;
  readonly plan: Plan;
  readonly glucose: GlucoseUnit;
  readonly onPrint: () => void;
}

const PDFS = [
  { label: 'Clinician summary (Letter)', kind: 'summary', size: 'letter' },
  { label: 'Clinician summary (A4)', kind: 'summary', size: 'a4' },
  { label: 'Full report (Letter)', kind: 'full', size: 'letter' },
  { label: 'Full report (A4)', kind: 'full', size: 'a4' },
];

/** Print, download and PDF. */
export function ReportActions({ range, rangeText, plan, glucose, onPrint }: ReportActionsProps) {
  const file = (format: string, more: Readonly<Record<string, string>> = {}): string => {
    const query = addressOf({ ...range, ...more, ...(format === 'json' ? {} : { glucose }) });
    return `/api/report-files/report.${format}${query === '' ? '' : `?${query}`}`;
  };
  return (
    <div className={classes.actions}>
      <p>Printouts, CSV, JSON and the full PDF report include every section.</p>
      <ShareButton range={range} rangeText={rangeText} />
      <Button variant="subtle" leftSection={<IconPrinter size="1.1em" aria-hidden />} onClick={onPrint}>
        Print
      </Button>
      {['csv', 'json'].map((format) => (
        <Button key={format} component="a" href={file(format)} download variant="default">
          {format.toUpperCase()}
        </Button>
      ))}
      {plan === 'free' ? (
        <Button
          component={Link}
          to={paths.upgrade()}
          variant="default"
          leftSection={<IconFileTypePdf size="1.1em" aria-hidden />}
        >
          PDF with Lifetime
        </Button>
      ) : (
        <Menu position="top-end">
          <Menu.Target>
            <Button leftSection={<IconFileTypePdf size="1.1em" aria-hidden />}>Save as PDF</Button>
          </Menu.Target>
          <Menu.Dropdown>
            {PDFS.map(({ label, ...query }) => (
              <Menu.Item key={label} component="a" href={file('pdf', query)} download>
                {label}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
    </div>
  );
}
