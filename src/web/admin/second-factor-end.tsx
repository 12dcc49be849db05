import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import type { UserDetails } from '#contract/admin/users.ts';
import { AskDialog } from '#web/ui/dialogs/ask-dialog.tsx';
import { useEndSecondFactor } from './user-commands.ts';
import classes from './user-drawer.module.css';

/** For somebody who has lost their phone and their recovery codes: ends the second factor, after a question. */
export function SecondFactorEnd({ user }: { readonly user: UserDetails }) {
  const [isAsked, setAsked] = useState(false);
  const end = useEndSecondFactor(user.id);
  return (
    <section className={classes.part} aria-label="Second factor">
      <h3 className={classes.heading}>Second factor</h3>
      <Text size="sm">
        For somebody who has lost both their phone and their recovery codes. Make sure that it is them who
        asks: their password alone opens the account afterwards.
      </Text>
      <div className={classes.actions}>
        <Button variant="default" loading={end.isPending} onClick={() => setAsked(true)}>
          End the second factor …
        </Button>
      </div>
      <AskDialog
        opened={isAsked}
        title={`End the second factor of ${user.username}?`}
        text={`No code is asked for any more, and ${user.username} is signed out everywhere${user.email === null ? '' : ' and told by mail'}. Passkeys stay. It is written to the audit log.`}
        confirmLabel="End it"
        onConfirm={() => {
          setAsked(false);
          end.mutate();
        }}
        onCancel={() => setAsked(false)}
      />
    </section>
  );
}
