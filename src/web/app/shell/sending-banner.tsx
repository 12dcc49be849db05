import { Button } from '@mantine/core';
import { useNetwork } from '@mantine/hooks';
import { IconAlertCircle, IconCloudOff } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { flush, useOutbox } from '#web/lib/outbox/outbox.ts';
import { Banner } from '#web/ui/layout/banner.tsx';

const RejectedWrites = lazy(() =>
  import('./rejected-writes.tsx').then(({ RejectedWrites: list }) => ({ default: list })),
);

const changes = (count: number): string => `${count} ${count === 1 ? 'change' : 'changes'}`;

/** Reports a lost connection, unsent writes and rejected ones. Hidden otherwise. */
export function SendingBanner() {
  const { rows, failing } = useOutbox();
  const { online } = useNetwork();
  const [showing, setShowing] = useState(false);
  const rejected = rows.filter((row) => row.rejected);
  const waiting = rows.length - rejected.length;
  const stuck = waiting > 0 && (failing || !online);
  return (
    <>
      {!online && waiting === 0 && (
        <Banner
          icon={<IconCloudOff aria-hidden />}
          text="You’re offline. What you log is saved on this device and syncs when you’re back online."
        />
      )}
      {stuck && (
        <Banner
          icon={<IconCloudOff aria-hidden />}
          text={`${changes(waiting)} saved on this device, waiting to sync.`}
        >
          <Button size="compact-md" variant="default" onClick={() => void flush()}>
            Sync now
          </Button>
        </Banner>
      )}
      {rejected.length > 0 && (
        <Banner
          tone="critical"
          icon={<IconAlertCircle aria-hidden />}
          text={`The server didn’t accept ${changes(rejected.length)}. Nothing was lost.`}
        >
          <Button size="compact-md" variant="default" onClick={() => setShowing(true)}>
            Show
          </Button>
        </Banner>
      )}
      {showing && rejected.length > 0 && (
        <Suspense fallback={null}>
          <RejectedWrites rows={rejected} onClose={() => setShowing(false)} />
        </Suspense>
      )}
    </>
  );
}
