const sameDay = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const otherDay = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
});
const otherYear = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });

/** An instant as people say it where the device is: "at 14:05", "on 3 Nov, 14:05", "on 3 Nov 2025". */
export function momentText(at: string, nowMs: number = Date.now()): string {
  const [moment, now] = [new Date(at), new Date(nowMs)];
  if (moment.toDateString() === now.toDateString()) return `at ${sameDay.format(moment)}`;
  const isThisYear = moment.getFullYear() === now.getFullYear();
  return `on ${(isThisYear ? otherDay : otherYear).format(moment)}`;
}
