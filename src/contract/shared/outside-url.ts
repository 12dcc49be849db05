import { typedText } from './text.ts';

const isWeb = (text: string): boolean => {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return (protocol === 'https:' || protocol === 'http:') && username === '' && password === '';
};

/** The address of another server, as a member enters it. Where it may lead is checked when it is called. */
export const outsideUrl = typedText()
  .min(1, 'Enter an address.')
  .max(500, 'Use 500 characters or fewer.')
  .refine(isWeb, { message: 'Enter an address that begins with https://.', abort: true });
