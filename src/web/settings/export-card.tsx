import { Anchor, Button, Skeleton, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconDownload } from '@tabler/icons-react';
import type { ExportSizes } from '#contract/account/settings.ts';
import { explain } from '#web/lib/errors.ts';
import { countText } from '#web/lib/format.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { useExportSizes } from './queries.ts';
import classes from './settings.module.css';

const EVERYTHING = '/api/export/everything';

const SINGLE_FILES = [
  ['Health record (FHIR R4)', 'patient.fhir.json'],
  ['Blood tests (FHIR R4)', 'blood.fhir.json'],
  ['Blood tests (CSV)', 'blood.csv'],
  ['Weight', 'weight.csv'],
  ['Water', 'water.csv'],
  ['Sleep', 'sleep.csv'],
  ['Stress', 'stress.csv'],
  ['Fasting', 'fasting.csv'],
  ['Glucose', 'glucose.csv'],
  ['Ketones', 'ketones.csv'],
] as const;

const megabytes = new Intl.NumberFormat('en-US', {
  style: 'unit',
  unit: 'megabyte',
  maximumFractionDigits: 1,
});

function sizeText({ kinds, photos }: ExportSizes): string {
  const entries = kinds.reduce((sum, kind) => sum + kind.entries, 0);
  const pictures =
    photos.count === 0
      ? 'no photos'
      : `${countText(photos.count, 'photo')} (${megabytes.format(photos.sizeBytes / 1e6)})`;
  return `${countText(entries, 'row')} in ${countText(kinds.length, 'table')}, ${pictures}`;
}

/** Contents of the archive by kind. */
function Contents({ sizes }: { readonly sizes: ExportSizes }) {
  const [shown, { toggle }] = useDisclosure(false);
  return (
    <div>
      <Button variant="subtle" size="compact-md" onClick={toggle} aria-expanded={shown}>
        What’s included
      </Button>
      {shown && (
        <ul className={classes.kinds}>
          {sizes.kinds.map(({ file, entries }) => (
            <li key={file}>
              <span>{file}</span>
              <span>{countText(entries, 'row')}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** One button per part; usually there is one. */
function Downloads({ parts }: Pick<ExportSizes, 'parts'>) {
  return Array.from({ length: parts }, (_, index) => (
    <div key={index}>
      <Button
        component="a"
        href={index === 0 ? EVERYTHING : `${EVERYTHING}?part=${index + 1}`}
        download
        variant={index === 0 ? 'filled' : 'default'}
        leftSection={<IconDownload size="1.1em" aria-hidden />}
      >
        {index === 0 ? 'Download everything' : `Download more photos, part ${index + 1}`}
      </Button>
    </div>
  ));
}

/** All of the member's data as one archive, and single files for other programs. */
export function ExportCard() {
  const { data: sizes, error, isError, refetch } = useExportSizes();
  return (
    <Card title="Export my data">
      <Stack gap="md">
        <Text size="sm">
          Get everything this server stores about you as a ZIP file: every table as JSON and CSV, your photos,
          and a README that explains them. Free on every plan.
        </Text>
        {isError && <ErrorState {...explain(error)} onRetry={() => void refetch()} />}
        {!sizes && !isError && <Skeleton height="6rem" radius="md" />}
        {sizes && (
          <>
            <Text size="sm" c="dimmed">
              {sizeText(sizes)}. We build the file as it downloads. Your browser shows the progress.
            </Text>
            <Downloads parts={sizes.parts} />
            <Contents sizes={sizes} />
          </>
        )}
        <div>
          <Text size="sm" fw={600}>
            Single files
          </Text>
          <div className={classes.files}>
            {SINGLE_FILES.map(([name, file]) => (
              <Anchor key={file} href={`/api/export/${file}`} download={`perennial-${file}`} size="sm">
                {name}
              </Anchor>
            ))}
          </div>
        </div>
      </Stack>
    </Card>
  );
}
