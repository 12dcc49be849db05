import { ActionIcon, Button, Group, Menu, Modal, Skeleton, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconDots, IconFingerprint, IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import type { Passkey } from '#contract/account/security.ts';
import { deviceName } from '#domain/account/device-name.ts';
import { api } from '#web/lib/api.ts';
import { explain } from '#web/lib/errors.ts';
import { momentText } from '#web/lib/time/moment-text.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { toast } from '#web/ui/toast.ts';
import { PlainList } from '#web/ui/lists/plain-list.tsx';
import { canUsePasskeys, makePasskey } from '#web/account/passkey.ts';
import { PasswordDialog } from './password-dialog.tsx';
import rows from '#web/ui/lists/rows.module.css';
import { useAddPasskey, usePasskeys, useRemovePasskey, useRenamePasskey } from './security-queries.ts';
import { useAction } from '#web/account/use-action.ts';

/** Initial name of a passkey created here. */
function ownName(): string {
  const { browser, system } = deviceName(navigator.userAgent);
  return [browser, system].filter(Boolean).join(' on ') || 'Passkey';
}

/** Steps to a new passkey: password, device, name. */
function useNewPasskey() {
  const [isAsking, setAsking] = useState(false);
  const [made, setMade] = useState<Passkey>();
  // Keyed so that each dialog starts without the previous error.
  const [attempt, setAttempt] = useState(0);
  const [failedAt, setFailedAt] = useState(-1);
  const add = useAddPasskey();
  const making = useAction(
    async (password: string): Promise<Passkey | undefined> => {
      setFailedAt(attempt);
      const response = await makePasskey(await api.security.passkeys.begin({ password }));
      if (response === 'there-already') {
        void toast({
          title: 'Passkey already added',
          text: 'This device already has a passkey for your account.',
        });
        return undefined;
      }
      return response && add.mutateAsync({ name: ownName(), response });
    },
    (passkey) => {
      setAsking(false);
      setMade(passkey);
    },
  );
  return {
    isAsking,
    made,
    isBusy: making.isBusy,
    error: failedAt === attempt ? making.error : undefined,
    make: (password: string) => void making.run(password),
    ask: () => {
      setAttempt(attempt + 1);
      setAsking(true);
    },
    close: () => setAsking(false),
    forgetMade: () => setMade(undefined),
  };
}

/** Renames a passkey, so the member recognizes it. */
function PasskeyNameDialog({
  passkey,
  onClose,
}: {
  readonly passkey: Passkey;
  readonly onClose: () => void;
}) {
  const form = useForm({ initialValues: { name: passkey.name } });
  const typed = form.values.name.trim();
  const rename = useRenamePasskey();
  const submit = (): void => {
    if (typed) rename.mutate({ id: passkey.id, name: typed }, { onSuccess: onClose });
  };
  return (
    <Modal opened onClose={onClose} title="Passkey name" centered>
      <form onSubmit={form.onSubmit(submit)} noValidate>
        <Stack gap="md">
          <TextInput
            label="Name"
            description="For example, your device’s name"
            maxLength={60}
            data-autofocus
            {...form.getInputProps('name')}
            error={rename.error ? explain(rename.error).text : undefined}
          />
          <Group justify="flex-end" gap="md">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={rename.isPending} disabled={!typed}>
              Save name
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}

interface RowProps {
  readonly passkey: Passkey;
  readonly onRename: (passkey: Passkey) => void;
  readonly onRemove: (passkey: Passkey) => void;
}

function Row({ passkey, onRename, onRemove }: RowProps) {
  return (
    <li className={rows.row}>
      <IconFingerprint aria-hidden />
      <div className={rows.what}>
        <div className={rows.name}>{passkey.name}</div>
        <div className={rows.sub}>
          Added {momentText(passkey.createdAt)}
          {passkey.isSynced ? ' · synced across devices' : ''}
        </div>
      </div>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon aria-label={`More for ${passkey.name}`}>
            <IconDots size="1.2em" aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconPencil size="1.1em" aria-hidden />} onClick={() => onRename(passkey)}>
            Rename
          </Menu.Item>
          <Menu.Item leftSection={<IconTrash size="1.1em" aria-hidden />} onClick={() => onRemove(passkey)}>
            Delete
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </li>
  );
}

function Removal({ passkey, onClose }: { readonly passkey: Passkey; readonly onClose: () => void }) {
  const remove = useRemovePasskey();
  return (
    <PasswordDialog
      opened
      title="Delete this passkey?"
      text={`You won’t be able to log in with ${passkey.name}. Your device may keep offering it until you delete it there too.`}
      confirmLabel="Delete"
      isBusy={remove.isPending}
      error={remove.error}
      isFinal
      onConfirm={(password) => remove.mutate({ id: passkey.id, password }, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}

function List({ passkeys }: { readonly passkeys: readonly Passkey[] }) {
  const [renaming, setRenaming] = useState<Passkey>();
  const [removing, setRemoving] = useState<Passkey>();
  return (
    <>
      {passkeys.length > 0 && (
        <PlainList>
          {passkeys.map((passkey) => (
            <Row key={passkey.id} passkey={passkey} onRename={setRenaming} onRemove={setRemoving} />
          ))}
        </PlainList>
      )}
      {renaming && <PasskeyNameDialog passkey={renaming} onClose={() => setRenaming(undefined)} />}
      {removing && <Removal passkey={removing} onClose={() => setRemoving(undefined)} />}
    </>
  );
}

function Add() {
  const { isAsking, ask, close, make, isBusy, error, made, forgetMade } = useNewPasskey();
  return (
    <>
      <Group>
        <Button variant="light" onClick={ask}>
          Add a passkey
        </Button>
      </Group>
      {isAsking && (
        <PasswordDialog
          opened
          title="Add a passkey"
          text="Next, your device will ask you to confirm it’s you, just like when you unlock it."
          confirmLabel="Continue"
          isBusy={isBusy}
          error={error}
          onConfirm={make}
          onClose={close}
        />
      )}
      {made && <PasskeyNameDialog passkey={made} onClose={forgetMade} />}
    </>
  );
}

/** Login methods without a password. */
export function PasskeysCard({ isDemo }: { readonly isDemo: boolean }) {
  const { data: passkeys, error, refetch } = usePasskeys();
  if (error && !passkeys) return <ErrorState {...explain(error)} onRetry={() => void refetch()} />;
  return (
    <Card title="Passkeys">
      <Stack gap="md">
        <Text>
          Log in with your fingerprint, face or screen lock. Passkeys can’t be guessed or phished, and you
          don’t need a code.
        </Text>
        {passkeys ? <List passkeys={passkeys} /> : <Skeleton height="3rem" />}
        {!isDemo && canUsePasskeys() && <Add />}
        {!isDemo && !canUsePasskeys() && (
          <Text size="sm" c="dimmed">
            You can’t add passkeys here. They need an up-to-date browser, HTTPS and a domain name.
          </Text>
        )}
      </Stack>
    </Card>
  );
}
