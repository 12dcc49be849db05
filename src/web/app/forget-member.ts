import { ARRIVAL_COOKIE } from '#contract/account/arrival.ts';
import { forgetPages } from './forgotten-page.ts';
import { forgetForms } from '#web/lib/storage/form-drafts.ts';
import { forgetReads } from '#web/lib/storage/read-cache.ts';
import { forgetPickedFoods } from '#web/lib/foods/picked-foods.ts';
import { forgetPutOff } from '#web/advice/put-off.ts';
import { forgetDraft } from '#web/meals/log/use-draft.ts';
import { forgetScans } from '#web/meals/scan/kept-scan.ts';

/** Leaves nothing of a member on the device but what is unsent: that is for their next login. */
export async function forgetMember(): Promise<void> {
  forgetDraft();
  forgetPickedFoods();
  forgetForms();
  forgetPutOff();
  forgetPages();
  await forgetScans();
  await forgetReads();
}

const ARRIVED = new RegExp(`(?:^|; )${ARRIVAL_COOKIE}=`);

/** Where somebody signed in on a page without a program, forgets who was here before. To be awaited before anything is shown. */
export async function forgetOnArrival(): Promise<void> {
  if (!ARRIVED.test(document.cookie)) return;
  await forgetMember();
  // Only now: what was interrupted is done at the next start.
  document.cookie = `${ARRIVAL_COOKIE}=; Path=/; Max-Age=0`;
}
