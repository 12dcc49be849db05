import { UnstyledButton } from '@mantine/core';
import { Link, useLocation } from 'react-router';
import { useMember } from '#web/lib/member.ts';
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
  ['Settings', paths.profileSettings()],
  ['More Options', paths.more()],
] as const;

/** The entry that a screen lies under: the longest that its address begins with. `/meals/saved` is the saved foods. */
function entryOf(pathname: string): string | undefined {
  const path = pathname.replace(/^\/meals\/saved/, paths.savedFoods());
  return ENTRIES.map(([, to]) => to)
    .filter((to) => path === to || path.startsWith(`${to}/`))
    .toSorted((one, other) => other.length - one.length)[0];
}

/** The way to the admin area; nobody but admins sees it. */
function AdminControls({ pathname }: { readonly pathname: string }) {
  const { data: member } = useMember();
  const to = paths.admin();
  if (member?.role !== 'admin') return null;
  return (
    <section className={classes.controls} aria-labelledby="admin-controls">
      <h2 id="admin-controls" className={classes.controlsTitle}>
        Admin Controls
      </h2>
      <Link
        to={to}
        className={classes.link}
        aria-current={pathname === to || pathname.startsWith(`${to}/`) ? 'page' : undefined}
      >
        Admin Panel
      </Link>
    </section>
  );
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
      <AdminControls pathname={pathname} />
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
