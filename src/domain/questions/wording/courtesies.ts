import type { RecordSource } from '#domain/query/record-source.ts';
import { MONTH } from '#domain/questions/times/calendar-dates.ts';
import { readTimes } from '#domain/questions/times/calendar-words.ts';
import type { Tag } from '#domain/questions/grammar-words.ts';
import type { Lexicon } from '#domain/questions/lexicon.ts';
import { normalized } from './normalize.ts';
import { tagged } from '#domain/questions/tag.ts';

/** Parts of speech that ask or limit. Words without any of them ask nothing. */
const CONTENT: ReadonlySet<Tag> = new Set([
  ...([
    'metric',
    'implied',
    'aggregate',
    'superlative',
    'op',
    'post',
    'number',
    'unit',
    'time',
    'clock',
  ] as const),
  ...([
    'count',
    'howmuch',
    'howlong',
    'howfar',
    'howoften',
    'whichday',
    'ago',
    'streak',
    'kindnoun',
    'trend',
  ] as const),
  ...(['workout', 'meal', 'food', 'share', 'comparative', 'compare', 'per', 'day'] as const),
]);
/** Parts that limit, unless they start an idiom: "if it isn't too much trouble". */
const LIMITING: ReadonlySet<Tag> = new Set([
  'not',
  'or',
  'when',
  'than',
  'target',
  'eat',
  'burn',
  'after',
  'next',
  'first',
  'last',
  'foodnoun',
]);
/** Idioms whose words have a meaning elsewhere. */
const IDIOMS =
  /\b(?:(?:if|as) i (?:may|might)(?: ask| say| add)?|off the top of (?:your|my) head|(?:putting|pulling) (?:(?:a|an|the|my) )?(?:\w+ )?together|(?:for )?(?:1|a) (?:sec|second|moment|minute)|top of my mind|in the first place|first (?:of all|off|things first)|last but not least|at the end of the day|on average day|number crunching|the numbers?|so far|1 (?:thing|question|more thing|quick)|(?:another|a second|a quick) (?:one|question|thing)|too much|how much trouble|more or less|time permitting|(?:when|if|whenever) you (?:have|get|find) (?:the |a (?:bit of |little )?)?(?:time|chance|moment|minute|second)|at this time|for the time being|1 last (?:thing|question)|long story short|to the best of|(?:keep|make) it (?:short|brief|quick|simple)|in short|short answer|quick (?:1|one)|between (?:me and|you and me|us)|(?:the |got the )?better of me|work (?:this|that|it|these|those) out|double check(?:ing)?|at (?:your|my) (?:end|leisure|convenience)|more (?:generally|specifically|precisely|details?)|no more than that|before i forget|not (?:quite |really |entirely |exactly |too |so )?(?:sure|certain)|(?:can|could|do) not (?:seem to )?(?:remember|recall|find|figure|tell|see|think)|how (?:embarrassing|strange|odd|funny))\b/g;

const ABBREVIATED =
  'avg|std|dev|min|max|approx|vs|no|hr|hrs|wk|mo|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|st|a\\.m|p\\.m|e\\.g|i\\.e';
const SENTENCE = new RegExp(
  `\\s*,?\\s+but\\s+(?=(?:what|how|which|when|can|could|please|give|tell|show|i need|i want)\\b)|(?<=[?!;:…]|(?<!\\b(?:${ABBREVIATED}))\\.)\\s+|\\s+[–—-]{1,2}\\s+(?!(?<=\\d(?:st|nd|rd|th)?\\s+[–—-]{1,2}\\s+)(?:\\d|today|now|${MONTH}))|\\n+|\\s+(?=\\()`,
  'iu',
);

/** Nouns that name a purpose or a source; they don't change the requested figure. */
const AROUND =
  'doctor|physician|gp|nurse|cardiologist|dietitian|nutritionist|therapist|coach|trainer|wife|husband|partner|spouse|boyfriend|girlfriend|mom|mother|dad|father|brother|sister|friend|friends|buddy|boss|team|family|kids|colleague|insurance|report|summary|chart|graph|spreadsheet|journal|file|files|notes?|notebook|presentation|project|article|blog|post|review|checkup|check|appointment|visit|meeting|bet|argument|discussion|conversation|curiosity|interest|record|records|reference|knowledge|memory|head|together|case|far|summary|extent|scenes?|quick|hand|estimation|opinion|view|help|research|study|homework|sake|wearable|watch|smartwatch|tracker|ring|band|phone|app|device|fitbit|garmin|data|dataset|history|log|logs|logbook|tracking|numbers|stats|information|info|profile|account|dashboard|export|tomorrow|tonight|readings?|measurements?|me|you|us|own|everything|anything|trouble|moment|minute|second|sec|chance|favor|question|quick|detail|details|fun|peace|mind|planning|context|background|overview|comparison|baseline|way';
const NAMED = new RegExp(`^(?:${AROUND}|s)$`);

const LEAD =
  /^(?:i|we|you|my|hey|hi|hello|hiya|yo|good|so|ok|okay|alright|right|well|now|please|sorry|excuse|pardon|no (?:rush|hurry|pressure|worries|idea|need)|not sure|just|1|one|another|random|here|let|lets|can|could|would|will you|do you|did you|any|humor|be|settle|curiosity|curious|out|as far|off the top|quick|pulling|going|judging|based|basing|using|according|given (?:my|the|everything|what)|drawing|relying|from (?:my|the|what|everything)|for (?:my|a|an|the|our|what|fun)|in (?:your|case)|to (?:be|my|the|put|help|settle)|before (?:my|i|we)|when you|whenever you|if (?:you|it|possible|that)|since (?:you|i am)|because|thinking|speaking|having|wondering|trying|with (?:my|the) data|help|tell|dear|coach|assistant|there|thanks|thank|cheers|also|oh|um|uh|hmm|ah|btw|by the way|fyi|ps|question|request|task|need|got|hope|hoping|quickly|honestly|basically|anyway|listen|look|remind|update|checking|figure|what do you think|want|who|guess)\b/;
const TAIL =
  /^(?:if (?:you|it|possible|that|the data|this|there|any|i (?:may|can|could|might)|i am allowed|so|known|available|recorded)|in case|as far as|to the best|off the top|for (?:my|the|a|an|our|what|fun|context|reference|future|curiosity)|going by|according|based|per my|please|pls|thanks|thank|thx|ty|cheers|much|many thanks|just|purely|solely|only out of|out of|and keep|keep|and be|be|no (?:need|rush|hurry|details?|worries|pressure)|nothing|i|we|my|when you|whenever|by the way|btw|so (?:i|that|we|my)|because|since (?:i|we|my) (?:want|need|am|forgot|have)|appreciate|appreciated|can you|could you|would you|do you|any|as (?:i|recorded|logged|tracked|measured|per|always|usual)|that is|you know|right|ok|okay|huh|eh|lol|haha|kindly|sorry|hope|in (?:my|the) (?:app|data|log|logs|records?|journal|history|tracker|diary)|roughly|exactly|precisely|give|show|tell|asking|trying|wondering|curious|from (?:my|the) (?:data|records?|logs?|tracker|watch|history)|good|great|don|not sure|hmm|coach|let me know|with thanks|using|felt|feeling|one|a single|single|to (?:be|put|know|compare|see|settle|share|help|plan|check)|and (?:that|thanks|thank|nothing|please)|thats)\b/;
/** Openings that exclude or assume something, or name an extreme. */
const MEANT =
  /\b(?:except|excluding|exclude|without|ignoring|ignore|unless|besides|apart|aside|instead|minus|assuming|suppose|supposing|pretend|imagine|counting|omit|omitting|skip|skipping|sick|ill|injured|vacation|holiday|travel|work|home|bed|naps?|not including|all time|highs?|lows?|peaks?)\b/;
const PREPOSED =
  /^(?:for|from|in|on|at|to|with|by|per|before|using|going|judging|based|drawing|relying|pulling|according|given|out|off|as)\b/;

interface Reading {
  readonly isEmpty: boolean;
  readonly isLimiting: boolean;
  readonly unknown: readonly string[];
}

function readingOf(text: string, { today }: RecordSource, lexicon: Lexicon): Reading {
  const { text: timed, times } = readTimes(normalized(text).replace(IDIOMS, ''), today);
  const lexemes = tagged(timed, lexicon).filter(
    ({ tag, value }) => tag !== 'time' || times[Number(value)]?.window?.kind !== 'all',
  );
  return {
    // "Lost track" asks for nothing, "change" does.
    isEmpty: !lexemes.some(({ tag, words }) => CONTENT.has(tag) || /^chang(?:e|ed)$/.test(words)),
    isLimiting: lexemes.some(({ tag }) => LIMITING.has(tag)),
    unknown: lexemes.flatMap(({ tag, words }) => (tag === 'unknown' ? words.split(' ') : [])),
  };
}

const JOINT = /^(?:[@#][A-Z]|\d+|to|and|,|the)$/;

const IN_MONTH = new RegExp(`\\b(?:in|of|during) (?:${MONTH})$`, 'i');

const PART = new RegExp(
  `(?:the )?(?:first|second|1st|2nd|third|last|latter|other|middle) (?:half|part|third|(?:\\d|two|ten) weeks|\\d+ days)(?: (?:of|in) (${MONTH})(?: (20\\d\\d))?)?\\s*\\((\\d{1,2})(?:st|nd|rd|th)?\\s*(?:[–—-]|to)\\s*(\\d{1,2})(?:st|nd|rd|th)?\\)`,
  'giu',
);

/** Parts of a month by their days in brackets: "the first half of February (1–14) with the second half (15–29)". */
function withDaysInBrackets(question: string): string {
  let month: string | undefined;
  return question.replace(PART, (all, named?: string, year?: string, from = '', to = '') => {
    month = named ?? month;
    const end = year === undefined ? '' : `, ${year}`;
    return month === undefined ? all : `${month} ${from} to ${month} ${to}${end}`;
  });
}

/** Drops brackets that repeat a time: "the first two weeks of February (1st to 14th)". */
function withoutRestatedTimes(question: string, { today }: RecordSource): string {
  return question.replace(/\s*\(([^()]+)\)/g, (all, inner: string, at: number) => {
    const restated = readTimes(normalized(inner).replace(/(\d)(?:st|nd|rd|th)\b/g, '$1'), today).text;
    const outside = readTimes(normalized(question.replace(all, ' ')), today).times;
    const isTime =
      restated.split(' ').every((word) => JOINT.test(word)) || /^\d+ days$/.test(normalized(inner));
    // "In February (the 12th)": of that day only.
    const isDay =
      /^(?:the )?\d{1,2}(?:st|nd|rd|th)$/.test(normalized(inner)) && IN_MONTH.test(question.slice(0, at));
    return isTime && !isDay && outside.some(({ window }) => window && window.kind !== 'all') ? '' : all;
  });
}

/** Drops sentences and clauses that only introduce, thank or explain, and so don't change the requested figure. */
export function withoutCourtesies(question: string, source: RecordSource, lexicon: Lexicon): string {
  const read = (text: string): Reading => readingOf(text, source, lexicon);
  const isCourtesy = (text: string, opening: RegExp): boolean => {
    const spoken = normalized(text);
    if (spoken === '' || MEANT.test(spoken.replace(IDIOMS, ''))) return spoken === '';
    // "Of all the days, how many …"
    if (/\b(?:days|nights|dates|weeks|months)\b/.test(spoken)) return false;
    const { isEmpty, isLimiting, unknown } = read(text);
    if (!isEmpty) return false;
    if (
      PREPOSED.test(spoken) &&
      !unknown.every((word) => NAMED.test(word) || PREPOSED.test(word) || /ing$|ed$/.test(word))
    )
      return false;
    return (unknown.length === 0 && !isLimiting) || opening.test(spoken);
  };
  const sentences = withoutRestatedTimes(withDaysInBrackets(question), source).trim().split(SENTENCE);
  const kept = sentences.filter((each) => !isCourtesy(each, LEAD) && !isCourtesy(each, TAIL));
  const rest = kept.length === 0 ? question : kept.join(' ');
  const parts = rest.split(/,\s+/u);
  while (parts.length > 1 && isCourtesy(parts[0] ?? '', LEAD)) parts.shift();
  while (parts.length > 1 && isCourtesy(parts.at(-1) ?? '', TAIL)) parts.pop();
  return parts.join(', ').replace(/^(?:but|and|so|then|anyway|well|now),? /i, '');
}
