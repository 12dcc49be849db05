import type { ReactNode } from 'react';

/** The sprout that stands for the product. */
function Sprout() {
  return (
    <svg className="sprout" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M12 21v-9M12 12c0-4 3-6.5 8-6.5 0 4.5-3 6.5-8 6.5ZM12 14.5c0-3.5-2.5-5.5-7-5.5 0 3.5 2.5 5.5 7 5.5Z" />
    </svg>
  );
}

/** Top bar, content and footer of every public page. */
export function PublicFrame({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <header className="bar">
        <a className="brand" href="/">
          <Sprout />
          Perennial
        </a>
        <nav aria-label="Main">
          <a href="/auth">Log in</a>
          <a className="button" href="/signup">
            Create account
          </a>
        </nav>
      </header>
      <main>{children}</main>
      <footer className="foot">
        <p>
          Perennial runs on your own machine, and your data stays there. It is not a medical device and gives
          no medical advice.
        </p>
      </footer>
    </>
  );
}
