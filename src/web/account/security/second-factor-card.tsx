import { Button, Group, Modal, Skeleton, Stack, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { explain } from '#web/lib/errors.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { toast } from '#web/ui/toast.ts';
import { PasswordDialog } from './password-dialog.tsx';
import classes from './rows.module.css';
import { SecondFactorSetup } from './second-factor-setup.tsx';
import { useStartSecondFactor, useEndCodes, useRenewCodes, useSecondFactor } from './security-queries.ts';

const fileOf = (codes: readonly string[], username: string): string =>
  `data:text/plain;charset=utf-8,${encodeURIComponent(
    `Recovery codes for ${username} at ${location.host}\nEach works once.\n\n${codes.join('\n')}\n`,
  )}`;

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly username: string;
  readonly onDone: () => void;
}

/** New recovery codes: shown now and never again. */
function RecoveryCodes({ codes, username, onDone }: RecoveryCodesProps) {
  return (
    <Stack gap="md">
      <Text>
        Save these codes somewhere safe. Each one lets you log in once when you don’t have your authenticator
        app. We won’t show them again.
      </Text>
      <ul className={classes.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Group justify="space-between" gap="md">
        <Button
          component="a"
          href={fileOf(codes, username)}
          download="perennial-recovery-codes.txt"
          variant="default"
          leftSection={<IconDownload size="1.1em" aria-hidden />}
        >
          Download
        </Button>
        <Button onClick={onDone}>I’ve saved them</Button>
      </Group>
    </Stack>
  );
}

/** Current step of setting up the second factor. */
type Step =
  | { readonly kind: 'rest' | 'ask-begin' | 'ask-renew' | 'ask-end' }
  | { readonly kind: 'set-up'; readonly secret: string; readonly uri: string }
  | { readonly kind: 'codes'; readonly codes: readonly string[] };

const REST: Step = { kind: 'rest' };

const QUESTIONS = {
  'ask-begin': {
    title: 'Set up two-factor authentication',
    text: 'You need an authenticator app, usually on your phone.',
    confirmLabel: 'Continue',
  },
  'ask-renew': {
    title: 'New recovery codes',
    text: 'You’ll get ten new codes. The old ones will stop working.',
    confirmLabel: 'Create new codes',
  },
  'ask-end': {
    title: 'Turn off two-factor authentication',
    text: 'After that, you’ll only need your password to log in.',
    confirmLabel: 'Turn off',
  },
} as const;

type AccessRequest = keyof typeof QUESTIONS;

const isAsking = (kind: Step['kind']): kind is AccessRequest => kind in QUESTIONS;

/** Runs the requested action with the password. */
function useSteps() {
  const [step, setStep] = useState<Step>(REST);
  const [begin, renew, end] = [useStartSecondFactor(), useRenewCodes(), useEndCodes()];
  const acts = {
    'ask-begin': (password: string) =>
      begin.mutate(password, { onSuccess: (made) => setStep({ kind: 'set-up', ...made }) }),
    'ask-renew': (password: string) =>
      renew.mutate(password, {
        onSuccess: ({ recoveryCodes }) => setStep({ kind: 'codes', codes: recoveryCodes }),
      }),
    'ask-end': (password: string) =>
      end.mutate(password, {
        onSuccess: () => {
          setStep(REST);
          void toast({
            title: 'Two-factor authentication is off',
            text: 'Now you only need your password to log in.',
          });
        },
      }),
  } as const;
  const changes = { 'ask-begin': begin, 'ask-renew': renew, 'ask-end': end } as const;
  const ask = (kind: AccessRequest): void => {
    changes[kind].reset();
    setStep({ kind });
  };
  return { step, setStep, acts, changes, ask };
}

/** Content above the card during setup. */
function Dialogs({
  steps,
  username,
}: {
  readonly steps: ReturnType<typeof useSteps>;
  readonly username: string;
}) {
  const { step, setStep, acts, changes } = steps;
  const close = () => setStep(REST);
  const asking = isAsking(step.kind) ? step.kind : undefined;
  return (
    <>
      {asking && (
        <PasswordDialog
          opened
          {...QUESTIONS[asking]}
          isBusy={changes[asking].isPending}
          error={changes[asking].error}
          onConfirm={acts[asking]}
          onClose={close}
        />
      )}
      <Modal
        opened={step.kind === 'set-up' || step.kind === 'codes'}
        onClose={close}
        title={step.kind === 'codes' ? 'Recovery codes' : 'Set up two-factor authentication'}
        centered
        closeOnClickOutside={false}
        closeOnEscape={step.kind !== 'codes'}
        withCloseButton={step.kind !== 'codes'}
      >
        {step.kind === 'set-up' && (
          <SecondFactorSetup
            secret={step.secret}
            uri={step.uri}
            onConfirmed={(codes) => setStep({ kind: 'codes', codes })}
            onCancel={close}
          />
        )}
        {step.kind === 'codes' && <RecoveryCodes codes={step.codes} username={username} onDone={close} />}
      </Modal>
    </>
  );
}

interface SecondFactorCardProps {
  readonly username: string;
  readonly isDemo: boolean;
}

/** An authenticator code in addition to the password. */
export function SecondFactorCard({ username, isDemo }: SecondFactorCardProps) {
  const { data, error, refetch } = useSecondFactor();
  const steps = useSteps();
  if (error && !data) return <ErrorState {...explain(error)} onRetry={() => void refetch()} />;
  return (
    <Card title="Authenticator app" aside={data?.isOn ? 'On' : undefined}>
      {!data && <Skeleton height="4rem" />}
      {data && !data.isOn && (
        <Stack gap="md">
          <Text>
            Log in with your password and a code from your phone, so a stolen password isn’t enough.
          </Text>
          <Group>
            <Button variant="light" disabled={isDemo} onClick={() => steps.ask('ask-begin')}>
              Set up
            </Button>
          </Group>
        </Stack>
      )}
      {data?.isOn && (
        <Stack gap="md">
          <Text>
            You need a code to log in. You have {data.codesLeft} of 10 recovery codes left
            {data.codesLeft < 3 ? '. Create new ones before they run out.' : '.'}
          </Text>
          <Group gap="md">
            <Button variant="light" onClick={() => steps.ask('ask-renew')}>
              New recovery codes
            </Button>
            <Button variant="default" onClick={() => steps.ask('ask-end')}>
              Turn off
            </Button>
          </Group>
        </Stack>
      )}
      <Dialogs steps={steps} username={username} />
    </Card>
  );
}
