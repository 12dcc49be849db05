/** Fasting patterns, by hours without and hours with food; `5:2` and `alternate-day` are patterns of whole days. */
export const FASTING_PROTOCOLS = [
  '12:12',
  '14:10',
  '16:8',
  '18:6',
  '20:4',
  'omad',
  '5:2',
  'alternate-day',
  '24h',
  '36h',
  'custom',
] as const;

export type FastingProtocol = (typeof FASTING_PROTOCOLS)[number];
