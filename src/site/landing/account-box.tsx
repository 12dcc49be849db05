import { MAX_PASSWORD_CHARS } from '#domain/account/password-length.ts';
import { LIFETIME_PRICE_TEXT } from '#domain/membership/money.ts';
import { Icon } from '#site/frame/icons.tsx';

const DIALOG = 'login';
/** The browser itself opens and closes the dialog, without script. React's types don't know these attributes yet. */
const OPENS = { command: 'show-modal', commandfor: DIALOG };
const CLOSES = { command: 'close', commandfor: DIALOG };

function LoginDialog() {
  return (
    <dialog id={DIALOG} className="dialog" aria-labelledby="login-title" closedby="any">
      <form method="post" action="/auth/sign-in">
        <div className="dialog-head">
          <h2 id="login-title">Log in</h2>
          <button type="button" className="close" aria-label="Close" {...CLOSES}>
            <Icon name="close" />
          </button>
        </div>
        <label>
          Username
          <input
            name="username"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
            required
            autoFocus
          />
        </label>
        <label>
          Password
          <input
            name="password"
            type="password"
            autoComplete="current-password"
            maxLength={MAX_PASSWORD_CHARS}
            required
          />
        </label>
        <button type="submit" className="button large">
          Log in
        </button>
        <p>
          No account yet? <a href="/payment">Get lifetime access for {LIFETIME_PRICE_TEXT}</a>
        </p>
      </form>
    </dialog>
  );
}

/** Creating a free account, and logging in. Browsers without dialog buttons get a link. */
export function AccountBox() {
  return (
    <section className="card account-box" aria-labelledby="free-account">
      <h2 id="free-account">Your free account</h2>
      <p>
        All you need is a username and password. No card, no email address, and your account never expires.
      </p>
      <a className="button large" href="/signup">
        Start Free Trial
      </a>
      <p className="or">
        Already have an account?{' '}
        <button type="button" className="as-link with-commands" {...OPENS}>
          Log in
        </button>
        <a className="without-commands" href="/auth">
          Log in
        </a>
      </p>
      <LoginDialog />
    </section>
  );
}
