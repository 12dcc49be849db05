const KEY = 'perennial-forgotten-at';

/** Every page of a member that browsers still hold in memory is out of date from now on. */
export function forgetPages(): void {
  try {
    localStorage.setItem(KEY, String(Date.now()));
  } catch {
    // A browser that stores nothing asks the server, which sends a stranger to the login.
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

/** Back and Forward show a page as it was left, straight from the browser's memory. After a logout that page is empty, and loads again. */
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
