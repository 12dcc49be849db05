import { useMutation } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { expectLogout } from '#web/lib/query-client.ts';
import { toast } from '#web/ui/toast.ts';
import { endSession } from './end-session.ts';

/** Ends the session. Unsent writes stay on the device for this member's next login. */
export const useLogout = () =>
  useMutation({
    mutationFn: async () => {
      expectLogout(true);
      return api.account.logout();
    },
    onSuccess: () => endSession({ title: 'Logged out', text: 'You have been successfully logged out' }),
    onError: () => {
      expectLogout(false);
      void toast({ title: 'Error', text: 'Failed to log out', tone: 'destructive' });
    },
  });
