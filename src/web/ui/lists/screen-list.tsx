import { Card } from '#web/ui/layout/card.tsx';
import { LinkList, LinkRow } from './link-list.tsx';

/** A screen and its purpose, in a few words. */
export interface Place {
  readonly to: string;
  readonly name: string;
  readonly text: string;
}

interface ScreenListProps {
  readonly title: string;
  readonly places: readonly Place[];
  /** On phones, only names, so that a long list fits on two screens. */
  readonly isShort?: boolean;
}

/** A card of links to other screens. */
export function ScreenList({ title, places, isShort = false }: ScreenListProps) {
  return (
    <Card title={title}>
      <LinkList isShort={isShort}>
        {places.map(({ to, name, text }) => (
          <LinkRow key={to} {...{ to, name, text }} />
        ))}
      </LinkList>
    </Card>
  );
}
