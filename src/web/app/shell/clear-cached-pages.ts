const KEY = 'perennial-forgotten-at';

/** Marks every page of a member in the browser's memory as outdated. */
export function forgetPages(): void {
  try {
    localStorage.setItem(KEY, String(Date.now()));
  } catch {
    // Without storage, it asks the server, which redirects strangers to the login.
  }
}

function isForgotten(): boolean {
  try {
    return Number(localStorage.getItem(KEY) ?? 0) > performance.timeOrigin;
  } catch {
    return false;
  }
}

const clear = (): void => document.body.replaceChildren();

/** Back and Forward restore a page from the browser's memory. After a logout that page is cleared and reloaded. */
export function clearForgottenPage(): void {
  addEventListener('pagehide', () => {
    if (isForgotten()) clear();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted || !isForgotten()) return;
    clear();
    location.reload();
  });
}
