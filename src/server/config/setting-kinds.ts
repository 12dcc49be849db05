import { z } from 'zod';

export const SWITCH: Readonly<Record<string, boolean>> = {
  on: true,
  true: true,
  yes: true,
  '1': true,
  off: false,
  false: false,
  no: false,
  '0': false,
};

export const onOrOff = z
  .string()
  .transform((text) => SWITCH[text.toLowerCase()])
  .pipe(z.boolean('must be on or off'));

export const urlOf = (protocol: RegExp, example: string) =>
  z
    .string()
    .refine(
      (text) => URL.canParse(text) && protocol.test(new URL(text).protocol),
      `must look like ${example}`,
    );

/** Whether a URL is only a scheme, host and port. Invalid URLs are refused elsewhere. */
export const isOrigin = (text: string): boolean => {
  if (!URL.canParse(text)) return true;
  const { origin, href } = new URL(text);
  return href === `${origin}/`;
};

const isOriginUrl = (text: string): boolean =>
  /^https?:\/\//.test(text) && URL.canParse(text) && isOrigin(text);

/** All, none, or listed origins. */
export const privateAddresses = z
  .string()
  .transform((text) => SWITCH[text.toLowerCase()] ?? text.split(/[\s,]+/).filter((each) => each !== ''))
  .refine(
    (value) => typeof value === 'boolean' || value.every(isOriginUrl),
    'must be on, off or a list of origins such as http://ntfy.lan:8080',
  )
  .transform((value) => (typeof value === 'boolean' ? value : value.map((each) => new URL(each).origin)))
  .default(false);

export const megabytes = (usual: number) =>
  z
    .string()
    .refine((text) => /^[1-9]\d{0,5}$/.test(text), 'must be a whole number of megabytes from 1 to 999999')
    .transform(Number)
    .default(usual);

export const secret = z.string().min(32, 'must have at least 32 characters').optional();

/** The public service; its data is under the Open Database License. */
const PUBLIC_OPEN_FOOD_FACTS = 'https://world.openfoodfacts.org';

/** `on` is the public service; a URL is a mirror. */
export const openFoodFacts = z
  .string()
  .refine(
    (text) => text.toLowerCase() in SWITCH || (URL.canParse(text) && /^https?:/.test(text)),
    'must be on, off or an address',
  )
  .default('off')
  .transform((text) => {
    const isOn = SWITCH[text.toLowerCase()];
    if (isOn === undefined) return new URL(text).origin;
    return isOn ? PUBLIC_OPEN_FOOD_FACTS : undefined;
  });
