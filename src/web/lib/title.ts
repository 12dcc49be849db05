import { useDocumentTitle } from '@mantine/hooks';

/** Names the page in the browser: "Goals · Perennial". */
export const useTitle = (title: string): void => useDocumentTitle(`${title} · Perennial`);
