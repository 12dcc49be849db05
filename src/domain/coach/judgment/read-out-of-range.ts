/** Which of a blood test's values are out of range. */
export interface OutOfRangeRequest {
  /** How many tests before the latest one; `first` for the earliest, undefined for the latest value of each marker. */
  readonly test?: number | 'first';
  /** Only those on this side. */
  readonly side?: 'high' | 'low';
}

const RANGE = '(?:normal |reference |healthy |lab |target )?(?:range|limits|bounds)';
/** Said of nothing but a value's place in its range. */
const FLAGGED = `(?:out of (?:the |its |their )?${RANGE}|out of whack|outside (?:of )?(?:the |its |their )?${RANGE}|not (?:in|within) (?:the |its |their )?${RANGE}|abnormal|flagged|not normal|elevated|deficient|suboptimal|not optimal)`;
/** Said of other things, too. */
const JUDGED =
  '(?:(?:too |still |a bit |a little |slightly )?(?:off|high|low|elevated|up|raised|bad|wrong|concerning|worrying|unusual|borderline|red|in the red|above range|below range|above (?:the )?normal|below (?:the )?normal))';
const NOUN =
  '(?:blood |lab |test )?(?:bio ?markers?|markers?|values?|results?|labs|numbers|levels|tests?|blood ?work|lab results|blood results|blood values)';
const OWN = '(?:(?:of )?(?:my|the|these|those) )?';
const IS =
  '(?:(?:do i have|did i have|have i|i have|i had|that|came back|come back|came out|come out|got|get|are|is|were|was|have been|has been|still|marked|marked as|flagged as|tested)(?: |$))*';
const TESTED =
  '(?:blood |lab |laboratory )?(?:tests?|panels?|draws?|work|bloodwork|labs?|bloods|results?|reports?|checkup)';
const LAST = '(?:last|latest|most recent|newest|recent|current)';
const BEFORE = `(?:(?:in|on|from|at|of) )?(?:my |the )?(?:${TESTED} before (?:the |my )?${LAST}(?: one)?|(?:previous|prior|penultimate|second to last|second last|2nd last|next to last) ${TESTED}|${TESTED} before that|(?:two|2) ${TESTED} ago)`;
const FIRST = `(?:(?:in|on|from|at|of) )?(?:my |the )?(?:very )?(?:first|earliest|oldest) ${TESTED}`;

const TEST_WORDS: readonly (readonly [RegExp, OutOfRangeRequest['test']])[] = [
  [new RegExp(`(?:^| )${BEFORE}(?= |$)`), 1],
  [new RegExp(`(?:^| )${FIRST}(?= |$)`), 'first'],
  [new RegExp(`(?:^| )(?:in|on|from|at|with) (?:my |the )?${LAST} (?:set of )?${TESTED}(?= |$)`), 0],
  [
    new RegExp(
      `(?:^| )(?:in|on|from|at|with) (?:my |the )(?:blood |lab )?(?:tests?|bloodwork|blood work|labs?|bloods|results?|blood)(?= |$)`,
    ),
    undefined,
  ],
];

const ASKED =
  '(?:which|what|how many|are any|were any|is any|do any|any|list|show|show me|name|tell me which|tell me what)';
const OF_NOUN = new RegExp(
  `^${ASKED}(?: of)?(?: all)? ?${OWN}${NOUN}(?: of mine)? ${IS}(?:${FLAGGED}|${JUDGED})$|^(?:list|show|show me|what (?:are|were)|which (?:are|were)|how many) ?${OWN}(?:${FLAGGED}|${JUDGED}) ${NOUN}(?: ${IS.slice(0, -1)})?$|^(?:how many|which|what) ?(?:${FLAGGED}|high|low|elevated) ${NOUN} (?:do i have|did i have|are there|were there|have i|have i got)$`,
);
const PLAIN =
  '(?:what|anything|something|is anything|was anything|is there anything|was there anything|did anything|what is|what was|what got|what came back|what else is|show me what is)';
const OF_ANYTHING = new RegExp(
  `^${PLAIN}(?: come| came| get| still| that is| that was| back| back as)* ?${FLAGGED}$`,
);
const JUDGED_ANYTHING = new RegExp(
  `^${PLAIN}(?: come| came| get| still| back| back as)* ?(?:${FLAGGED}|${JUDGED})$`,
);
const WITH_BLOOD =
  /^(?:what is|what was|is anything|is there anything) (?:wrong|abnormal|off|out of range) (?:with|in|on) my (?:blood|labs?)(?: results?| work)?$/;

function sideOf(text: string): Pick<OutOfRangeRequest, 'side'> {
  const isHigh = /\b(?:high|elevated|raised|above)\b/.test(text);
  const isLow = /\b(?:low|deficient|below)\b/.test(text);
  return isHigh === isLow ? {} : { side: isHigh ? 'high' : 'low' };
}

/** "Which markers are out of range?", "how many were flagged in the test before last?" @param text plain words */
export function readOutOfRange(text: string): OutOfRangeRequest | undefined {
  const said = text
    .replaceAll(/what's/g, 'what is')
    .replaceAll(/[?,.!]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (WITH_BLOOD.test(said)) return {};
  const [pattern, test] = TEST_WORDS.find(([words]) => words.test(said)) ?? [];
  const rest = pattern ? said.replace(pattern, ' ').replaceAll(/\s+/g, ' ').trim() : said;
  const isAsked =
    OF_NOUN.test(rest) || OF_NOUN.test(said) || (pattern ? JUDGED_ANYTHING : OF_ANYTHING).test(rest);
  return isAsked ? { ...(test !== undefined && { test }), ...sideOf(rest) } : undefined;
}
