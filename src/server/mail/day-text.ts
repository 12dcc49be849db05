/** A day as mails name it: "6 December 2026". @param timeZone of whoever reads it */
export const dayText = (at: Date | number, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone }).format(at);
