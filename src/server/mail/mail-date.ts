/** A date in mails: "December 6, 2026". @param timeZone of the reader */
export const dayText = (at: Date | number, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'long', year: 'numeric', timeZone }).format(at);
