/** Where a page leads, as a button. */
export interface Action {
  readonly href: string;
  readonly label: string;
  readonly isQuiet?: boolean;
}

/** What there is to do next. */
export const Actions = ({ actions }: { readonly actions: readonly Action[] }) => (
  <p className="actions">
    {actions.map(({ href, label, isQuiet }) => (
      <a key={href} className={isQuiet ? 'button large quiet' : 'button large'} href={href}>
        {label}
      </a>
    ))}
  </p>
);

/** The way of a purchase to an account: the token goes along, and is good once. */
export function toAccount(token: string): readonly Action[] {
  const query = `payment_success=true&token=${encodeURIComponent(token)}`;
  return [
    { href: `/auth?register=true&${query}`, label: 'Create your account' },
    { href: `/auth?${query}`, label: 'Log in', isQuiet: true },
  ];
}
