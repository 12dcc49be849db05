import { List, Stack, Text } from '@mantine/core';
import { Fragment } from 'react';
import { SCREENS } from '#domain/screens/screens.ts';
import { Card } from '#web/ui/card.tsx';
import { Columns } from '#web/ui/columns.tsx';
import { DropPlace } from '#web/ui/forms/drop-place.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
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
        <DropPlace
          isMany
          isSmall={!isEmpty}
          text={
            isEmpty
              ? 'Drop the files of your laboratory here, or choose them. You look at every value before it is saved.'
              : 'More files can be dropped here.'
          }
          label="Files of blood tests"
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
        text="From a PDF report, a spreadsheet, or the health record of your clinic."
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
    <Card title="What can be read">
      <Stack gap="md">
        <List size="sm" spacing="sm">
          <List.Item>
            <b>PDF</b> from your laboratory, with the text in it. A scan needs a model that reads pictures.
          </List.Item>
          <List.Item>
            <b>CSV</b>: a row for each result, or markers against dates. Save spreadsheets as CSV first.
          </List.Item>
          <List.Item>
            <b>FHIR</b> as JSON: what clinics and health applications export.
          </List.Item>
        </List>
        <Text size="sm" c="dimmed">
          Files are read on your server and not kept. Names, addresses and other personal details in them are
          not kept either.
        </Text>
      </Stack>
    </Card>
  );
}
