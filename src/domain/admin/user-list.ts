/** What can be said of an account. `deleting`: its member had it deleted and may still take that back. */
export const USER_STATES = ['active', 'disabled', 'deleting', 'demo'] as const;
export type UserState = (typeof USER_STATES)[number];

/** The orders of the list: when they joined, when they were last here, by username. */
export const USER_SORTS = ['newest', 'seen', 'username'] as const;
export type UserSort = (typeof USER_SORTS)[number];

export const ROLES = ['member', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** So many accounts are changed by one confirmation. */
export const MAX_USERS_AT_ONCE = 200;

/**
 * What has to be typed before accounts are deleted: the username of the one, or "Ada and 2 more", with the first by letters of several.
 * @param usernames of all that are chosen, as they were typed when registering
 */
export function deletionWord(usernames: readonly string[]): string {
  const [first = '', ...others] = usernames.toSorted();
  return others.length === 0 ? first : `${first} and ${others.length} more`;
}
