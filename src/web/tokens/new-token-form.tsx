import { Button, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { useForm, type UseFormReturnType } from '@mantine/form';
import type { NewToken } from '#contract/tokens/tokens.ts';
import { TOKEN_DAYS, type TokenDays } from '#domain/tokens/lifetimes.ts';
import { AREA_WORDS, TOKEN_AREAS } from '#domain/tokens/scopes.ts';
import { fieldFaults } from '#web/lib/errors.ts';
import { useFocusRefused } from '#web/lib/forms/focus-refused.ts';
import { FormFault } from '#web/lib/forms/form-fault.tsx';
import { uuidV7 } from '#web/lib/uuid.ts';
import { PasswordField } from '#web/lib/password-field.tsx';
import { Choice } from '#web/ui/forms/choice.tsx';
import {
  everywhere,
  GRANT_NAMES,
  GRANTS,
  grantsOf,
  scopesOf,
  type Grant,
  type Grants,
} from './token-words.ts';
import rows from '#web/ui/lists/rows.module.css';
import classes from './tokens.module.css';

const PRESETS = [
  { value: 'read', label: 'Read' },
  { value: 'both', label: 'Read and write' },
  { value: 'write', label: 'Write only' },
] as const;
type Preset = (typeof PRESETS)[number]['value'];

const NEVER = 'never';
const DEFAULT_DAYS = 90;
const LIFETIMES = [
  ...TOKEN_DAYS.map((days) => ({ value: String(days), label: `${days} days` })),
  { value: NEVER, label: 'No expiration' },
];
const daysOf = (value: string): TokenDays => TOKEN_DAYS.find((days) => String(days) === value) ?? null;

const isGrant = (value: string): value is Grant => GRANTS.some((grant) => grant === value);

interface AreasProps {
  readonly grants: Grants;
  readonly onChange: (grants: Grants) => void;
}

/** A row for each area of data, with the token's permissions for it. */
const Areas = ({ grants, onChange }: AreasProps) => (
  <ul className={classes.areas} aria-label="Permissions by area">
    {TOKEN_AREAS.map((area) => {
      const { name, text } = AREA_WORDS[area];
      return (
        <li key={area} className={classes.area}>
          <div className={rows.what}>
            <div className={rows.name}>{name}</div>
            <div className={classes.sub}>{text}</div>
          </div>
          <NativeSelect
            aria-label={name}
            w="9.5rem"
            flex="none"
            data={grantsOf(area).map((grant) => ({ value: grant, label: GRANT_NAMES[grant] }))}
            value={grants[area]}
            onChange={({ currentTarget: { value } }) =>
              isGrant(value) && onChange({ ...grants, [area]: value })
            }
          />
        </li>
      );
    })}
  </ul>
);

interface NewTokenFormProps {
  readonly isBusy: boolean;
  /** Why it was refused last. */
  readonly error: unknown;
  readonly onCreate: (token: NewToken) => void;
  readonly onCancel: () => void;
}

interface TypedToken {
  readonly name: string;
  readonly days: string;
  /** Undefined once permissions differ by area. */
  readonly preset: Preset | undefined;
  readonly grants: Grants;
  readonly password: string;
}

/** The token to create; undefined while something is missing. */
function tokenOf({ name, days, grants, password }: TypedToken): NewToken | undefined {
  const scopes = scopesOf(grants);
  return name.trim() !== '' && password !== '' && scopes.length > 0
    ? { id: uuidV7(), name: name.trim(), scopes, days: daysOf(days), password }
    : undefined;
}

/** Expiration and permissions. */
const Limits = ({ form }: { readonly form: UseFormReturnType<TypedToken> }) => {
  const { preset, grants } = form.values;
  return (
    <>
      <NativeSelect label="Expires after" data={LIFETIMES} {...form.getInputProps('days')} />
      <Choice
        label="Permissions"
        description="Use “Write only” for devices and scripts that send data but never read it."
        options={PRESETS}
        value={preset}
        onChange={(chosen) => form.setValues({ preset: chosen, grants: everywhere(chosen) })}
      />
      <Areas grants={grants} onChange={(changed) => form.setValues({ preset: undefined, grants: changed })} />
      {scopesOf(grants).length === 0 && (
        <Text size="sm" c="dimmed">
          Choose at least one permission.
        </Text>
      )}
    </>
  );
};

/** Name, expiration and permissions of a new token, and the password: an open browser alone can't make one. */
export function NewTokenForm({ isBusy, error, onCreate, onCancel }: NewTokenFormProps) {
  const form = useForm<TypedToken>({
    initialValues: {
      name: '',
      days: String(DEFAULT_DAYS),
      preset: 'read',
      grants: everywhere('read'),
      password: '',
    },
  });
  const token = tokenOf(form.values);
  const faults = fieldFaults(error);
  useFocusRefused(error, faults);
  const submit = (): void => {
    if (token && !isBusy) onCreate(token);
  };
  return (
    <form onSubmit={form.onSubmit(submit)} noValidate>
      <Stack gap="md">
        <TextInput
          label="Name"
          description="The app or script that will use it"
          placeholder="Kitchen tablet"
          {...form.getInputProps('name')}
          error={faults['name']}
          maxLength={60}
          data-autofocus
        />
        <Limits form={form} />
        <PasswordField
          value={form.values.password}
          onChange={(password) => form.setFieldValue('password', password)}
          error={faults['password']}
        />
        <FormFault error={error} fields={['name', 'password']} />
        <Group justify="flex-end" gap="md">
          <Button variant="default" onClick={onCancel}>
            Cancel
          </Button>
          <Button type="submit" loading={isBusy} disabled={token === undefined}>
            Create token
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
