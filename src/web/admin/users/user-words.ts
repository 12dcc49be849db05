import type { Role, UserSort, UserState } from '#domain/admin/user-list.ts';
import type { Plan } from '#domain/membership/plans.ts';
import type { Tone } from '#web/admin/tag.tsx';

/** Names of roles, plans, states and sort orders on the screens. */
export const ROLE_NAMES: Readonly<Record<Role, string>> = { member: 'Member', admin: 'Admin' };
export const PLAN_NAMES: Readonly<Record<Plan, string>> = { free: 'Free', lifetime: 'Lifetime' };
export const STATE_NAMES: Readonly<Record<UserState, string>> = {
  active: 'Active',
  disabled: 'Disabled',
  deleting: 'Pending deletion',
  demo: 'Demo',
};
export const STATE_TONES: Readonly<Record<UserState, Tone>> = {
  active: 'good',
  disabled: 'critical',
  deleting: 'notice',
  demo: 'plain',
};
export const SORT_NAMES: Readonly<Record<UserSort, string>> = {
  newest: 'Newest first',
  seen: 'Recently seen first',
  username: 'Username',
};
