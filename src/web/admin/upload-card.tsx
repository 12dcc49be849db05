import { Alert, Button, Group, Progress, Stack, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { formatCount } from '#web/lib/format.ts';
import { sendFile, useStayWhile } from '#web/lib/send-file.ts';
import { uuidV7 } from '#web/lib/uuid.ts';
import { Card } from '#web/ui/card.tsx';
import { DropPlace } from '#web/ui/forms/drop-place.tsx';
import { toast } from '#web/ui/toast.ts';
import classes from './foods-page.module.css';

const ENDINGS = '.json,.jsonl,.csv,.tsv,.gz,.zip,application/json,text/csv,application/gzip,application/zip';
const BYTES_PER_MB = 1024 * 1024;

interface UploadCardProps {
  readonly maxMb: number;
  /** A file is uploaded and queued for import. */
  readonly onTaken: () => void;
}

function useUpload({ maxMb, onTaken }: UploadCardProps) {
  const [sending, setSending] = useState<{ readonly name: string; readonly share: number }>();
  const [fault, setFault] = useState<string>();
  const stopping = useRef<AbortController>(undefined);
  useStayWhile(sending !== undefined);
  useEffect(() => () => stopping.current?.abort(), []);
  const send = async (file: File) => {
    if (stopping.current) return;
    setFault(undefined);
    if (file.size > maxMb * BYTES_PER_MB) {
      setFault(`This file is larger than ${formatCount(maxMb)} MB. Import it by the command below.`);
      return;
    }
    const controller = new AbortController();
    stopping.current = controller;
    setSending({ name: file.name, share: 0 });
    const onSent = (share: number) => setSending({ name: file.name, share });
    // The id of the import: sending the file again starts nothing new.
    const query = new URLSearchParams({ id: uuidV7(), fileName: file.name });
    const path = `/admin/food-files?${query.toString()}`;
    const sent = await sendFile({ path, file, onSent, signal: controller.signal });
    stopping.current = undefined;
    setSending(undefined);
    if (sent === 'stopped') return;
    if ('fault' in sent) setFault(sent.fault);
    else {
      void toast({ title: 'The file is here', text: 'It is imported now; you may leave this page.' });
      onTaken();
    }
  };
  return { sending, fault, send, stop: () => stopping.current?.abort() };
}

/** Upload form for food downloads. */
export function UploadCard(props: UploadCardProps) {
  const { sending, fault, send, stop } = useUpload(props);
  const percent = Math.round(100 * (sending?.share ?? 0));
  return (
    <Card title="Import a file">
      <Stack gap="md">
        {sending ? (
          <Stack gap="xs">
            <Text>
              {percent < 100 ? `Sending ${sending.name}: ${percent} %` : `Looking at ${sending.name} …`}
            </Text>
            <Progress value={percent} aria-label="Part of the file that was sent" />
            <Group>
              <Button variant="default" onClick={stop}>
                Stop
              </Button>
            </Group>
          </Stack>
        ) : (
          <DropPlace
            text={`Drop a download of FoodData Central or Open Food Facts here: JSON, JSONL, CSV or a zip of tables, packed or not, up to ${formatCount(props.maxMb)} MB.`}
            label="File of foods"
            accept={ENDINGS}
            onChoose={([file]) => file && void send(file)}
          />
        )}
        <div role="status">
          {fault !== undefined && (
            <Alert color="red" title="Not taken">
              {fault}
            </Alert>
          )}
        </div>
        <Text size="sm" c="dimmed">
          Larger files are imported on the server’s command line, also while the server runs.
          <code className={classes.command}>npm run foods:import -- path/to/the/file</code>
        </Text>
      </Stack>
    </Card>
  );
}
