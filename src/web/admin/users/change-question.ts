import type { Role } from '#domain/admin/user-list.ts';
import { countText } from '#web/lib/format.ts';
import type { ConfirmedChange } from './user-commands.ts';
import { PLAN_NAMES } from './user-words.ts';

/** Text of a confirmation. */
export interface Question {
  readonly title: string;
  readonly text: string;
  readonly label: string;
}

/** Confirmation before changing these accounts; deleting has its own dialog. */
export function changeQuestion(change: ConfirmedChange, usernames: readonly string[]): Question {
  const [first = ''] = usernames;
  const isOne = usernames.length === 1;
  const who = isOne ? first : countText(usernames.length, 'account');
  switch (change.kind) {
    case 'disable':
      return {
        title: `Disable ${who}?`,
        text: isOne
          ? 'No one will be able to log in to this account, and its sessions will end. Nothing is deleted, and you can enable it again.'
          : 'No one will be able to log in to them, and their sessions will end. Nothing is deleted, and you can enable them again.',
        label: `Disable ${who}`,
      };
    case 'enable':
      return {
        title: `Enable ${who}?`,
        text: `The ${isOne ? 'member' : 'members'} will be able to log in again.`,
        label: `Enable ${who}`,
      };
    default:
      return {
        title: `Switch ${who} to ${PLAN_NAMES[change.plan]}?`,
        text: 'This doesn’t charge or refund anything.',
        label: `Switch to ${PLAN_NAMES[change.plan]}`,
      };
  }
}

/** Confirmation before changing a user's role. */
export const roleQuestion = (role: Role, username: string): Question =>
  role === 'admin'
    ? {
        title: `Make ${username} an admin?`,
        text: 'Admins can see all accounts, messages and emails, and can change and delete accounts. They can’t see what members log.',
        label: 'Make admin',
      }
    : {
        title: `Make ${username} a member?`,
        text: 'They’ll lose access to the admin area. Nothing else about their account will change.',
        label: 'Make member',
      };
