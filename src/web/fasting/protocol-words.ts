import type { FastingProtocol } from '#domain/fasting/protocols.ts';

/** What screens call a protocol. */
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
  custom: 'Own length',
};

const two = (value: number): string => String(value).padStart(2, '0');

/** "14:20": hours and minutes as a timer shows them, rounded down. */
export function timerText(hours: number): string {
  const minutes = Math.floor(hours * 60 + 1e-6);
  return `${Math.floor(minutes / 60)}:${two(minutes % 60)}`;
}

/** "14 h 20 min", "16 h", "40 min": a length in words, to the minute. */
export function lengthText(hours: number): string {
  const minutes = Math.round(hours * 60);
  const [whole, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (whole === 0) return `${rest} min`;
  return rest === 0 ? `${whole} h` : `${whole} h ${rest} min`;
}
