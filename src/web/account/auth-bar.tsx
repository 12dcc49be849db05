import { Anchor } from '@mantine/core';
import { Suspense } from 'react';
import { Brand } from '#web/ui/brand.tsx';
import { useAccountOptions } from './account-options.ts';
import { authAddress, type AuthAddress } from './auth-address.ts';
import { AuthLink } from './auth-link.tsx';
import classes from './auth-page.module.css';

function SocialLink() {
  const options = useAccountOptions();
  if (!options) return null;
  return (
    <Anchor href={options.socialUrl} rel="me noopener" c="inherit">
      Follow us
    </Anchor>
  );
}

/** What stands above the login, as on the other public pages. */
export function AuthBar({ address }: { readonly address: AuthAddress }) {
  return (
    <header className={classes.bar}>
      <Anchor href="/" underline="never" c="inherit" className={classes.brand ?? ''}>
        <Brand />
      </Anchor>
      <nav aria-label="Main" className={classes.links}>
        <Suspense fallback={null}>
          <SocialLink />
        </Suspense>
        <AuthLink to={authAddress(address, 'login')}>Log in</AuthLink>
      </nav>
    </header>
  );
}
