import { Anchor, Group, Text, UnstyledButton } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import classes from './link-list.module.css';

interface LinkListProps {
  readonly children: ReactNode;
  /** Hides the rows' texts on phones. */
  readonly isShort?: boolean;
}

/** Full-width links or buttons as rows. */
export function LinkList({ children, isShort = false }: LinkListProps) {
  return <div className={isShort ? `${classes.list} ${classes.short}` : classes.list}>{children}</div>;
}

interface LinkRowProps {
  readonly to: string;
  readonly name: string;
  readonly text: string;
  /** Beside them: badges. */
  readonly children?: ReactNode;
}

/** A row of a `LinkList`: a name, with text below it. */
export function LinkRow({ to, name, text, children }: LinkRowProps) {
  return (
    <Anchor component={Link} to={to} c="inherit" underline="never">
      <Group gap="xs" justify="space-between" flex={1}>
        <div>
          <Text fw={600}>{name}</Text>
          <Text size="sm" c="dimmed" className={classes.text ?? ''}>
            {text}
          </Text>
        </div>
        {children}
      </Group>
      <IconChevronRight size="1.1em" aria-hidden />
    </Anchor>
  );
}

interface OpenRowProps {
  readonly name: string;
  /** At the end, quieter. */
  readonly text: string;
  readonly onOpen: () => void;
}

/** A row of a `LinkList` that opens a drawer. */
export function OpenRow({ name, text, onOpen }: OpenRowProps) {
  return (
    <UnstyledButton aria-haspopup="dialog" onClick={onOpen}>
      <Text span fw={500} flex={1}>
        {name}
      </Text>
      <Text span size="sm" c="dimmed">
        {text}
      </Text>
      <IconChevronRight size="1.1em" aria-hidden />
    </UnstyledButton>
  );
}
