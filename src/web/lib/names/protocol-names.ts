import type { FastingProtocol } from '#domain/fasting/protocols.ts';

/** Names of fasting protocols. */
export const PROTOCOL_NAMES: Readonly<Record<FastingProtocol, string>> = {
  '12:12': '12:12',
  '14:10': '14:10',
  '16:8': '16:8',
  '18:6': '18:6',
  '20:4': '20:4',
  omad: 'One meal a day',
  '5:2': '5:2',
  'alternate-day': 'Alternate days',
  '24h': '24 hours',
  '36h': '36 hours',
  custom: 'Custom length',
};
