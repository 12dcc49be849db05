import { Text } from '@mantine/core';

/** Names of languages in English, the language of the application. */
const NAMES = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });

/** @param language an ISO 639 code; `und` if unknown */
export const looksLike = (language: string): string => {
  const name = language === 'und' ? undefined : NAMES.of(language);
  return name === undefined ? 'This doesn’t look like English.' : `This looks like ${name}.`;
};

/** Explains why a text in another language wasn't read, and what to do. */
export const LanguageNotice = ({ language }: { readonly language: string }) => (
  <Text size="sm" role="status">
    {looksLike(language)} Perennial only understands English. Describe the meal in English, or add its foods
    one by one.
  </Text>
);
