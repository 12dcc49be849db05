import { Anchor, Text } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { Link } from 'react-router';
import { Card } from '#web/ui/card.tsx';
import { LinkList } from './link-list.tsx';

/** A screen and its purpose, in a few words. */
export interface Place {
  readonly to: string;
  readonly name: string;
  readonly text: string;
}

/** A card of ways to other screens. */
export function PlaceList({ title, places }: { readonly title: string; readonly places: readonly Place[] }) {
  return (
    <Card title={title}>
      <LinkList>
        {places.map(({ to, name, text }) => (
          <Anchor key={to} component={Link} to={to} c="inherit" underline="never">
            <div>
              <Text fw={600}>{name}</Text>
              <Text size="sm" c="dimmed">
                {text}
              </Text>
            </div>
            <IconChevronRight size="1.1em" aria-hidden />
          </Anchor>
        ))}
      </LinkList>
    </Card>
  );
}
