import { List, Stack, Text } from '@mantine/core';
import { Fragment } from 'react';
import { SCREENS } from '#domain/screens/screens.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { Columns } from '#web/ui/layout/columns.tsx';
import { DropZone } from '#web/ui/forms/drop-zone.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { FileList } from './file-list.tsx';
import { Review } from './review.tsx';
import { useFiles } from './use-files.ts';

const ENDINGS =
  '.pdf,.csv,.tsv,.txt,.json,.ndjson,application/pdf,text/csv,text/plain,application/json,application/fhir+json';

/** Import of lab files: choose them, review the results, save. */
export function ImportPage() {
  const { files, panels, change, choose, again, forget, clear } = useFiles();
  const isEmpty = files.length === 0 && panels.length === 0;
  const card = (
    <Card title="Files">
      <Stack gap="lg">
        {files.length > 0 && <FileList files={files} onAgain={again} onForget={forget} />}
        <DropZone
          isMany
          isSmall={!isEmpty}
          text={
            isEmpty
              ? 'Drop your lab files here, or choose them. You’ll review every value before it’s saved.'
              : 'Drop more files here.'
          }
          label="Blood test files"
          accept={ENDINGS}
          onChoose={choose}
        />
      </Stack>
    </Card>
  );
  return (
    <>
      <PageHeader
        title={SCREENS.importBloodTests.title}
        text="From a PDF report, a spreadsheet or a health record from your clinic."
      />
      {panels.length === 0 ? (
        <Columns
          wide="first"
          columns={[<Fragment key="files">{card}</Fragment>, <WhatIsRead key="kinds" />]}
        />
      ) : (
        <Stack gap="lg">
          {card}
          <Review panels={panels} onChange={change} onDone={clear} />
        </Stack>
      )}
    </>
  );
}

function WhatIsRead() {
  return (
    <Card title="Supported files">
      <Stack gap="md">
        <List size="sm" spacing="sm">
          <List.Item>
            <b>PDF</b> from your lab, with selectable text. Scans need an AI model that reads images.
          </List.Item>
          <List.Item>
            <b>CSV</b> with one row per result, or a table of markers by date. Save spreadsheets as CSV first.
          </List.Item>
          <List.Item>
            <b>FHIR</b> as JSON, the format clinics and health apps export.
          </List.Item>
        </List>
        <Text size="sm" c="dimmed">
          This server reads the files but doesn’t store them. Names, addresses and other personal details
          aren’t stored either.
        </Text>
      </Stack>
    </Card>
  );
}
