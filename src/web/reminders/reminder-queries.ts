import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import type { NewReminderChannel, ReminderSettings } from '#contract/reminders.ts';
import { api } from '#web/lib/api.ts';
import { explain } from '#web/lib/errors.ts';
import { queryClient } from '#web/lib/query-client.ts';
import { NOT_CACHED } from '#web/lib/storage/read-cache.ts';
import { toast } from '#web/ui/toast.ts';

export type Plan = ReminderSettings['plan'];

/** Only the server knows the results of deliveries. */
const settingsQuery = queryOptions({
  queryKey: ['reminder-settings'],
  queryFn: () => api.reminders.get(),
  meta: NOT_CACHED,
  staleTime: 0,
});

export const useReminders = () => useQuery(settingsQuery);

const again = () => queryClient.invalidateQueries({ queryKey: settingsQuery.queryKey });
export const failed = (error: unknown) => void toast({ ...explain(error), tone: 'destructive' });

/** Saves each change immediately, and shows it before the server answers; reverts rejected ones. */
export function useSavePlan() {
  const { mutate } = useMutation({
    mutationFn: (plan: Plan) => api.reminders.save(plan),
    // One after another, so that the last change wins.
    scope: { id: 'reminder-plan' },
    onMutate: async (plan) => {
      await queryClient.cancelQueries({ queryKey: settingsQuery.queryKey });
      queryClient.setQueryData(settingsQuery.queryKey, (held) => held && { ...held, plan });
    },
    onError: failed,
    onSettled: again,
  });
  return mutate;
}

export const useAddChannel = () =>
  useMutation({ mutationFn: (channel: NewReminderChannel) => api.reminders.add(channel), onSuccess: again });

export const useRemoveChannel = () =>
  useMutation({
    mutationFn: (id: string) => api.reminders.remove({ id }),
    onError: failed,
    onSettled: again,
  });

/** Sends a test and reports the result. @param id of a channel, or `email` */
export const useTestChannel = () =>
  useMutation({
    mutationFn: (id: string) => api.reminders.test({ id }),
    onError: failed,
    onSuccess: ({ isSent, fault }) =>
      void toast(
        isSent
          ? { title: 'Test sent', text: 'It should arrive in a moment.' }
          : { title: 'Test failed', text: fault ?? 'The channel didn’t accept it.', tone: 'destructive' },
      ),
    onSettled: again,
  });

export const refreshReminders = again;
