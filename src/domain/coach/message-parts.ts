const ASKING =
  'how|what|which|why|when (?:did|do|will|should|was|is)|where|who|is|are|am|was|were|do|does|did|should|can|could|will|would|have i|has';
const ORDER = 'log|add|remind|remember|compare|show|tell|give|track|record|note';

/** The end of a sentence, and an "and" before another question. */
const ENDS = new RegExp(
  `(?<=[?!])\\s+|(?<=[a-z0-9%]{2})[.;]\\s+|\\s*,?\\s+(?:and|but|so)\\s+(?=(?:${ASKING})\\b)|\\s*,\\s+(?=(?:${ASKING})\\s+(?:i|it|that|this|my|the|there|you|much|many|do|does|can|should)\\b)`,
  'iu',
);
const REQUEST = new RegExp(
  `^(?:please |so |and |but |then |ok |okay )*(?:${ASKING}|whats|hows|any|${ORDER})\\b`,
  'iu',
);

export interface MessagePart {
  readonly text: string;
  /** A statement only says something about the member. */
  readonly isRequest: boolean;
}

/** Sentences and questions of a message: "What is my LDL", "is that too high?" */
export const messageParts = (message: string): readonly MessagePart[] =>
  message
    .split(ENDS)
    .map((part) => part.trim())
    .filter((part) => /\p{L}/u.test(part))
    .map((text) => ({ text, isRequest: text.endsWith('?') || REQUEST.test(text) }));
