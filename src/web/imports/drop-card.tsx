import { Stack } from '@mantine/core';
import { deviceTimeZone } from '#web/lib/clock.ts';
import { UploadBox } from '#web/lib/upload-box.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { refreshImports } from './queries.ts';

const ENDINGS =
  '.zip,.csv,.tsv,.txt,.xml,.json,.fit,.db,.pdf,.gz,application/zip,application/json,text/csv,text/xml,text/plain';
const MAX_NAME = 200;

function addressOf(file: File, id: string): string {
  const query = new URLSearchParams({ id, fileName: file.name.slice(-MAX_NAME), timeZone: deviceTimeZone() });
  return `/import-files?${query.toString()}`;
}

/** Where files are dropped, one or several. */
export function DropCard() {
  return (
    <Card title="Import files">
      <Stack gap="md">
        <UploadBox
          isMany
          text="Drop files here: zip, CSV, JSON, XML or FIT. We recognize files by their contents."
          label="Files to import"
          accept={ENDINGS}
          address={addressOf}
          onSent={refreshImports}
        />
      </Stack>
    </Card>
  );
}
