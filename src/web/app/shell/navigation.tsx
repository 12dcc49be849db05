import { SITE_NAME } from '#web/ui/theme/site-name.ts';
import { UnstyledButton } from '@mantine/core';
import {
  IconBookmark,
  IconChartLine,
  IconDots,
  IconDroplet,
  IconHistory,
  IconHome,
  IconMessages,
  IconLogout,
  IconSettings,
  IconTarget,
  IconToolsKitchen2,
} from '@tabler/icons-react';
import { Link, NavLink, useLocation } from 'react-router';
import type { ScreenName } from '#domain/screens/screens.ts';
import { useMember } from '#web/lib/member.ts';
import { addressOf, paths } from '#web/lib/paths.ts';
import { Brand } from '#web/ui/theme/brand.tsx';
import classes from './shell.module.css';
import { useLogout } from './use-logout.ts';

/** Screens in the side navigation, with their names there. */
const SIDE: readonly (readonly [ScreenName, string, typeof IconHome])[] = [
  ['dashboard', 'Dashboard', IconHome],
  ['meals', 'Log Food', IconToolsKitchen2],
  ['savedFoods', 'Saved Foods', IconBookmark],
  ['recentMeals', 'Recent Meals', IconHistory],
  ['goals', 'Goals', IconTarget],
  ['reports', 'Reports', IconChartLine],
  ['glucose', 'Glucose Tracker', IconDroplet],
  ['conversations', 'Saved Conversations', IconMessages],
  ['profileSettings', 'Settings', IconSettings],
  ['more', 'More Options', IconDots],
];

const ICON = { size: '1.15rem', stroke: 1.6, 'aria-hidden': true } as const;

const HOME = { screen: 'dashboard', name: 'Home', icon: IconHome } as const;
const MEALS = { screen: 'meals', name: 'Meals', icon: IconToolsKitchen2 } as const;
const GOALS = { screen: 'goals', name: 'Goals', icon: IconTarget } as const;
const MORE = { screen: 'more', name: 'More', icon: IconDots } as const;

/** Address of the entry that contains a screen: the longest matching prefix. `/meals/saved` belongs to the saved foods. */
function entryOf(pathname: string): string | undefined {
  const path = pathname.replace(addressOf('savedMeals'), paths.savedFoods());
  return SIDE.map(([screen]) => addressOf(screen))
    .filter((to) => path === to || path.startsWith(`${to}/`))
    .toSorted((one, other) => other.length - one.length)[0];
}

/** Link to the admin area, for admins only. */
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

/** Navigation on medium and wider screens. */
export function SideNav() {
  const logout = useLogout();
  const { pathname } = useLocation();
  const current = entryOf(pathname);
  return (
    <nav className={classes.side} aria-label="Main">
      <Link to={paths.dashboard()} className={classes.brand} aria-label={`${SITE_NAME}, dashboard`}>
        <Brand />
      </Link>
      {SIDE.map(([screen, name, Icon]) => {
        const to = addressOf(screen);
        return (
          <Link key={to} to={to} className={classes.link} aria-current={to === current ? 'page' : undefined}>
            <Icon {...ICON} />
            {name}
          </Link>
        );
      })}
      <AdminControls pathname={pathname} />
      <UnstyledButton
        className={`${classes.link} ${classes.leave}`}
        onClick={() => logout.mutate()}
        disabled={logout.isPending}
      >
        <IconLogout {...ICON} />
        Logout
      </UnstyledButton>
    </nav>
  );
}

function Tab({ screen, name, icon: Icon }: typeof HOME | typeof MEALS | typeof GOALS | typeof MORE) {
  return (
    <NavLink to={addressOf(screen)} className={classes.tab ?? ''}>
      <Icon size="1.5rem" stroke={1.6} aria-hidden />
      {name}
    </NavLink>
  );
}

/** Navigation on phones, with Log in the middle. */
export function BottomBar({ onLog }: { readonly onLog: () => void }) {
  return (
    <nav className={classes.bar} aria-label="Main">
      <Tab {...HOME} />
      <Tab {...MEALS} />
      <UnstyledButton className={classes.log} onClick={onLog} aria-haspopup="dialog">
        Log
      </UnstyledButton>
      <Tab {...GOALS} />
      <Tab {...MORE} />
    </nav>
  );
}
