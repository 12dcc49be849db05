import { Button, CopyButton, Group, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { lowerFirst } from '#domain/words/first-letter.ts';
import { api } from '#web/lib/api.ts';
import { fieldFaults } from '#web/lib/errors.ts';
import { useFocusRefused } from '#web/lib/forms/focus-refused.ts';
import { FormFault } from '#web/lib/forms/form-fault.tsx';
import { uuidV7 } from '#web/lib/uuid.ts';
import { PasswordField } from '#web/lib/password-field.tsx';
import { SecretBox } from '#web/ui/secret-box.tsx';
import { LIVE_SOURCES } from './live-sources.ts';
import { useChange } from './use-change.ts';

const NAME = LIVE_SOURCES['health-auto-export'].name;
const addressOf = (): string => `${globalThis.location.origin}/api/v1/ingest/health-auto-export`;

/** A text to paste into a field of the app. */
const ToCopy = ({ label, children }: { readonly label: string; readonly children: string }) => (
  <Stack gap="xs">
    <Text size="sm" fw={600}>
      {label}
    </Text>
    <SecretBox label={label}>{children}</SecretBox>
    <CopyButton value={children} timeout={3000}>
      {({ copied, copy }) => (
        <Group>
          <Button variant="default" size="compact-md" aria-label={`Copy ${lowerFirst(label)}`} onClick={copy}>
            {copied ? 'Copied' : 'Copy'}
          </Button>
        </Group>
      )}
    </CopyButton>
  </Stack>
);

interface SetupProps {
  readonly secret: string;
  readonly onDone: () => void;
}

/** What to set in the app's automation. */
const Setup = ({ secret, onDone }: SetupProps) => (
  <Stack gap="md">
    <Text>
      In Health Auto Export, add a REST API automation and fill in these fields. Copy the header value now; we
      won’t show it again.
    </Text>
    <ToCopy label="URL">{addressOf()}</ToCopy>
    <ToCopy label="Header key">Authorization</ToCopy>
    <ToCopy label="Header value">{`Bearer ${secret}`}</ToCopy>
    <Text size="sm" c="dimmed">
      Choose Health Metrics, export format JSON, version 2, date range Default, Summarize Data on, time
      grouping Day. Add a second automation for Workouts. For individual glucose readings, add one for Blood
      Glucose with Summarize Data off.
    </Text>
    <Group justify="flex-end">
      <Button onClick={onDone}>Done</Button>
    </Group>
  </Stack>
);

interface PasswordFormProps {
  readonly isBusy: boolean;
  readonly error: unknown;
  readonly onSubmit: (password: string) => void;
}

function PasswordForm({ isBusy, error, onSubmit }: PasswordFormProps) {
  const form = useForm({ initialValues: { password: '' } });
  const { password } = form.values;
  const faults = fieldFaults(error);
  useFocusRefused(error, faults);
  const submit = (): void => {
    if (password !== '' && !isBusy) onSubmit(password);
  };
  return (
    <form onSubmit={form.onSubmit(submit)} noValidate>
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          The app gets an access token that can send your phone’s health data but can’t read anything.
          Everything it sends appears in your import history.
        </Text>
        <PasswordField
          value={password}
          onChange={(typed) => form.setFieldValue('password', typed)}
          error={faults['password']}
          isFirst
        />
        <FormFault error={error} fields={['password']} />
        <Group justify="flex-end">
          <Button type="submit" loading={isBusy} disabled={password === ''}>
            Create token
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** Creates the token with which the app sends, then says what to set there. */
export function AutoExportSetup({ onDone }: { readonly onDone: () => void }) {
  const create = useChange((password: string) =>
    api.tokens.create({ id: uuidV7(), name: NAME, scopes: ['ingest:write'], days: null, password }),
  );
  return create.data ? (
    <Setup secret={create.data.secret} onDone={onDone} />
  ) : (
    <PasswordForm
      isBusy={create.isPending}
      error={create.error}
      onSubmit={(password) => create.mutate(password)}
    />
  );
}
