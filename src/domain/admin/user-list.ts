/** State of an account. `deleting`: its member asked to delete it and can still cancel. */
export const USER_STATES = ['active', 'disabled', 'deleting', 'demo'] as const;
export type UserState = (typeof USER_STATES)[number];

/** Sort orders: by registration, by last visit, by username. */
export const USER_SORTS = ['newest', 'seen', 'username'] as const;
export type UserSort = (typeof USER_SORTS)[number];

export const ROLES = ['member', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** Maximum number of accounts per bulk change. */
export const MAX_USERS_AT_ONCE = 200;

/**
 * Typed to confirm a deletion: the username, or "Ada and 2 more" with the first username in order.
 * @param usernames of all selected accounts
 */
export function deletionPhrase(usernames: readonly string[]): string {
  const [first = '', ...others] = usernames.toSorted();
  return others.length === 0 ? first : `${first} and ${others.length} more`;
}
