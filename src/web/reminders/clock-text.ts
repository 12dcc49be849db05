/** "07:30" as people there write it: "7:30 AM". */
export const clockText = (time: string): string =>
  new Intl.DateTimeFormat(undefined, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }).format(
    Date.parse(`1970-01-01T${time}:00Z`),
  );
