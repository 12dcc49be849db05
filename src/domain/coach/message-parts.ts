const ASKING =
  'how|what|which|why|when (?:did|do|will|should|was|is)|where|who|is|are|am|was|were|do|does|did|should|can|could|will|would|have i|has';
const ORDER = 'log|add|remind|remember|compare|show|tell|give|track|record|note';

/** Not "add": "log eggs and add toast" is one meal. */
const ANOTHER_ORDER = '(?:please )?(?:remind|remember|log)';

/** The end of a sentence, and an "and" before another question or order. */
const ENDS = new RegExp(
  `(?<=[?!])\\s+|(?<=[a-z0-9%]{2})[.;]\\s+|\\s*,?\\s+(?:and|but|so|then)\\s+(?=(?:${ASKING}|${ANOTHER_ORDER})\\b)|\\s*,\\s+(?=(?:${ASKING})\\s+(?:i|it|that|this|my|the|there|you|much|many|do|does|can|should)\\b)`,
  'iu',
);
const REQUEST = new RegExp(
  `^(?:please |so |and |but |then |ok |okay )*(?:${ASKING}|whats|hows|any|${ORDER})\\b`,
  'iu',
);

const START_OF_ORDER = new RegExp(`^${ANOTHER_ORDER}\\b`, 'iu');

export interface MessagePart {
  readonly text: string;
  /** A statement only says something about the member. */
  readonly isRequest: boolean;
  /** It asks for something to be done, whatever the part before it asks for. */
  readonly isOrder: boolean;
}

/** Sentences and questions of a message: "What is my LDL", "is that too high?" */
export const messageParts = (message: string): readonly MessagePart[] =>
  message
    .split(ENDS)
    .map((part) => part.trim())
    .filter((part) => /\p{L}/u.test(part))
    .map((text) => ({
      text,
      isRequest: text.endsWith('?') || REQUEST.test(text),
      isOrder: START_OF_ORDER.test(text),
    }));
