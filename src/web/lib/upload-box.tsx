import { Alert, Button, Group, Progress, Stack, Text } from '@mantine/core';
import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { DropZone } from '#web/ui/forms/drop-zone.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { sendFile, useStayWhile } from './send-file.ts';
import classes from './upload-box.module.css';
import { uuidV7 } from './uuid.ts';

interface UploadBoxProps extends Omit<ComponentProps<typeof DropZone>, 'onChoose'> {
  /** Path and query below the API. The id is the row's, so a repeated upload creates no second one. */
  readonly address: (file: File, id: string) => string;
  /** Why a file isn't sent. */
  readonly faultOf?: (file: File) => string | undefined;
  /** Runs after each accepted file. */
  readonly onSent: () => unknown;
}

interface Progressed {
  readonly name: string;
  readonly share: number;
}

function useUploads({ address, faultOf, onSent }: UploadBoxProps) {
  const [sending, setSending] = useState<Progressed>();
  const [faults, setFaults] = useState<readonly string[]>([]);
  const stopping = useRef<AbortController>(undefined);
  useStayWhile(sending !== undefined);
  useEffect(() => () => stopping.current?.abort(), []);
  const send = async (file: File, signal: AbortSignal): Promise<string | undefined> => {
    const fault = faultOf?.(file);
    if (fault !== undefined) return fault;
    const setShare = (share: number) => setSending({ name: file.name, share });
    setShare(0);
    const sent = await sendFile({ path: address(file, uuidV7()), file, onSent: setShare, signal });
    if (sent === 'stopped') return undefined;
    if ('fault' in sent) return sent.fault;
    await onSent();
    return undefined;
  };
  const sendAll = async (files: readonly File[]) => {
    const { signal } = (stopping.current = new AbortController());
    setFaults([]);
    for (const file of files) {
      const fault = await send(file, signal);
      if (fault !== undefined)
        setFaults((was) => [...was, files.length > 1 ? `${file.name}: ${fault}` : fault]);
      if (signal.aborted) break;
    }
    setSending(undefined);
  };
  return { sending, faults, sendAll, stop: () => stopping.current?.abort() };
}

function UploadProgress({ name, share, onStop }: Progressed & { readonly onStop: () => void }) {
  const percent = Math.round(100 * share);
  return (
    <Group wrap="nowrap" align="center">
      <Stack gap="xs" flex={1} miw={0}>
        <Text lineClamp={2}>{percent < 100 ? `Uploading ${name}: ${percent}%` : `Reading ${name}…`}</Text>
        <Progress value={percent} aria-label="Upload progress" />
      </Stack>
      <Button variant="default" onClick={onStop}>
        Stop
      </Button>
    </Group>
  );
}

/** A drop zone with a title is a card of its own, and so is its progress. */
const Frame = ({ isCard, children }: { readonly isCard: boolean; readonly children: ReactNode }) =>
  isCard ? <Card>{children}</Card> : children;

/** A drop zone for large files, with progress, **Stop**, and why files were refused. */
export function UploadBox(props: UploadBoxProps) {
  const { sending, faults, sendAll, stop } = useUploads(props);
  const { title, text, label, accept, isMany = false } = props;
  return (
    <>
      <div className={classes.place} data-sending={sending !== undefined}>
        <DropZone {...{ title, text, label, accept, isMany }} onChoose={(files) => void sendAll(files)} />
        {sending && (
          <Frame isCard={title !== undefined}>
            <UploadProgress {...sending} onStop={stop} />
          </Frame>
        )}
      </div>
      <div role="status">
        {faults.length > 0 && (
          <Alert color="red" title="Not imported">
            {faults.map((fault) => (
              <div key={fault}>{fault}</div>
            ))}
          </Alert>
        )}
      </div>
    </>
  );
}
