const TAKE = '(?:take|takes|took|taken|taking)';
const IT = new RegExp(`\\b(${TAKE}) (?:it|them)\\b`);
const NAMED = new RegExp(
  `\\b${TAKE} (?:my |the |any |some |all my )?([a-z][a-z0-9 -]*?)(?= (?:today|yesterday|this|last|on|in|every|so|at|before|after|for)\\b|[?.!]|$)`,
);

/** "How many days did I take it this week" after "did I take my magnesium today": of the same. */
export function takenIt(question: string, previous: string): string | undefined {
  if (!IT.test(question) || NAMED.test(question.replace(IT, ''))) return undefined;
  const name = NAMED.exec(previous)?.[1];
  return name === undefined || /^(?:it|them)\b/.test(name) ? undefined : question.replace(IT, `$1 ${name}`);
}
