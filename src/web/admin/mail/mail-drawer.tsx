import { Drawer, SegmentedControl, Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#web/lib/api.ts';
import { explain } from '#web/lib/errors.ts';
import { NOT_CACHED } from '#web/lib/storage/read-cache.ts';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import classes from './mail-page.module.css';

interface MailDrawerProps {
  /** Which mail; undefined closes the drawer. */
  readonly id: string | undefined;
  readonly onClose: () => void;
}

/** A mail's content. Its HTML is shown in a sandboxed frame without scripts or network. */
export function MailDrawer({ id, onClose }: MailDrawerProps) {
  const [form, setForm] = useState('text');
  // Reading is audited, so it is fetched once, when someone opens the mail, never automatically.
  const { data, isError, error, refetch } = useQuery({
    queryKey: ['admin', 'mail', id],
    queryFn: () => api.admin.mails.read({ id: id ?? '' }),
    enabled: id !== undefined,
    staleTime: Infinity,
    gcTime: 0,
    refetchOnReconnect: false,
    retry: false,
    meta: NOT_CACHED,
  });
  return (
    <Drawer opened={id !== undefined} onClose={onClose} size="lg" title={data?.subject ?? 'Mail'}>
      {isError && <ErrorState {...explain(error)} onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton height="20rem" radius="lg" />}
      {data && (
        <Stack gap="md">
          <Text size="sm">
            To {data.recipient}
            {data.replyTo !== null && `, replies go to ${data.replyTo}`}
          </Text>
          <SegmentedControl
            aria-label="Email format"
            value={form}
            data={[
              { value: 'text', label: 'Plain text' },
              { value: 'html', label: 'HTML' },
            ]}
            onChange={setForm}
          />
          {form === 'text' ? (
            <pre className={classes.words}>{data.text}</pre>
          ) : (
            <iframe className={classes.frame} title={data.subject} sandbox="" srcDoc={data.html} />
          )}
          <Text size="xs" c="dimmed">
            The audit log records that you read this email, because it may contain a link that gives access to
            an account.
          </Text>
        </Stack>
      )}
    </Drawer>
  );
}
