import { useMutation } from '@tanstack/react-query';
import type { UsersChanged } from '#contract/admin/users.ts';
import type { Role } from '#domain/admin/user-list.ts';
import type { Plan } from '#domain/membership/plans.ts';
import { api } from '#web/lib/api.ts';
import { explain } from '#web/lib/errors.ts';
import { countText } from '#web/lib/format.ts';
import { queryClient } from '#web/lib/query-client.ts';
import { toast } from '#web/ui/toast.ts';
import { usersKey } from './user-queries.ts';

/** A change that can apply to several accounts. */
export type UserChange =
  | { readonly kind: 'disable' | 'enable' }
  | { readonly kind: 'plan'; readonly plan: Plan }
  | { readonly kind: 'delete'; readonly typed: string };

/** A change that needs only a simple confirmation. */
export type ConfirmedChange = Exclude<UserChange, { kind: 'delete' }>;

function send(ids: string[], change: UserChange): Promise<UsersChanged> {
  const { users } = api.admin;
  switch (change.kind) {
    case 'plan':
      return users.setPlan({ ids, plan: change.plan });
    case 'delete':
      return users.remove({ ids, typed: change.typed });
    default:
      return users.setDisabled({ ids, isDisabled: change.kind === 'disable' });
  }
}

const DONE: Readonly<Record<UserChange['kind'], string>> = {
  disable: 'Disabled',
  enable: 'Enabled',
  plan: 'Plan changed',
  delete: 'Deleted',
};

/** Result of a change, and which accounts were skipped and why. */
function showResult({ kind }: UserChange, { done, refused }: UsersChanged): void {
  const passedOver = refused.map(({ username, why }) => `${username}: ${why}`).join(' ');
  void toast({
    title: done > 0 ? DONE[kind] : 'Nothing changed',
    text: [done > 0 ? `${countText(done, 'account')}.` : '', passedOver].filter(Boolean).join(' '),
    ...(refused.length > 0 && { tone: 'destructive' as const }),
  });
}

const fail = (error: unknown): void => {
  const { title, text } = explain(error);
  void toast({ title, text, tone: 'destructive' });
};

const readAgain = (): Promise<void> => queryClient.invalidateQueries(usersKey);

/** Changes accounts and reports the result. Admin changes don't use the outbox: the admin waits for the server. */
export const useChangeUsers = (onDone: () => void) =>
  useMutation({
    mutationFn: ({ ids, change }: { readonly ids: readonly string[]; readonly change: UserChange }) =>
      send([...ids], change),
    onSuccess: (changed, { change }) => {
      showResult(change, changed);
      onDone();
    },
    onError: fail,
    onSettled: readAgain,
  });

export const useSetRole = (id: string) =>
  useMutation({
    mutationFn: (role: Role) => api.admin.users.setRole({ id, role }),
    onSuccess: ({ username }, role) =>
      void toast({
        title: 'Role changed',
        text: `${username} is now ${role === 'admin' ? 'an admin' : 'a member'}.`,
      }),
    onError: fail,
    onSettled: readAgain,
  });

export const useResetLink = (id: string) =>
  useMutation({ mutationFn: () => api.admin.users.issueResetLink({ id }), onError: fail });

export const useInvite = () => useMutation({ mutationFn: () => api.admin.users.invite(), onError: fail });

export const useEndSecondFactor = (id: string) =>
  useMutation({
    mutationFn: () => api.admin.users.endSecondFactor({ id }),
    onSuccess: ({ username }) =>
      void toast({
        title: 'Two-factor authentication reset',
        text: `${username} now logs in with just a password.`,
      }),
    onError: fail,
    onSettled: readAgain,
  });
