import { HOUR_MS } from '#domain/time/spans.ts';
import { wallClock } from '#domain/time/wall-clock.ts';

/** Milliseconds east of UTC of `+08:00`. */
export const offsetMs = (offset: string): number =>
  (offset.startsWith('-') ? -1 : 1) * (Number(offset.slice(1, 3)) * 60 + Number(offset.slice(4))) * 60_000;

/** `+08:00` for milliseconds east of UTC. */
export const offsetText = (ms: number): string => {
  const [hours, minutes] = [Math.floor(Math.abs(ms) / HOUR_MS), (Math.abs(ms) % HOUR_MS) / 60_000];
  return `${ms < 0 ? '-' : '+'}${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
};

/** Zones whose offsets aren't whole hours. */
const ODD_ZONES = [
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Asia/Yangon',
  'Asia/Kabul',
  'Asia/Tehran',
  'Australia/Darwin',
  'Australia/Adelaide',
  'Australia/Lord_Howe',
  'Australia/Eucla',
  'Pacific/Chatham',
  'Pacific/Marquesas',
  'America/St_Johns',
] as const;

/**
 * A time zone in which an instant has the file's offset, so that no entry moves to another day: the member's own if it matches, otherwise a
 * fixed-offset zone.
 */
export function zoneOf(
  { atMs, offset }: { readonly atMs: number; readonly offset: string },
  ownZone: string,
): string {
  const eastMs = offsetMs(offset);
  const fits = (zone: string): boolean => {
    const { year, month, day, hour, minute, second } = wallClock(atMs, zone);
    return Date.UTC(year, month - 1, day, hour, minute, second) - atMs === eastMs;
  };
  if (fits(ownZone)) return ownZone;
  const odd = offset.endsWith(':00') ? undefined : ODD_ZONES.find(fits);
  if (odd !== undefined) return odd;
  const hours = Number(offset.slice(0, 3));
  // These names have inverted signs.
  return hours === 0 ? 'Etc/UTC' : `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`;
}
