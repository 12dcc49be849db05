import { ARRIVAL_COOKIE } from '#contract/account/arrival.ts';
import { forgetPages } from './clear-cached-pages.ts';
import { forgetForms } from '#web/lib/storage/form-drafts.ts';
import { forgetReads } from '#web/lib/storage/read-cache.ts';
import { forgetPickedFoods } from '#web/lib/foods/picked-foods.ts';
import { forgetSnoozedRules } from '#web/advice/snoozed-rules.ts';
import { forgetDraft } from '#web/meals/log/use-draft.ts';
import { forgetScans } from '#web/meals/scan/stored-scan.ts';

/** Deletes all of a member's data on the device, except unsent writes for their next login. */
export async function forgetMember(): Promise<void> {
  forgetDraft();
  forgetPickedFoods();
  forgetForms();
  forgetSnoozedRules();
  forgetPages();
  // Loaded only if needed, because most members have no subscription.
  if ('PushManager' in globalThis)
    await import('#web/lib/push.ts').then(({ endPush }) => endPush()).catch(() => undefined);
  await forgetScans();
  await forgetReads();
}

const ARRIVED = new RegExp(`(?:^|; )${ARRIVAL_COOKIE}=`);

/** After a login on a page without JavaScript, deletes the previous member's data. Await it before showing anything. */
export async function forgetOnArrival(): Promise<void> {
  if (!ARRIVED.test(document.cookie)) return;
  await forgetMember();
  // Last, so that an interrupted deletion resumes at the next start.
  document.cookie = `${ARRIVAL_COOKIE}=; Path=/; Max-Age=0`;
}
