import { Anchor } from '@mantine/core';
import { Link, useSearchParams } from 'react-router';
import { useTitle } from '#web/lib/title.ts';
import { Brand } from '#web/ui/brand.tsx';
import { Card } from '#web/ui/card.tsx';
import classes from './auth-page.module.css';
import { LoginForm } from './login-form.tsx';
import { RegisterForm } from './register-form.tsx';

/** The address of the other mode; what else stands in the query (`next`) stays. */
function toggled(search: URLSearchParams, registering: boolean): string {
  const next = new URLSearchParams(search);
  if (registering) next.delete('register');
  else next.set('register', 'true');
  return `/auth?${next}`;
}

/** Login and registration on one address; the query says which. */
export function AuthPage() {
  const [search] = useSearchParams();
  const registering = search.get('register') === 'true';
  const title = registering ? 'Create Your Account' : 'Welcome Back';
  useTitle(title);
  return (
    <main className={registering ? `${classes.page} ${classes.registering}` : classes.page}>
      <div className={classes.head}>
        <Anchor href="/" underline="never" c="inherit" className={classes.brand ?? ''}>
          <Brand />
        </Anchor>
        <div>
          <h1 className={classes.title}>{title}</h1>
          <p className={classes.sub}>
            {registering
              ? 'Your daily targets come from what you enter here. It stays on this server.'
              : 'Log in to see your day.'}
          </p>
        </div>
      </div>
      {registering ? (
        <RegisterForm />
      ) : (
        <Card>
          <LoginForm />
        </Card>
      )}
      <p className={classes.other}>
        {registering ? 'You have an account already?' : 'New here?'}{' '}
        <Anchor component={Link} to={toggled(search, registering)}>
          {registering ? 'Log in' : 'Create an account'}
        </Anchor>
      </p>
    </main>
  );
}
