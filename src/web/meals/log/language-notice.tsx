import { Text } from '@mantine/core';

/** Names of languages in English, which the application is written in. */
const NAMES = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });

/** @param language an ISO 639 code; `und` if it is not known which */
export const looksLike = (language: string): string => {
  const name = language === 'und' ? undefined : NAMES.of(language);
  return name === undefined ? 'This doesn’t look like English.' : `This looks like ${name}.`;
};

/** Says why nothing was read from a text in another language, and what to do. */
export const LanguageNotice = ({ language }: { readonly language: string }) => (
  <Text size="sm" role="status">
    {looksLike(language)} Perennial reads English. Describe the meal in English, or add its foods one by one.
  </Text>
);
