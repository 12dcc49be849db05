/** A page's next step, as a button. */
export interface Action {
  readonly href: string;
  readonly label: string;
  readonly isQuiet?: boolean;
}

/** Possible next steps. */
export const Actions = ({ actions }: { readonly actions: readonly Action[] }) => (
  <p className="actions">
    {actions.map(({ href, label, isQuiet }) => (
      <a key={href} className={isQuiet ? 'button large quiet' : 'button large'} href={href}>
        {label}
      </a>
    ))}
  </p>
);

/** Login and registration for a purchase: the address contains its token, which is valid once. */
export function toAccount(token: string): readonly Action[] {
  const query = `payment_success=true&token=${encodeURIComponent(token)}`;
  return [
    { href: `/auth?register=true&${query}`, label: 'Create your account' },
    { href: `/auth?${query}`, label: 'Log in', isQuiet: true },
  ];
}
