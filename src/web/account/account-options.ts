import { use } from 'react';
import { api } from '#web/lib/api.ts';

type Options = Awaited<ReturnType<typeof api.account.options>>;

let asked: Promise<Options | undefined> | undefined;

/** What this installation offers to visitors; undefined where the server did not answer. Suspends while it is asked. */
export function useAccountOptions(): Options | undefined {
  asked ??= api.account.options().catch(() => undefined);
  return use(asked);
}
