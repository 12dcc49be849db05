/** The page that carries an address: who logs in loads the login screen alone, not the application. */
export const shellOf = (url: string): 'auth.html' | 'app.html' =>
  new URL(url).pathname.replace(/\/$/, '') === '/auth' ? 'auth.html' : 'app.html';
