/**
 * A cookie of the login form of pages without a program: somebody signed in there, so what this device keeps may be another member's. The
 * application forgets that before it shows anything, and the cookie with it. It says nothing about anybody.
 */
export const ARRIVAL_COOKIE = 'arrived';
