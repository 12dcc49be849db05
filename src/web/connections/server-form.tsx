import { Button, Group, PasswordInput, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { RecipeProvider } from '#domain/connections/providers.ts';
import { api } from '#web/lib/api.ts';
import { fieldFaults } from '#web/lib/errors.ts';
import { FormFault } from '#web/lib/forms/form-fault.tsx';
import { useFocusRefused } from '#web/lib/forms/focus-refused.ts';
import { useChange } from './use-change.ts';

interface Field<Name extends string> {
  readonly field: Name;
  readonly label: string;
  readonly placeholder?: string;
  readonly description?: string;
  readonly isSecret?: boolean;
  readonly isOptional?: boolean;
}

interface ServerFormProps<Name extends string> {
  readonly fields: readonly Field<Name>[];
  readonly connect: (typed: Readonly<Record<Name, string>>) => Promise<unknown>;
  readonly onDone: () => void;
}

interface FormProps {
  readonly onDone: () => void;
}

/** Connects a member's own server. */
function ServerForm<Name extends string>({ fields, connect, onDone }: ServerFormProps<Name>) {
  const change = useChange(connect);
  const form = useForm<Record<string, string>>({
    initialValues: Object.fromEntries(fields.map(({ field }) => [field, ''])),
  });
  const faults = fieldFaults(change.error);
  useFocusRefused(change.error, faults);
  const asked = Object.fromEntries(
    fields.map(({ field }) => [field, (form.values[field] ?? '').trim()]),
  ) as Record<Name, string>;
  const isWhole = fields.every(({ field, isOptional = false }) => isOptional || asked[field] !== '');
  const submit = () => {
    if (isWhole && !change.isPending) change.mutate(asked, { onSuccess: onDone });
  };
  return (
    <form onSubmit={form.onSubmit(submit)} noValidate>
      <Stack gap="md">
        {fields.map(({ field, isSecret = false, isOptional = false, ...rest }, at) => {
          const Input = isSecret ? PasswordInput : TextInput;
          return (
            <Input
              key={field}
              {...rest}
              required={!isOptional}
              withAsterisk={false}
              data-autofocus={at === 0 || undefined}
              autoComplete="off"
              maxLength={500}
              {...form.getInputProps(field)}
              error={faults[field]}
              // Password inputs don't set it themselves.
              aria-invalid={faults[field] !== undefined}
            />
          );
        })}
        <FormFault error={change.error} fields={Object.keys(faults)} />
        <Group justify="flex-end">
          <Button type="submit" loading={change.isPending} disabled={!isWhole}>
            Connect
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

const ADDRESS = 'Server address';

const NIGHTSCOUT_FIELDS = [
  { field: 'url', label: 'Nightscout address', placeholder: 'https://my-site.example.org' },
  {
    field: 'token',
    label: 'Access token',
    description:
      'A token with the “readable” role, or the API secret. Leave this blank if your site is public.',
    isSecret: true,
    isOptional: true,
  },
] as const;

export const NightscoutForm = ({ onDone }: FormProps) => (
  <ServerForm fields={NIGHTSCOUT_FIELDS} connect={api.nightscout.connect} onDone={onDone} />
);

const WEARABLES_FIELDS = [
  { field: 'url', label: ADDRESS, placeholder: 'https://wearables.example.org' },
  { field: 'account', label: 'User ID', placeholder: 'From the server’s dashboard' },
  { field: 'key', label: 'API key', isSecret: true },
] as const;

export const WearablesForm = ({ onDone }: FormProps) => (
  <ServerForm fields={WEARABLES_FIELDS} connect={api.connections.openWearables} onDone={onDone} />
);

/** Where a recipe app creates tokens. */
const TOKEN_PLACES: Readonly<Record<RecipeProvider, string>> = {
  mealie: 'In Mealie, open your profile and choose API Tokens.',
  tandoor: 'In Tandoor, open Settings and choose API. The “read” scope is enough.',
};

interface RecipeServerFormProps extends FormProps {
  readonly provider: RecipeProvider;
}

export function RecipeServerForm({ provider, onDone }: RecipeServerFormProps) {
  const fields = [
    { field: 'url', label: ADDRESS, placeholder: 'https://recipes.example.org' },
    { field: 'key', label: 'Token', description: TOKEN_PLACES[provider], isSecret: true },
  ] as const;
  return (
    <ServerForm
      fields={fields}
      connect={(typed) => api.connections.recipeServer({ provider, ...typed })}
      onDone={onDone}
    />
  );
}
