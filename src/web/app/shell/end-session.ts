import { openOutbox } from '#web/lib/outbox/outbox.ts';
import { paths } from '#web/lib/paths.ts';
import { toast, type Toast } from '#web/ui/toast.ts';
import { forgetMember } from './forget-member.ts';

/** The landing page has no script and so no toasts: long enough to read the message here, but no longer. */
const READ_MS = 1200;

/**
 * Deletes the data of a member whose session is over from the device, except unsent writes for their next login. Then opens the landing
 * page.
 * @param readMs how long the message is shown
 */
export async function endSession(said: Toast, readMs = READ_MS): Promise<void> {
  await openOutbox(undefined);
  await forgetMember();
  void toast(said);
  setTimeout(() => location.assign(paths.landing()), readMs);
}
