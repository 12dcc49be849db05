import { useMediaQuery } from '@mantine/hooks';

const useWidth = (query: string) => useMediaQuery(query, undefined, { getInitialValueInEffect: false });

/** Whether the screen is one long column, as on phones. */
export const useIsPhone = (): boolean => !useWidth('(min-width: 48em)');

/** Whether there is room for columns and tables. */
export const useIsWide = (): boolean => useWidth('(min-width: 75em)');
