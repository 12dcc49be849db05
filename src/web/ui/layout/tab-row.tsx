import { Tabs } from '@mantine/core';
import fade from './scroll-fade.module.css';
import classes from './tab-row.module.css';

/** On phones there are more tabs than space, so the selected one is scrolled into view. */
const bringIntoView = (tab: HTMLElement | null): void =>
  tab?.scrollIntoView({ block: 'nearest', inline: 'center' });

interface TabRowProps {
  readonly label: string;
  readonly value: string;
  readonly tabs: readonly { readonly value: string; readonly name: string }[];
}

/** Tabs in one row that scrolls sideways, for use inside `Tabs`. */
export function TabRow({ label, value, tabs }: TabRowProps) {
  return (
    <Tabs.List className={`${classes.row} ${fade.fade}`} aria-label={label}>
      {tabs.map((tab) => (
        <Tabs.Tab key={tab.value} value={tab.value} {...(tab.value === value ? { ref: bringIntoView } : {})}>
          {tab.name}
        </Tabs.Tab>
      ))}
    </Tabs.List>
  );
}
