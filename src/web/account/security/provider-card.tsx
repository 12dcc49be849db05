import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Card } from '#web/ui/layout/card.tsx';
import { toast } from '#web/ui/toast.ts';
import { PasswordDialog } from './password-dialog.tsx';
import { useDisconnectProvider, useProvider } from './security-queries.ts';

/** Single sign-on, if it can log in to this account, with a button to disconnect it. */
export function ProviderCard() {
  const { data } = useProvider();
  const [isAsking, setAsking] = useState(false);
  const disconnect = useDisconnectProvider();
  if (!data?.isConnected) return null;
  return (
    <Card title="Single sign-on" aside="Connected">
      <Stack gap="md">
        <Text>You can log in to this account without your password.</Text>
        <Group>
          <Button
            variant="default"
            onClick={() => {
              disconnect.reset();
              setAsking(true);
            }}
          >
            Disconnect
          </Button>
        </Group>
      </Stack>
      <PasswordDialog
        opened={isAsking}
        title="Disconnect single sign-on"
        text="After that, you’ll log in with your password or a passkey."
        confirmLabel="Disconnect"
        isBusy={disconnect.isPending}
        error={disconnect.error}
        onConfirm={(password) =>
          disconnect.mutate(password, {
            onSuccess: () => {
              setAsking(false);
              void toast({ title: 'Single sign-on is disconnected', text: 'Your password still works.' });
            },
          })
        }
        onClose={() => setAsking(false)}
      />
    </Card>
  );
}
