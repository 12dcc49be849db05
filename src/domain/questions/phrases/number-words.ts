const WORDS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );
/** Numbers up to twenty, in digits. */
export const NUMBERS: Readonly<Record<string, string>> = Object.fromEntries(
  WORDS.map((word, value) => [word, String(value)]),
);
export const NUMBER = WORDS.join('|');
/** One to nine, which follow "twenty". */
export const DIGIT = WORDS.slice(1, 10).join('|');

/** First to twentieth. */
export const ORDINALS: readonly string[] =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  );
