import { UnstyledButton } from '@mantine/core';
import { Link, useLocation } from 'react-router';
import { paths } from '#web/lib/paths.ts';
import { Brand } from '#web/ui/brand.tsx';
import classes from './shell.module.css';
import { useLogout } from './use-logout.ts';

const ENTRIES = [
  ['Dashboard', paths.dashboard()],
  ['Log Food', paths.day()],
  ['Saved Foods', paths.savedFoods()],
  ['Recent Meals', paths.recentMeals()],
  ['Goals', paths.goals()],
  ['Glucose Tracker', paths.glucose()],
  ['More Options', paths.more()],
] as const;

/** The entry that a screen lies under: the longest that its address begins with. `/meals/saved` is the saved foods. */
function entryOf(pathname: string): string | undefined {
  const path = pathname.replace(/^\/meals\/saved/, paths.savedFoods());
  return ENTRIES.map(([, to]) => to)
    .filter((to) => path === to || path.startsWith(`${to}/`))
    .toSorted((one, other) => other.length - one.length)[0];
}

/** The way around on medium and wider screens. */
export function SideNav() {
  const logout = useLogout();
  const { pathname } = useLocation();
  const current = entryOf(pathname);
  return (
    <nav className={classes.side} aria-label="Main">
      <Link to={paths.dashboard()} className={classes.brand} aria-label="Perennial, dashboard">
        <Brand />
      </Link>
      {ENTRIES.map(([name, to]) => (
        <Link key={to} to={to} className={classes.link} aria-current={to === current ? 'page' : undefined}>
          {name}
        </Link>
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
