import { deviceTimeZone, useMinute } from '#web/lib/clock.ts';
import { formatTime } from '#web/lib/format.ts';
import { useMember } from '#web/lib/member.ts';

/** Short name of a time zone: "UTC", "EST". */
const zoneName = (timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'short' })
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;

/** Names the zone of the demo member's clocks, which is the server's, if the visitor's clock shows another time. */
export function DemoZone({ className }: { readonly className: string | undefined }) {
  const { data: member } = useMember();
  const nowMs = useMinute();
  if (!member?.isDemo) return null;
  if (formatTime(nowMs, member.timeZone) === formatTime(nowMs, deviceTimeZone())) return null;
  return <p className={className}>Demo data, times in {zoneName(member.timeZone)}</p>;
}
