/** A date in mails: "6 December 2026". @param timeZone of the reader */
export const dayText = (at: Date | number, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone }).format(at);
