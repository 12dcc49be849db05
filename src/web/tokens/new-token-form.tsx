import { Button, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import type { NewToken } from '#contract/tokens/tokens.ts';
import { TOKEN_DAYS, type TokenDays } from '#domain/tokens/lifetimes.ts';
import { AREA_WORDS, TOKEN_AREAS } from '#domain/tokens/scopes.ts';
import { fieldFaults } from '#web/lib/errors.ts';
import { useFocusRefused } from '#web/lib/focus-refused.ts';
import { FormFault } from '#web/lib/form-fault.tsx';
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

/** What is typed into the form. */
function useNewToken() {
  const [name, setName] = useState('');
  const [days, setDays] = useState(String(DEFAULT_DAYS));
  const [preset, setPreset] = useState<Preset | undefined>('read');
  const [grants, setGrants] = useState(everywhere('read'));
  const [password, setPassword] = useState('');
  const scopes = scopesOf(grants);
  return {
    name,
    setName,
    days,
    setDays,
    preset,
    grants,
    password,
    setPassword,
    scopes,
    choose: (chosen: Preset) => {
      setPreset(chosen);
      setGrants(everywhere(chosen));
    },
    change: (changed: Grants) => {
      setPreset(undefined);
      setGrants(changed);
    },
    /** Undefined while something is missing. */
    asked: (): NewToken | undefined =>
      name.trim() !== '' && password !== '' && scopes.length > 0
        ? { id: uuidV7(), name: name.trim(), scopes, days: daysOf(days), password }
        : undefined,
  };
}

type Typed = ReturnType<typeof useNewToken>;

/** Expiration and permissions. */
const Limits = ({ days, setDays, preset, choose, grants, change, scopes }: Typed) => (
  <>
    <NativeSelect
      label="Expires after"
      data={LIFETIMES}
      value={days}
      onChange={({ currentTarget }) => setDays(currentTarget.value)}
    />
    <Choice
      label="Permissions"
      description="Use write only for devices and scripts that send data but never read it."
      options={PRESETS}
      value={preset}
      onChange={choose}
    />
    <Areas grants={grants} onChange={change} />
    {scopes.length === 0 && (
      <Text size="sm" c="dimmed">
        Choose at least one permission.
      </Text>
    )}
  </>
);

/** Name, expiration and permissions of a new token, and the password: an open browser alone can't make one. */
export function NewTokenForm({ isBusy, error, onCreate, onCancel }: NewTokenFormProps) {
  const typed = useNewToken();
  const { name, setName, password, setPassword, asked } = typed;
  const faults = fieldFaults(error);
  useFocusRefused(error, faults);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const token = asked();
    if (token && !isBusy) onCreate(token);
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <TextInput
          label="Name"
          description="The app or script that will use it"
          placeholder="Kitchen tablet"
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
          error={faults['name']}
          maxLength={60}
          data-autofocus
        />
        <Limits {...typed} />
        <PasswordField value={password} onChange={setPassword} error={faults['password']} />
        <FormFault error={error} fields={['name', 'password']} />
        <Group justify="flex-end" gap="md">
          <Button variant="default" onClick={onCancel}>
            Cancel
          </Button>
          <Button type="submit" loading={isBusy} disabled={asked() === undefined}>
            Create token
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
