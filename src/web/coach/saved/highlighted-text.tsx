import { Highlight } from '@mantine/core';

/** A text with the search words highlighted. */
export const Highlighted = ({ text, words }: { readonly text: string; readonly words: string }) =>
  words === '' ? (
    text
  ) : (
    <Highlight component="span" inherit color="var(--notice-wash)" highlight={words.split(/\s+/)}>
      {text}
    </Highlight>
  );
