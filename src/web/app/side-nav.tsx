import { UnstyledButton } from '@mantine/core';
import { Link, NavLink } from 'react-router';
import { paths } from '#web/lib/paths.ts';
import { Brand } from '#web/ui/brand.tsx';
import classes from './shell.module.css';
import { useLogout } from './use-logout.ts';

const ENTRIES = [
  ['Dashboard', paths.dashboard()],
  ['Log Food', paths.day()],
  ['Goals', paths.goals()],
  ['More Options', paths.more()],
] as const;

/** The way around on medium and wider screens. */
export function SideNav() {
  const logout = useLogout();
  return (
    <nav className={classes.side} aria-label="Main">
      <Link to={paths.dashboard()} className={classes.brand} aria-label="Perennial, dashboard">
        <Brand />
      </Link>
      {ENTRIES.map(([name, to]) => (
        <NavLink key={to} to={to} className={classes.link ?? ''}>
          {name}
        </NavLink>
      ))}
      <UnstyledButton
        className={`${classes.link} ${classes.leave}`}
        onClick={() => logout.mutate()}
        disabled={logout.isPending}
      >
        Logout
      </UnstyledButton>
    </nav>
  );
}
