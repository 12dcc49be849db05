/** The HTML file for an address: the login page loads only the login, not the application. */
export const shellOf = (url: string): 'auth.html' | 'app.html' =>
  new URL(url).pathname.replace(/\/$/, '') === '/auth' ? 'auth.html' : 'app.html';
