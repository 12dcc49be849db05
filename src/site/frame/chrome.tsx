import type { ReactNode } from 'react';
import { LIFETIME_PRICE_TEXT } from '#domain/membership/money.ts';
import type { PageView } from './document.tsx';
import { Icon } from './icons.tsx';

/** Pages that show visitors only the product's name. */
const WITHOUT_BAR = new Set(['/payment', '/payment-success', '/features', '/about']);

export const Brand = ({ href, name }: { readonly href: string; readonly name: string }) => (
  <a className="brand" href={href}>
    <Icon name="sprout" className="sprout" />
    {name}
  </a>
);

function VisitorLinks({ view }: { readonly view: PageView }) {
  return (
    <nav aria-label="Main">
      <a className="follow" href={view.socialUrl} rel="me noopener">
        <Icon name="at" />
        <span>Follow us</span>
      </a>
      <a href="/auth">Log in</a>
      {view.path === '/' && (
        <a className="button" href="/payment">
          Join Beta — {LIFETIME_PRICE_TEXT}
        </a>
      )}
    </nav>
  );
}

/** Header of a public page: a slim bar for members, the top bar for visitors, or only the name. */
function Bar({ view }: { readonly view: PageView }) {
  if (view.isMember)
    return (
      <header className="bar slim">
        <Brand href="/dashboard" name={view.site.name} />
        <nav aria-label="Main">
          <a className="button quiet" href="/dashboard">
            Dashboard
          </a>
        </nav>
      </header>
    );
  return (
    <header className="bar">
      <Brand href="/" name={view.site.name} />
      {!WITHOUT_BAR.has(view.path) && <VisitorLinks view={view} />}
    </header>
  );
}

const FOOT_LINKS = [
  ['Features', '/features'],
  ['About', '/about'],
  ['FAQ', '/faq'],
  ['Privacy', '/privacy'],
  ['Terms', '/terms'],
  ['Contact', '/contact'],
] as const;

/** Bar, content and footer of every public page. */
export function PublicFrame({ view, children }: { readonly view: PageView; readonly children: ReactNode }) {
  return (
    <>
      <a className="skip" href="#content">
        Skip to content
      </a>
      <Bar view={view} />
      <main id="content">{children}</main>
      <footer className="foot">
        <nav aria-label="More pages">
          {FOOT_LINKS.map(([name, href]) => (
            <a key={href} href={href} aria-current={href === view.path ? 'page' : undefined}>
              {name}
            </a>
          ))}
        </nav>
        <p>
          {view.site.name} is not a medical device and does not give medical advice. Its numbers are estimates
          to learn from. Talk to a doctor before you act on them.
          {view.site.operator && <> Run by {view.site.operator.name}.</>}
        </p>
      </footer>
    </>
  );
}
