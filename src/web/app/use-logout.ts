import { useMutation } from '@tanstack/react-query';
import { forgetDraft } from '#web/meals/kept-draft.ts';
import { forgetScans } from '#web/meals/kept-scan.ts';
import { api } from '#web/lib/api.ts';
import { forgetForms } from '#web/lib/kept-form.ts';
import { forgetReads } from '#web/lib/kept-reads.ts';
import { openOutbox } from '#web/lib/outbox.ts';
import { paths } from '#web/lib/paths.ts';
import { forgetPickedFoods } from '#web/lib/picked-foods.ts';
import { forgetPutOff } from '#web/lib/put-off.ts';
import { expectLogout } from '#web/lib/query-client.ts';
import { toast } from '#web/ui/toast.ts';

/** The landing page has no script and so no toast: long enough to read it here, no longer. */
const READ_MS = 1200;

/** Ends the session. What is unsent stays on the device for this member's next login. */
export const useLogout = () =>
  useMutation({
    mutationFn: async () => {
      expectLogout(true);
      return api.account.logout();
    },
    onSuccess: async () => {
      await openOutbox(undefined);
      forgetDraft();
      forgetPickedFoods();
      forgetForms();
      forgetPutOff();
      await forgetScans();
      await forgetReads();
      void toast({ title: 'Logged out', text: 'You have been successfully logged out' });
      // Going back would show this page as it was left, out of the browser's memory.
      addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
      setTimeout(() => location.assign(paths.landing()), READ_MS);
    },
    onError: () => {
      expectLogout(false);
      void toast({ title: 'Error', text: 'Failed to log out', tone: 'destructive' });
    },
  });
