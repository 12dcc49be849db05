import { useState } from 'react';
import type { Passkey } from '#contract/account/security.ts';
import { deviceName } from '#domain/account/device-name.ts';
import { api } from '#web/lib/api.ts';
import { makePasskey } from './passkey.ts';
import { useAction } from './use-action.ts';
import { toast } from '#web/ui/toast.ts';
import { useAddPasskey } from './security-queries.ts';

/** What a passkey that was made here is called until its member says better. */
function ownName(): string {
  const { browser, system } = deviceName(navigator.userAgent);
  return [browser, system].filter(Boolean).join(' on ') || 'Passkey';
}

/** The way to a new passkey: the password, the device, a name. */
export function useNewPasskey() {
  const [isAsking, setAsking] = useState(false);
  const [made, setMade] = useState<Passkey>();
  // Whose error is shown begins anew with every dialog.
  const [attempt, setAttempt] = useState(0);
  const [failedAt, setFailedAt] = useState(-1);
  const add = useAddPasskey();
  const making = useAction(
    async (password: string): Promise<Passkey | undefined> => {
      setFailedAt(attempt);
      const response = await makePasskey(await api.security.passkeys.begin({ password }));
      if (response === 'there-already') {
        void toast({ title: 'Nothing to add', text: 'This device has a passkey for your account already.' });
        return undefined;
      }
      return response && add.mutateAsync({ name: ownName(), response });
    },
    (passkey) => {
      setAsking(false);
      setMade(passkey);
    },
  );
  return {
    isAsking,
    made,
    isBusy: making.isBusy,
    error: failedAt === attempt ? making.error : undefined,
    make: (password: string) => void making.run(password),
    ask: () => {
      setAttempt(attempt + 1);
      setAsking(true);
    },
    close: () => setAsking(false),
    forgetMade: () => setMade(undefined),
  };
}
