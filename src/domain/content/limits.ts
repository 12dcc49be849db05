/** Maximum lengths of a page, in characters, and of its text, in UTF-8 bytes. */
export const PAGE_LIMITS = {
  titleChars: 120,
  descriptionChars: 300,
  slugChars: 80,
  markdownBytes: 200_000,
} as const;

/** Maximum lengths of a message to the admins, in characters. */
export const CONTACT_LIMITS = {
  nameChars: 80,
  emailChars: 254,
  subjectChars: 120,
  bodyChars: 5000,
} as const;

/** Maximum size of a page image, MB. */
export const MAX_IMAGE_MB = 10;
