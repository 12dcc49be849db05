import { Progress, Text } from '@mantine/core';
import { Suspense, use } from 'react';
import { MIN_PASSWORD_CHARS } from '#domain/account/password-length.ts';
import { loadEstimator } from './password-estimator.ts';

const LEVELS = [
  { label: 'Very easy to guess', share: 10 },
  { label: 'Easy to guess', share: 30 },
  { label: 'Could be stronger', share: 55 },
  { label: 'Strong', share: 80 },
  { label: 'Very strong', share: 100 },
] as const;

interface PasswordStrengthProps {
  readonly password: string;
  readonly username: string;
  /** The field already shows the error. */
  readonly refused: boolean;
}

function Hint() {
  return (
    <Text size="xs" c="dimmed">
      {MIN_PASSWORD_CHARS} characters or more. A few random words are easy to remember.
    </Text>
  );
}

function Meter({ password, username }: Pick<PasswordStrengthProps, 'password' | 'username'>) {
  const estimator = use(loadEstimator());
  if (!estimator) return <Hint />;
  const level = LEVELS[estimator.check(password.slice(0, 64), [username, 'perennial']).score];
  return (
    <div role="status">
      <Progress value={level.share} size="sm" aria-label="Password strength" />
      <Text size="xs" c="dimmed" mt="xs">
        {level.label}
      </Text>
    </div>
  );
}

/** How hard a password is to guess, in words and as a bar. */
export function PasswordStrength({ password, username, refused }: PasswordStrengthProps) {
  const instead = refused ? null : <Hint />;
  if (!password) return instead;
  return (
    <Suspense fallback={instead}>
      <Meter password={password} username={username} />
    </Suspense>
  );
}
