import { deviceTimeZone, useMinute } from '#web/lib/clock.ts';
import { formatTime } from '#web/lib/format.ts';
import { useMember } from '#web/lib/member.ts';
import classes from './demo-zone.module.css';

/** Names the zone of the demo member's clocks, which is the server's, if the visitor's clock shows another time. */
export default function DemoZone() {
  const { data: member } = useMember();
  const nowMs = useMinute();
  if (!member || formatTime(nowMs, member.timeZone) === formatTime(nowMs, deviceTimeZone())) return null;
  return <p className={classes.zone}>Demo data, times in {member.timeZone.replaceAll('_', ' ')}</p>;
}
