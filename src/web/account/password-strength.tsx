import { Progress, Text } from '@mantine/core';
import { Suspense, use } from 'react';
import { MIN_PASSWORD_CHARS } from '#domain/account/password-length.ts';
import { loadEstimator, weakFault } from './password-estimator.ts';

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
  /** The field shows why, and a bar would contradict it. */
  readonly refused: boolean;
}

interface BarProps {
  readonly share: number;
  readonly isAccepted?: boolean;
  readonly label: string;
}

function Bar({ share, isAccepted = true, label }: BarProps) {
  return (
    <div>
      <Progress
        value={share}
        size="sm"
        color={isAccepted ? 'var(--accent)' : 'var(--older)'}
        aria-label="Password strength"
      />
      <Text size="xs" c="dimmed" mt="xs">
        {label}
      </Text>
    </div>
  );
}

const Hint = () => (
  <Bar
    share={0}
    label={`${MIN_PASSWORD_CHARS} characters or more. A few random words are easy to remember.`}
  />
);

function Meter({ password, username }: Pick<PasswordStrengthProps, 'password' | 'username'>) {
  const estimator = use(loadEstimator());
  if (!estimator) return <Hint />;
  const { share, label } = LEVELS[estimator.check(password.slice(0, 64), [username, 'perennial']).score];
  return (
    <div role="status">
      <Bar share={share} label={label} isAccepted={weakFault(password, username) === undefined} />
    </div>
  );
}

/** How hard a password is to guess, in words and as a bar. */
export function PasswordStrength({ password, username, refused }: PasswordStrengthProps) {
  if (refused) return null;
  if (password.length < MIN_PASSWORD_CHARS) return <Hint />;
  return (
    <Suspense fallback={<Hint />}>
      <Meter password={password} username={username} />
    </Suspense>
  );
}
