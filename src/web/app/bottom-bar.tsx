import { UnstyledButton } from '@mantine/core';
import { IconDots, IconHome, IconTarget, IconToolsKitchen2, type Icon } from '@tabler/icons-react';
import { NavLink } from 'react-router';
import { paths } from '#web/lib/paths.ts';
import classes from './shell.module.css';

interface TabProps {
  readonly to: string;
  readonly name: string;
  readonly icon: Icon;
}

function Tab({ to, name, icon: TabIcon }: TabProps) {
  return (
    <NavLink to={to} className={classes.tab ?? ''}>
      <TabIcon size="1.5rem" stroke={1.6} aria-hidden />
      {name}
    </NavLink>
  );
}

/** The way around on phones, with Log in the middle of it. */
export function BottomBar({ onLog }: { readonly onLog: () => void }) {
  return (
    <nav className={classes.bar} aria-label="Main">
      <Tab to={paths.dashboard()} name="Home" icon={IconHome} />
      <Tab to={paths.day()} name="Meals" icon={IconToolsKitchen2} />
      <UnstyledButton className={classes.log} onClick={onLog} aria-haspopup="dialog">
        Log
      </UnstyledButton>
      <Tab to={paths.goals()} name="Goals" icon={IconTarget} />
      <Tab to={paths.more()} name="More" icon={IconDots} />
    </nav>
  );
}
