import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { Card } from './card.tsx';
import { FoldCard } from './fold-card.tsx';

interface PhoneFoldCardProps {
  readonly title: string;
  /** What is inside, in a few words. */
  readonly aside?: string;
  readonly children: ReactNode;
}

/** A card that opens on a tap where the screen is one long column. */
export function PhoneFoldCard(props: PhoneFoldCardProps) {
  const isPhone = !useMediaQuery('(min-width: 48em)', undefined, { getInitialValueInEffect: false });
  return isPhone ? <FoldCard {...props} /> : <Card {...props} />;
}
