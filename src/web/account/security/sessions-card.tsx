import { Button, Group, Skeleton, Stack } from '@mantine/core';
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import { useState } from 'react';
import type { Session } from '#contract/account/security.ts';
import { explain } from '#web/lib/errors.ts';
import { momentText } from '#web/lib/time/moment-text.ts';
import { AskDialog } from '#web/ui/dialogs/ask-dialog.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { toast } from '#web/ui/toast.ts';
import { PlainList } from '#web/ui/lists/plain-list.tsx';
import { browserName } from './browser-name.ts';
import classes from './rows.module.css';
import rows from '#web/ui/lists/rows.module.css';
import { useRevoke, useRevokeOthers, useSessions } from './security-queries.ts';

const HANDHELD = new Set(['Android', 'iPhone', 'iPad']);

/** Reports the result, even if the row is already gone. */
function reportRevoked(revoking: Promise<unknown>, text: string): void {
  revoking.then(
    () => toast({ title: 'Logged out', text }),
    (error: unknown) => toast({ ...explain(error), tone: 'destructive' }),
  );
}

function Row({ session, canRevoke }: { readonly session: Session; readonly canRevoke: boolean }) {
  const revoke = useRevoke();
  const Mark = session.system !== null && HANDHELD.has(session.system) ? IconDeviceMobile : IconDeviceDesktop;
  const name = browserName(session);
  return (
    <li className={rows.row}>
      <Mark aria-hidden />
      <div className={rows.what}>
        <div className={rows.name}>
          {name}
          {session.isThisDevice && <span className={classes.here}>This device</span>}
        </div>
        <div className={rows.sub}>
          {session.isThisDevice ? 'Active now' : `Last active ${momentText(session.usedAt)}`} · logged in{' '}
          {momentText(session.beganAt)}
        </div>
      </div>
      {canRevoke && !session.isThisDevice && (
        <Button
          variant="default"
          size="sm"
          aria-label={`Log out ${name}`}
          loading={revoke.isPending}
          onClick={() => reportRevoked(revoke.mutateAsync(session.id), `${name} will have to log in again.`)}
        >
          Log out
        </Button>
      )}
    </li>
  );
}

/** Logs out all other browsers after confirmation: their users have to log in again. */
function Others({ count }: { readonly count: number }) {
  const [isAsking, setAsking] = useState(false);
  const revoke = useRevokeOthers();
  return (
    <>
      <Button variant="default" loading={revoke.isPending} onClick={() => setAsking(true)}>
        Log out everywhere else
      </Button>
      <AskDialog
        opened={isAsking}
        title="Log out everywhere else?"
        text={`${count === 1 ? 'One other browser' : `${count} other browsers`} will have to log in again. This one will stay logged in.`}
        confirmLabel="Log out"
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          reportRevoked(revoke.mutateAsync(undefined), 'Only this browser is logged in now.');
        }}
      />
    </>
  );
}

/** Browsers the member is logged in with. */
export function SessionsCard({ isDemo }: { readonly isDemo: boolean }) {
  const { data: sessions, error, refetch } = useSessions();
  if (error && !sessions) return <ErrorState {...explain(error)} onRetry={() => void refetch()} />;
  const others = (sessions?.length ?? 1) - 1;
  return (
    <Card title="Where you’re logged in">
      <Stack gap="md">
        {sessions ? (
          <PlainList>
            {sessions.map((session) => (
              <Row key={session.id} session={session} canRevoke={!isDemo} />
            ))}
          </PlainList>
        ) : (
          <Skeleton height="6rem" />
        )}
        {!isDemo && others > 0 && (
          <Group>
            <Others count={others} />
          </Group>
        )}
      </Stack>
    </Card>
  );
}
