/** "4,032 readings", "1 ketone reading". */
export const countText = (count: number, one: string): string =>
  `${count.toLocaleString('en-US')} ${one}${count === 1 ? '' : 's'}`;
