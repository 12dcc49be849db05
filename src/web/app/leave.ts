import { openOutbox } from '#web/lib/outbox/outbox.ts';
import { paths } from '#web/lib/paths.ts';
import { toast, type Toast } from '#web/ui/toast.ts';
import { forgetMember } from './forget-member.ts';

/** The landing page has no script and so no toast: long enough to read it here, no longer. */
const READ_MS = 1200;

/**
 * Leaves nothing of a member whose session is over on the device, but what is unsent: that is for their next login. Then the landing page.
 * @param readMs how long what is said stays to be read
 */
export async function leave(said: Toast, readMs = READ_MS): Promise<void> {
  await openOutbox(undefined);
  await forgetMember();
  void toast(said);
  setTimeout(() => location.assign(paths.landing()), readMs);
}
