/**
 * A cookie set by the login form of pages without JavaScript: data on this device may belong to another member. The application deletes
 * that data, and then the cookie, before it shows anything. The cookie contains no personal data.
 */
export const ARRIVAL_COOKIE = 'arrived';
