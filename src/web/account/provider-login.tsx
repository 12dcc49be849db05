import { Alert, Button } from '@mantine/core';
import { IconLogin2 } from '@tabler/icons-react';
import { useAccountOptions } from './account-options.ts';
import type { AuthAddress } from './auth-address.ts';

/** Login with the operator's identity provider; nothing without one. */
export function ProviderLogin({ address: { query } }: { readonly address: AuthAddress }) {
  const provider = useAccountOptions()?.provider;
  if (!provider || provider.waiting) return null;
  const kept = new URLSearchParams([...query].filter(([name]) => ['next', 'invite'].includes(name)));
  return (
    <Button
      component="a"
      variant="default"
      leftSection={<IconLogin2 size="1.2em" aria-hidden />}
      href={`/auth/oidc${kept.size === 0 ? '' : `?${kept}`}`}
    >
      Continue with {provider.name}
    </Button>
  );
}

const STEPS = {
  login: {
    title: 'This address already has an account',
    text: (name: string) => `Log in with your password once. After that, you can also log in with ${name}.`,
  },
  register: {
    title: 'One last step',
    text: (name: string) =>
      `${name} confirmed who you are. Fill in the rest to create your account. After that, you can log in with ${name}. You’ll use the password you choose here to confirm important changes.`,
  },
} as const;

/** What to do after a first login with the identity provider. */
export function ProviderStep({ step }: { readonly step: keyof typeof STEPS }) {
  const provider = useAccountOptions()?.provider;
  if (!provider?.waiting) return null;
  const { title, text } = STEPS[step];
  return (
    <Alert role="status" title={title}>
      {text(provider.name)}
    </Alert>
  );
}
