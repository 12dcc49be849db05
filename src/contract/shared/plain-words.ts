import { z } from 'zod';

type RawIssue = z.core.$ZodRawIssue;

const KINDS: Readonly<Record<string, string>> = {
  string: 'Enter text.',
  number: 'Enter a number.',
  int: 'Whole numbers only.',
  boolean: 'Choose yes or no.',
  array: 'This must be a list.',
  object: 'This must be an object.',
};

const counted = (count: unknown, origin: string): string => {
  if (origin === 'string') return `${count} characters`;
  return origin === 'array' ? `${count} entries` : `${count}`;
};

/**
 * Validation error as a sentence for people. A schema's own message takes precedence; this one is the default.
 * @returns undefined if the library's message will do
 */
export function plainWords(issue: RawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'This is needed.' : KINDS[issue.expected];
    case 'invalid_value':
      return issue.input === undefined
        ? 'This is needed.'
        : `Choose one of: ${issue.values.map(String).join(', ')}.`;
    case 'too_small':
      return issue.inclusive
        ? `At least ${counted(issue.minimum, issue.origin)}.`
        : `More than ${issue.minimum}.`;
    case 'too_big':
      return issue.inclusive
        ? `At most ${counted(issue.maximum, issue.origin)}.`
        : `Less than ${issue.maximum}.`;
    case 'invalid_format':
      return issue.format === 'uuid' ? 'This isn’t a valid ID (UUID).' : 'This isn’t in the expected format.';
    case 'custom':
      return 'This isn’t valid.';
    default:
      return undefined;
  }
}

z.config({ customError: plainWords });
