/** The server's name, which it writes into the page. */
export const SITE_NAME =
  document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content ?? 'Perennial';

/** The browser's title of a screen: "Goals · Perennial". */
export const screenTitle = (title: string): string => `${title} · ${SITE_NAME}`;
