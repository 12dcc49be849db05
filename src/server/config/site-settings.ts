import { z } from 'zod';
import { PROGRAM_NAME, type SiteIdentity } from '#domain/site/identity.ts';

const plainLine = (maxChars: number) =>
  z
    .string()
    .max(maxChars, `must be ${maxChars} characters or fewer`)
    .regex(/^[^<>"\r\n]*$/, 'must be one line without < > or "');

export const siteEnvironment = {
  SITE_NAME: plainLine(40).default(PROGRAM_NAME),
  OPERATOR_NAME: plainLine(120).optional(),
  OPERATOR_ADDRESS: z.string().max(500, 'must be 500 characters or fewer').optional(),
  OPERATOR_EMAIL: z
    .string()
    .regex(/^[^<>@\s]+@[^<>@\s]+$/, 'must look like hello@example.org')
    .optional(),
};

type SiteSettings = z.infer<z.ZodObject<typeof siteEnvironment>>;

/** Conflicts between settings. */
export const siteFaults = ({
  OPERATOR_NAME,
  OPERATOR_ADDRESS,
  OPERATOR_EMAIL,
}: SiteSettings): readonly string[] =>
  OPERATOR_NAME === undefined && (OPERATOR_ADDRESS !== undefined || OPERATOR_EMAIL !== undefined)
    ? ['OPERATOR_NAME must be set if OPERATOR_ADDRESS or OPERATOR_EMAIL is set']
    : [];

/** Not every file of settings supports line breaks, so `\n` also counts as one. */
const lines = (text: string): string => text.replaceAll(String.raw`\n`, '\n');

export const siteIdentityOf = ({
  SITE_NAME,
  OPERATOR_NAME,
  OPERATOR_ADDRESS,
  OPERATOR_EMAIL,
}: SiteSettings): SiteIdentity => ({
  name: SITE_NAME,
  operator:
    OPERATOR_NAME === undefined
      ? null
      : {
          name: OPERATOR_NAME,
          address: OPERATOR_ADDRESS === undefined ? null : lines(OPERATOR_ADDRESS),
          email: OPERATOR_EMAIL ?? null,
        },
});
