import { Alert, Button, Group, Progress, Stack, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { API_URL } from '#web/lib/api.ts';
import { explainCode } from '#web/lib/errors.ts';
import { formatCount } from '#web/lib/format.ts';
import { isRecord } from '#web/lib/is-record.ts';
import { uuidV7 } from '#web/lib/uuid.ts';
import { Card } from '#web/ui/card.tsx';
import { DropPlace } from '#web/ui/forms/drop-place.tsx';
import { toast } from '#web/ui/toast.ts';
import classes from './foods-page.module.css';

/** Result of an upload: queued, refused with a reason, or canceled. */
type SentFoodFile = 'taken' | 'stopped' | { readonly fault: string };

interface Sending {
  /** Id of the import: sending the file again starts nothing new. */
  readonly id: string;
  readonly file: File;
  /** Reports the fraction sent, from 0 to 1. */
  readonly onSent: (share: number) => void;
  readonly signal: AbortSignal;
}

function answerOf({ status, responseText }: XMLHttpRequest): SentFoodFile {
  if (status >= 200 && status < 300) return 'taken';
  let told: unknown;
  try {
    told = JSON.parse(responseText);
  } catch {
    // A proxy's own error page: the status says what it means.
    told = { code: status === 413 ? 'PAYLOAD_TOO_LARGE' : 'UNKNOWN' };
  }
  const answer = isRecord(told) ? told : {};
  return { fault: explainCode(String(answer['code']), answer['data']).text };
}

/** Uploads a food file. `fetch` reports no progress, so it uses XMLHttpRequest. */
function sendFoodFile({ id, file, onSent, signal }: Sending): Promise<SentFoodFile> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const query = new URLSearchParams({ id, fileName: file.name });
    request.open('POST', `${API_URL}/admin/food-files?${query.toString()}`);
    request.setRequestHeader('Content-Type', 'application/octet-stream');
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onSent(total > 0 ? loaded / total : 0),
    );
    request.addEventListener('load', () => resolve(answerOf(request)));
    request.addEventListener('error', () => resolve({ fault: explainCode('OFFLINE').text }));
    request.addEventListener('abort', () => resolve('stopped'));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
  });
}

const ENDINGS = '.json,.jsonl,.csv,.tsv,.gz,.zip,application/json,text/csv,application/gzip,application/zip';
const BYTES_PER_MB = 1024 * 1024;

interface UploadCardProps {
  readonly maxMb: number;
  /** A file is uploaded and queued for import. */
  readonly onTaken: () => void;
}

/** Leaving the page would cancel an upload, so the browser asks first. */
function useStayWhile(isSending: boolean): void {
  useEffect(() => {
    if (!isSending) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isSending]);
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
    const sent = await sendFoodFile({ id: uuidV7(), file, onSent, signal: controller.signal });
    stopping.current = undefined;
    setSending(undefined);
    if (typeof sent === 'object') setFault(sent.fault);
    if (sent === 'taken') {
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
