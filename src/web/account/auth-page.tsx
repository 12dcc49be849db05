import { Anchor, Skeleton } from '@mantine/core';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useDocumentTitle } from '@mantine/hooks';
import { Brand } from '#web/ui/theme/brand.tsx';
import { screenTitle } from '#web/ui/theme/site-name.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { useAccountOptions } from './account-options.ts';
import { authAddress, type AuthAddress, type AuthMode, useAuthAddress } from './auth-address.ts';
import { AuthLink } from './auth-link.tsx';
import classes from './auth-page.module.css';
import { LoginForm } from './login-form.tsx';

function SocialLink() {
  const options = useAccountOptions();
  if (!options) return null;
  return (
    <Anchor href={options.socialUrl} rel="me noopener" c="inherit">
      Follow us
    </Anchor>
  );
}

/** Header of the login, as on the other public pages. */
function AuthBar({ address }: { readonly address: AuthAddress }) {
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

// Most people here log in, so the other forms are loaded on demand.
const RegisterForm = lazy(() =>
  import('#web/account/register/register-form.tsx').then(({ RegisterForm: form }) => ({ default: form })),
);
const ForgotForm = lazy(() =>
  import('./forgot-form.tsx').then(({ ForgotForm: form }) => ({ default: form })),
);
const ResetForm = lazy(() => import('./reset-form.tsx').then(({ ResetForm: form }) => ({ default: form })));
const SecondStepForm = lazy(() =>
  import('./second-step-form.tsx').then(({ SecondStepForm: form }) => ({ default: form })),
);
const PurchaseBanner = lazy(() =>
  import('./purchase-banner.tsx').then(({ PurchaseBanner: banner }) => ({ default: banner })),
);

interface Words {
  readonly title: string;
  readonly sub: string;
  readonly other?: { readonly question: string; readonly link: string; readonly to: 'login' | 'register' };
}

const BACK = { question: 'Remembered it?', link: 'Log in', to: 'login' } as const;

const WORDS: Readonly<Record<AuthMode, Words>> = {
  login: {
    title: 'Welcome Back',
    sub: 'Log in to see your day.',
    other: { question: 'New here?', link: 'Create an account', to: 'register' },
  },
  register: {
    title: 'Create Your Account',
    sub: 'We use your answers to set your daily targets. They stay on this server.',
    other: { question: 'Already have an account?', link: 'Log in', to: 'login' },
  },
  forgot: { title: 'Forgot your password?', sub: 'We’ll help you get back in.', other: BACK },
  reset: { title: 'Set a new password', sub: 'You’ll be logged out everywhere.' },
  'second-step': { title: 'One more step', sub: 'Your account needs a code as well as your password.' },
};

function Form({ address }: { readonly address: AuthAddress }) {
  switch (address.mode) {
    case 'register':
      return <RegisterForm address={address} />;
    case 'forgot':
      return <ForgotForm />;
    case 'reset':
      return <ResetForm address={address} token={address.resetToken ?? ''} />;
    case 'second-step':
      return <SecondStepForm address={address} />;
    default:
      return <LoginForm address={address} />;
  }
}

/** A new mode's heading takes the focus, as after a page load; the first page leaves the focus alone. */
function useArrival(mode: AuthMode | 'body') {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(mode);
  useEffect(() => {
    if (shown.current === mode) return;
    shown.current = mode;
    heading.current?.focus({ preventScroll: true });
  }, [mode]);
  return heading;
}

/** Login, registration and password recovery at one address; the query selects which. */
export function AuthPage() {
  const address = useAuthAddress();
  const { mode, purchaseToken } = address;
  const { title, sub, other } = WORDS[mode];
  const isRegistering = mode === 'register';
  const heading = useArrival(address.isAtBody ? 'body' : mode);
  useDocumentTitle(screenTitle(title));
  const form = (
    <Suspense fallback={<Skeleton height="12rem" radius="md" />}>
      <Form key={mode} address={address} />
    </Suspense>
  );
  return (
    <>
      <AuthBar address={address} />
      <main className={isRegistering ? `${classes.page} ${classes.registering}` : classes.page}>
        <div>
          <h1 className={classes.title} tabIndex={-1} ref={heading}>
            {title}
          </h1>
          <p className={classes.sub}>{sub}</p>
        </div>
        {purchaseToken !== undefined && (
          <Suspense fallback={<Skeleton height="5rem" radius="md" />}>
            <PurchaseBanner token={purchaseToken} />
          </Suspense>
        )}
        {isRegistering ? form : <Card>{form}</Card>}
        {other && (
          <p className={classes.other}>
            {other.question} <AuthLink to={authAddress(address, other.to)}>{other.link}</AuthLink>
          </p>
        )}
      </main>
    </>
  );
}
