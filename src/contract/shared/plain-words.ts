import { z } from 'zod';

type RawIssue = z.core.$ZodRawIssue;

const KINDS: Readonly<Record<string, string>> = {
  string: 'Enter text.',
  number: 'Enter a number.',
  int: 'Enter a whole number.',
  boolean: 'Choose yes or no.',
  array: 'Send a list.',
  object: 'Send an object.',
};

const NOUNS: Readonly<Record<string, readonly [one: string, many: string]>> = {
  string: ['character', 'characters'],
  array: ['entry', 'entries'],
};

/** "Enter at least 2 entries." */
function limit(words: string, count: unknown, origin: string): string {
  const noun = NOUNS[origin]?.[count === 1 ? 0 : 1];
  return `Enter ${words} ${count}${noun === undefined ? '' : ` ${noun}`}.`;
}

/**
 * Validation error as a sentence for people. A schema's own message takes precedence; this one is the default.
 * @returns undefined if the library's message will do
 */
export function plainWords(issue: RawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'This is required.' : KINDS[issue.expected];
    case 'invalid_value':
      return issue.input === undefined
        ? 'This is required.'
        : `Choose one of: ${issue.values.map(String).join(', ')}.`;
    case 'too_small':
      return limit(issue.inclusive ? 'at least' : 'more than', issue.minimum, issue.origin);
    case 'too_big':
      return limit(issue.inclusive ? 'no more than' : 'fewer than', issue.maximum, issue.origin);
    case 'invalid_format':
      return issue.format === 'uuid' ? 'This isn’t a valid ID (UUID).' : 'This isn’t in the expected format.';
    case 'custom':
      return 'This isn’t valid.';
    default:
      return undefined;
  }
}

z.config({ customError: plainWords });
