/** What can be asked about any subject. */
export const ASKS = [
  'what',
  'why',
  'normal',
  'need',
  'state',
  'high',
  'low',
  'raise',
  'lower',
  'improve',
  'rich',
  'poor',
  'too-much',
  'lack',
  'safe',
  'take',
  'works',
  'drivers',
  'measure',
  'calculated',
  'log',
] as const;
export type Asks = (typeof ASKS)[number];

/** Patterns by what they ask. */
export type Shapes = readonly (readonly [Asks, readonly RegExp[]])[];
