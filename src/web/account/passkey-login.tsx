import { Button } from '@mantine/core';
import { IconFingerprint } from '@tabler/icons-react';
import { api } from '#web/lib/api.ts';
import { canUsePasskeys, signWithPasskey } from './passkey.ts';
import { useAction } from './use-action.ts';
import { goIn, type AuthAddress } from './auth-address.ts';
import { ActionError, TOO_MANY_TRIES, type Words } from './form-error.tsx';

const WORDS: Words = {
  UNAUTHORIZED: [
    'Unknown passkey',
    'We don’t recognize this passkey. Log in with your password or another passkey.',
  ],
  TOO_MANY_REQUESTS: TOO_MANY_TRIES,
};

/** Passkey login, if the browser supports it. */
export function PasskeyLogin({ address }: { readonly address: AuthAddress }) {
  const login = useAction(
    async () => {
      const response = await signWithPasskey(await api.account.passkeyOptions());
      if (response) await api.account.passkeyLogin({ response, purchaseToken: address.purchaseToken });
      return response !== undefined;
    },
    (isIn) => (isIn ? goIn(address) : undefined),
  );
  if (!canUsePasskeys()) return null;
  return (
    <>
      <ActionError error={login.error} words={WORDS} />
      <Button
        variant="default"
        leftSection={<IconFingerprint size="1.2em" aria-hidden />}
        loading={login.isBusy}
        onClick={() => void login.run(undefined)}
      >
        Log in with a passkey
      </Button>
    </>
  );
}
