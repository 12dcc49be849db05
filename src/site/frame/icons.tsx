import type { ReactNode } from 'react';

const PATHS = {
  sprout:
    'M11.5 21v-7.500M11.5 16c0-4-2.5-6.5-7.5-6.5 0 4.5 2.5 6.5 7.5 6.500ZM11.5 13.500C11.5 8.5 14.5 5 20 5c0 5.5-3 8.5-8.5 8.500Z',
  words: 'M4 6h16v10H11l-5 4v-4H4ZM8 10h8M8 13h5',
  wave: 'M3 12h3l2.5-6 4 12 3-8 1.5 2H21',
  drop: 'M12 3.500c3.5 4 6 7 6 10.500a6 6 0 0 1-12 0c0-3.5 2.5-6.5 6-10.500ZM9 14.500a3 3 0 0 0 3 3',
  rings: 'M12 3a9 9 0 1 0 9 9M12 7a5 5 0 1 0 5 5M12 11a1 1 0 1 0 1 1',
  pillars: 'M5 20v-6M10 20V9M15 20v-9M20 20V5',
  moon: 'M20 14.500A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.500Z',
  check: 'M5 12.500l4.5 4.500L19 7.5',
  shield: 'M12 3l7.5 2.500v6c0 4.5-3 8-7.5 9.5-4.5-1.5-7.5-5-7.5-9.500v-6ZM8.5 12l2.5 2.5 4.5-5',
  lock: 'M6 11h12v9H6ZM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  offline: 'M4 5h16v11H4ZM9 20h6M12 16v4M8 11l2.5 2.500L16 8',
  camera: 'M4 8h3.500L9 5.500h6L16.5 8H20v11H4ZM12 16a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
  at: 'M15.5 12a3.5 3.5 0 1 0-3.5 3.500M15.5 8.500v4.500a2.5 2.5 0 0 0 5 0v-1a8.5 8.5 0 1 0-3.5 7',
  play: 'M8 5v14l11-7Z',
  close: 'M6 6l12 12M18 6L6 18',
} as const;

export type IconName = keyof typeof PATHS;

/** A decorative line drawing next to a text. */
export function Icon({
  name,
  className = 'icon',
}: {
  readonly name: IconName;
  readonly className?: string;
}): ReactNode {
  return (
    <svg className={className} viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
