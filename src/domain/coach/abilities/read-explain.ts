const EXPLAIN: readonly RegExp[] = [
  /^(?:explain|define|describe) (?:me )?(?:what )?(?:is )?(?:my |the |an? )?(.+?)(?: means?| is)?$/,
  /^what (?:does|do|can|is) (?:my |the |an? |that |this )?(.+?) (?:mean|stand for|tell (?:me|us|you)|say about me|measure|do(?: for (?:me|you|my body|the body))?|supposed to (?:mean|tell me))$/,
  /^what(?:'s| is| are) (?:the |an? )?meaning of (?:my )?(.+)$/,
  /^how (?:is|are|was) (?:my |the )?(.+?) (?:calculated|computed|worked out|determined|measured|scored)$/,
  /^how (?:do|does|did) (?:you|it|the app|this app|perennial) (?:calculate|compute|work out|determine|measure|score|get|come up with) (?:my |the )?(.+)$/,
  /^(?:what(?:'s| is)|whats) (?:my |the )?(?:formula|equation|math|maths|idea|logic|method) (?:behind|for|of) (?:my |the )?(.+)$/,
  /^what(?:'s| is) (?:my |the )?(.+?) (?:based on|made (?:up )?of|calculated from)$|^what goes into (?:my |the )?(.+)$/,
  /^tell me (?:more )?about (?:my |the )?(.+)$/,
];
const WHAT_IS = /^what(?:'s| is| are) (?:an? |the )?((?!my\b).+)$/;

const DIFFERENCE = [
  /^(?:what(?:'s| is) )?(?:the )?(.+?) (?:vs\.?|versus) (?:the )?(.+)$/,
  /^(?:is|are) (?:the |an? )?(.+?) (?:the same (?:thing )?as) (?:the |an? )?(.+)$/,
  /^(?:what(?:'s| is)|explain|tell me) (?:the )?difference between (?:my |the |an? )?(.+?) (?:and|&|vs\.?) (?:my |the |an? )?(.+)$/,
  /^how (?:is|are|does|do) (?:my |the |an? )?(.+?) (?:different from|differ from|not the same as) (?:my |the |an? )?(.+)$/,
];

const captured = (patterns: readonly RegExp[], text: string): readonly string[] | undefined => {
  for (const pattern of patterns) {
    const parts = pattern
      .exec(text)
      ?.slice(1)
      .filter((part) => part !== undefined);
    if (parts) return parts;
  }
  return undefined;
};

/** Reads "what does HOMA-IR mean", "how is my sleep score calculated". @param text plain words */
export const readExplain = (text: string): string | undefined => captured(EXPLAIN, text)?.[0];

/** Reads "what is apoB", which may also ask for a figure. @param text plain words */
export const readWhatIs = (text: string): string | undefined => WHAT_IS.exec(text)?.[1];

/** Reads "what's the difference between PhenoAge and bio-age". @param text plain words */
export function readDifference(text: string): readonly [string, string] | undefined {
  const [one, other] = captured(DIFFERENCE, text) ?? [];
  return one === undefined || other === undefined ? undefined : [one, other];
}
