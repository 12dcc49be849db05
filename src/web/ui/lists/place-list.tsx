import { Card } from '#web/ui/layout/card.tsx';
import { LinkList, LinkRow } from './link-list.tsx';

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
          <LinkRow key={to} {...{ to, name, text }} />
        ))}
      </LinkList>
    </Card>
  );
}
