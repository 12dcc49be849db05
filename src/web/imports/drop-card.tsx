import { Alert, Button, Group, Progress, Stack, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { deviceTimeZone } from '#web/lib/clock.ts';
import { sendFile, useStayWhile } from '#web/lib/send-file.ts';
import { uuidV7 } from '#web/lib/uuid.ts';
import { Card } from '#web/ui/card.tsx';
import { DropPlace } from '#web/ui/forms/drop-place.tsx';
import { refreshImports } from './queries.ts';

const ENDINGS =
  '.zip,.csv,.tsv,.txt,.xml,.json,.fit,.pdf,.gz,application/zip,application/json,text/csv,text/xml,text/plain';
const MAX_NAME = 200;

function useSending() {
  const [sending, setSending] = useState<{ readonly name: string; readonly share: number }>();
  const [faults, setFaults] = useState<readonly string[]>([]);
  const stopping = useRef<AbortController>(undefined);
  useStayWhile(sending !== undefined);
  useEffect(() => () => stopping.current?.abort(), []);
  const sendAll = async (files: readonly File[]) => {
    const controller = new AbortController();
    stopping.current = controller;
    setFaults([]);
    for (const file of files) {
      if (controller.signal.aborted) break;
      const name = file.name.slice(-MAX_NAME);
      setSending({ name, share: 0 });
      const query = new URLSearchParams({ id: uuidV7(), fileName: name, timeZone: deviceTimeZone() });
      const sent = await sendFile({
        path: `/import-files?${query.toString()}`,
        file,
        onSent: (share) => setSending({ name, share }),
        signal: controller.signal,
      });
      if (sent !== 'stopped' && 'fault' in sent) setFaults((was) => [...was, `${name}: ${sent.fault}`]);
      await refreshImports();
    }
    setSending(undefined);
  };
  return { sending, faults, sendAll, stop: () => stopping.current?.abort() };
}

/** Where files are dropped, one or several. */
export function DropCard() {
  const { sending, faults, sendAll, stop } = useSending();
  const percent = Math.round(100 * (sending?.share ?? 0));
  return (
    <Card title="Import files">
      <Stack gap="md">
        {sending ? (
          <Stack gap="xs">
            <Text>
              {percent < 100 ? `Sending ${sending.name}: ${percent}%` : `Reading ${sending.name} …`}
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
            isMany
            text="Drop files here: zip, CSV, JSON, XML or FIT. We recognize files by their contents."
            label="Files to import"
            accept={ENDINGS}
            onChoose={(files) => void sendAll(files)}
          />
        )}
        <div role="status">
          {faults.length > 0 && (
            <Alert color="red" title="Not imported">
              {faults.map((fault) => (
                <div key={fault}>{fault}</div>
              ))}
            </Alert>
          )}
        </div>
      </Stack>
    </Card>
  );
}
