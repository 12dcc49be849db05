import { Button, Group, PasswordInput, Stack, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { PROVIDER_NAMES, type RecipeProvider } from '#domain/connections/providers.ts';
import { api } from '#web/lib/api.ts';
import { fieldFaults } from '#web/lib/errors.ts';
import { FormFault } from '#web/lib/form-fault.tsx';
import { useFocusRefused } from '#web/lib/focus-refused.ts';
import { useChange } from './use-change.ts';

interface Field<Name extends string> {
  readonly field: Name;
  readonly label: string;
  readonly placeholder?: string;
  readonly description?: string;
  readonly isSecret?: boolean;
}

interface ServerFormProps<Name extends string> {
  readonly name: string;
  readonly fields: readonly Field<Name>[];
  readonly connect: (typed: Readonly<Record<Name, string>>) => Promise<unknown>;
}

/** Connects a member's own server. */
function ServerForm<Name extends string>({ name, fields, connect }: ServerFormProps<Name>) {
  const change = useChange(connect);
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const faults = fieldFaults(change.error);
  useFocusRefused(change.error, faults);
  const asked = Object.fromEntries(fields.map(({ field }) => [field, (typed[field] ?? '').trim()])) as Record<
    Name,
    string
  >;
  const isWhole = Object.values(asked).every((value) => value !== '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isWhole && !change.isPending) change.mutate(asked);
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        {fields.map(({ field, isSecret = false, ...rest }) => {
          const Input = isSecret ? PasswordInput : TextInput;
          return (
            <Input
              key={field}
              {...rest}
              autoComplete="off"
              maxLength={500}
              value={typed[field] ?? ''}
              onChange={({ currentTarget: { value } }) =>
                setTyped((before) => ({ ...before, [field]: value }))
              }
              error={faults[field]}
            />
          );
        })}
        <FormFault error={change.error} fields={Object.keys(faults)} />
        <Group>
          <Button type="submit" variant="light" loading={change.isPending} disabled={!isWhole}>
            Connect {name}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

const ADDRESS = 'Server address';

const WEARABLES_FIELDS = [
  { field: 'url', label: ADDRESS, placeholder: 'https://wearables.example.org' },
  { field: 'account', label: 'User ID', placeholder: 'From the server’s dashboard' },
  { field: 'key', label: 'API key', isSecret: true },
] as const;

export const WearablesForm = () => (
  <ServerForm
    name={PROVIDER_NAMES['open-wearables']}
    fields={WEARABLES_FIELDS}
    connect={api.connections.openWearables}
  />
);

/** Where a recipe app creates tokens. */
const TOKEN_PLACES: Readonly<Record<RecipeProvider, string>> = {
  mealie: 'In Mealie, open your profile and choose API Tokens.',
  tandoor: 'In Tandoor, open Settings and choose API. The scope “read” is enough.',
};

export function RecipeServerForm({ provider }: { readonly provider: RecipeProvider }) {
  const fields = [
    { field: 'url', label: ADDRESS, placeholder: 'https://recipes.example.org' },
    { field: 'key', label: 'Token', description: TOKEN_PLACES[provider], isSecret: true },
  ] as const;
  return (
    <ServerForm
      name={PROVIDER_NAMES[provider]}
      fields={fields}
      connect={(typed) => api.connections.recipeServer({ provider, ...typed })}
    />
  );
}
