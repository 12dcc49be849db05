import { Stack, Text } from '@mantine/core';
import { formatCount } from '#web/lib/format.ts';
import { UploadBox } from '#web/lib/upload-box.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { toast } from '#web/ui/toast.ts';
import classes from './foods-page.module.css';

const ENDINGS = '.json,.jsonl,.csv,.tsv,.gz,.zip,application/json,text/csv,application/gzip,application/zip';
const BYTES_PER_MB = 1024 * 1024;

interface UploadCardProps {
  readonly maxMb: number;
  /** A file is uploaded and queued for import. */
  readonly onTaken: () => void;
}

const addressOf = (file: File, id: string): string =>
  `/admin/food-files?${new URLSearchParams({ id, fileName: file.name }).toString()}`;

/** Upload form for food downloads. */
export function UploadCard({ maxMb, onTaken }: UploadCardProps) {
  return (
    <Card title="Import a file">
      <Stack gap="md">
        <UploadBox
          text={`Drop a FoodData Central or Open Food Facts file here: JSON, JSONL or CSV (gzipped or not), or a zip of tables, up to ${formatCount(maxMb)} MB.`}
          label="Food file"
          accept={ENDINGS}
          address={addressOf}
          faultOf={({ size }) =>
            size > maxMb * BYTES_PER_MB
              ? `This file is larger than ${formatCount(maxMb)} MB. Import it with the command below.`
              : undefined
          }
          onSent={() => {
            void toast({ title: 'File uploaded', text: 'The import is running. You can leave this page.' });
            onTaken();
          }}
        />
        <Text size="sm" c="dimmed">
          To import larger files, use the server’s command line. You don’t need to stop the server.
          <code className={classes.command}>npm run foods:import -- path/to/the/file</code>
        </Text>
      </Stack>
    </Card>
  );
}
