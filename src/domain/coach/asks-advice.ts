import { plainWords } from '#domain/coach/abilities/plain-words.ts';

const WHO = '(?:i|we|you|people|someone|one|kids|women|men)';

const ADVICE: readonly RegExp[] = [
  // "Can I take magnesium and zinc together?", but "Can I see my steps last week?" is about figures.
  new RegExp(
    `^(?:and |so |but )?(?:can|could|may|should|must|shall) ${WHO}\\b(?! (?:see|view|get|have|know|compare|check|look|find)\\b)`,
  ),
  new RegExp(`^(?:do|does|would) ${WHO} (?:really |actually |still |even |always )*(?:need|have) to\\b`),
  /^is it (?:ok|okay|fine|safe|bad|good|healthy|unhealthy|normal|dangerous|worth|true|possible|necessary)\b/,
  /^what (?:does|do|can|could) .+ (?:mean|stand for|tell (?:me|us|you)|say about me)$/,
  // "Does the heart rate come from my watch?"
  /^(?:does|do|is|are|did) (?:the|this|that|these|my|your) .+ (?:come|taken|imported|synced|read|based|measured) (?:from|on|by|with)\b/,
  // "And what would my BMI be then?"
  /^(?:and |so |but )?(?:what|how (?:much|high|low|many|long)) would (?:my |the |that |it |i )?(?:[a-z]+ ){0,3}(?:be|weigh|have|need)\b/,
];

/** Whether a question asks what to do, or what is normal or possible. A figure from the member's log wouldn't answer it. */
export function asksAdvice(question: string): boolean {
  const text = plainWords(question);
  return ADVICE.some((pattern) => pattern.test(text));
}
