import type { ReactNode } from 'react';
import { Card } from './card.tsx';
import { FoldCard } from './fold-card.tsx';
import { useIsPhone } from './screen-width.ts';

interface PhoneFoldCardProps {
  readonly title: string;
  /** What is inside, in a few words. */
  readonly aside?: string;
  readonly children: ReactNode;
}

/** A card that opens on a tap where the screen is one long column. */
export function PhoneFoldCard(props: PhoneFoldCardProps) {
  return useIsPhone() ? <FoldCard {...props} /> : <Card {...props} />;
}
