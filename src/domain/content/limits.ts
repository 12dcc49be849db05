/** How long the parts of a page may be, in characters; the text in bytes of UTF-8. */
export const PAGE_LIMITS = {
  titleChars: 120,
  descriptionChars: 300,
  slugChars: 80,
  markdownBytes: 200_000,
} as const;

/** How long the parts of a message to the admins may be, in characters. */
export const CONTACT_LIMITS = {
  nameChars: 80,
  emailChars: 254,
  subjectChars: 120,
  bodyChars: 5000,
} as const;

/** The largest picture of a page that is taken, MB. */
export const MAX_IMAGE_MB = 10;
