/**
 * Header that names the member a request was written for. A session of any other member counts as signed out, so a write that waited on a
 * shared device never reaches another account.
 */
export const MEMBER_HEADER = 'X-Member';

/** Value of the header. Usernames ignore case. */
export const memberHeader = (username: string): string => encodeURIComponent(username.toLowerCase());
