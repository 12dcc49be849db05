import { Progress, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';

const LEVELS = [
  { label: 'Very easy to guess', share: 10 },
  { label: 'Easy to guess', share: 30 },
  { label: 'Could be stronger', share: 55 },
  { label: 'Strong', share: 80 },
  { label: 'Very strong', share: 100 },
] as const;

// The word lists are ten times the form: they come when somebody begins to type a password, not before.
async function loadEstimator() {
  const [{ ZxcvbnFactory }, common] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new ZxcvbnFactory({ dictionary: { ...common.dictionary }, graphs: common.adjacencyGraphs });
}

interface PasswordStrengthProps {
  readonly password: string;
  readonly username: string;
  /** The field says already what is wrong with it. */
  readonly refused: boolean;
}

/** How hard a password is to guess, in words and as a bar. */
export function PasswordStrength({ password, username, refused }: PasswordStrengthProps) {
  const { data: estimator } = useQuery({
    queryKey: ['password-estimator'],
    queryFn: loadEstimator,
    enabled: password.length > 0,
    staleTime: Infinity,
    meta: { persist: false },
  });
  if (!password || !estimator) {
    if (refused) return null;
    return (
      <Text size="xs" c="dimmed">
        10 characters or more; a few words in a row are easy to remember.
      </Text>
    );
  }
  const level = LEVELS[estimator.check(password.slice(0, 64), [username, 'perennial']).score];
  return (
    <div role="status">
      <Progress value={level.share} size="sm" aria-label="Strength of the password" />
      <Text size="xs" c="dimmed" mt="xs">
        {level.label}
      </Text>
    </div>
  );
}
