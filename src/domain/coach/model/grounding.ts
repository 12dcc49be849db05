import { METRICS } from '#domain/metrics/catalog.ts';
import type { CoachFigure } from '#domain/coach/reply.ts';
import { withoutDates } from './dates-in-prose.ts';
import { isMisused } from './meaning-in-prose.ts';
import { unitFaults } from './units-in-prose.ts';

/** What a model's sentences may be based on. */
export interface Ground {
  readonly figures: readonly CoachFigure[];
  /** The member's own words in this conversation. */
  readonly words: string;
  /** Names in the member's records, which may contain digits. */
  readonly names: readonly string[];
  readonly today: string;
}

/** Why a model's sentence is rejected. */
export type ProseFault =
  | 'number'
  | 'reference'
  | 'unit'
  | 'meaning'
  | 'date'
  | 'action'
  | 'link'
  | 'format'
  | 'medical';

const REFERENCE = /\[\[(f\d+)\]\]/g;

const NUMBER_WORDS =
  /\b(?:zero|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundreds?|thousands?|millions?|billions?|dozens?|half|halves|halved|halving|thirds?(?! time\b)|quarters?|twice|thrice|doubl(?:e|ed|es|ing)|trip(?:le|led|les|ling)|quadrupled?|two-thirds|percent|percentage)\b/gi;

/** Claims to have done something. A model can only propose. */
const DONE = String.raw`(?:logged|added|saved|deleted|removed|erased|updated|changed|set|started|ended|stopped|recorded|created|scheduled|booked|canceled|cancelled|shared|sent|emailed|e-mailed|uploaded|imported|exported|adjusted|lowered|raised|increased|decreased|reset|enabled|disabled|ordered|notified|contacted|called|remembered|stored)`;
const ACTIONS: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:I|we)(?:['’]ve| have| had)?(?: just| now| already| also| successfully)* ${DONE}\b`,
    'i',
  ),
  new RegExp(
    String.raw`\b(?:has|have) (?:now |just |already |successfully )*been (?:successfully )?${DONE}\b|\b(?:is|are|was|were) (?:now|successfully|already) ${DONE}\b`,
    'i',
  ),
  /\b(?:I|we)(?:['’]ll| will|['’]m going to| am going to) (?:log|add|save|delete|remove|erase|update|change|set|start|end|stop|record|schedule|share|send|e-?mail|remind|notify|contact|call|order|remember|monitor|watch)\b/i,
  /^(?:done|all set|success(?:fully)?)\b|^(?:logged|added|saved|deleted|removed|updated|changed)(?: it| that| this| your| the|[.!:]|$)/i,
  /\byour (?:account|data|entries|meals|profile|goal|target|reminder)s? (?:is|are|was|were) (?:now )?(?:gone|deleted|erased|removed|cleared|changed|set|live|active)\b/i,
];

const LINK =
  /https?:|\bwww\.|\b[\w-]+\.(?:com|org|net|io|ai|co|app|dev|info|example|test)\b|\S@\S|\]\(|\bjavascript:|\bdata:/i;
const FORMAT = /[{}<>|\\]|```|\[|\]/;

/** No diagnosis, no dose, no invented risk. */
const MEDICAL: readonly RegExp[] = [
  /\byou(?:['’]re| are| have| may have| might have| likely have| probably have| seem to have|['’]ve got| suffer from) (?:an? |probably |likely |clearly |type \S+ )*(?:pre-?)?(?:diabet\w+|hypertensi\w+|cancer|anemi\w+|hypothyroid\w*|hyperthyroid\w*|kidney disease|heart disease|fatty liver|sleep apnea|depress\w+|anorexi\w+|bulimi\w+|gout|arthritis|insulin resistan\w+|metabolic syndrome)/i,
  /\b(?:increase|raise|lower|reduce|decrease|stop|skip|start|double|halve|change|adjust|take)\b[^.]{0,30}\b(?:dose|dosage|doses|insulin|metformin|statins?|warfarin|medication|medicines?|prescription|tablets?|pills?)\b/i,
  /\byour risk of\b/i,
];

const normal = (text: string): string => text.normalize('NFKC').replaceAll(/\s+/g, ' ');

/** Digits that belong to a name: "vitamin B12", "omega-3", "Life’s Essential 8". */
const NAMED: readonly string[] = [
  ...METRICS.flatMap(({ names }) => names).filter((name) => /\d/.test(name)),
  'vitamin B12',
  'vitamin B6',
  'vitamin D3',
  'vitamin K2',
  'B12',
  'omega-3',
  'omega-6',
  'CoQ10',
  'HbA1c',
  'VO2max',
  'VO2 max',
  'Life’s Essential 8',
]
  .map((name) => normal(name).toLowerCase())
  .toSorted((one, other) => other.length - one.length);

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const KNOWN_NAMES = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${NAMED.map(escaped).join('|')})(?![\p{L}\p{N}])`,
  'giu',
);

/** Names of records count as names inside quotation marks only: otherwise "2" of "2% milk" would let any 2 through. */
function withoutNames(text: string, names: readonly string[]): string {
  const known = new Set(names.map((name) => normal(name).toLowerCase()));
  return text
    .replaceAll(/[“"]([^”"]+)[”"]/g, (quoted, name: string) =>
      known.has(name.toLowerCase().replace(/[.,]$/, '')) ? ' ' : quoted,
    )
    .replace(KNOWN_NAMES, ' ');
}

const numbersIn = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(/\p{N}+(?:[.,]\p{N}+)*/gu)].map(([number]) => number.replaceAll(',', '')));

function hasUngroundedNumber(text: string, words: string): boolean {
  const own = numbersIn(words);
  for (const number of numbersIn(text)) if (!own.has(number)) return true;
  // A part of the digits, attached to something else, isn't the member's number.
  if (/\p{N}\p{L}|[#$€£¥]\s*\p{N}/u.test(text)) return true;
  const said = words.toLowerCase();
  return [...text.matchAll(NUMBER_WORDS)].some(
    ([word]) => !new RegExp(String.raw`\b${word}\b`, 'i').test(said),
  );
}

/** Checks one sentence. Without faults, every figure, date, unit and action in it comes from the tools or the member. */
export function faultsOf(sentence: string, ground: Ground): readonly ProseFault[] {
  const text = normal(sentence);
  const faults = new Set<ProseFault>(unitFaults(text, ground.figures));
  const known = new Set(ground.figures.map(({ id }) => id));
  for (const [, id = ''] of text.matchAll(REFERENCE)) if (!known.has(id)) faults.add('reference');
  const bare = text.replaceAll(REFERENCE, ' ');
  if (/(?<![\p{L}\p{N}])f\d+(?![\p{L}\p{N}])/u.test(bare)) faults.add('reference');
  if (isMisused(text, ground.figures)) faults.add('meaning');
  if (FORMAT.test(bare)) faults.add('format');
  if (LINK.test(bare)) faults.add('link');
  if (ACTIONS.some((pattern) => pattern.test(bare.trim()))) faults.add('action');
  if (MEDICAL.some((pattern) => pattern.test(bare))) faults.add('medical');
  const { rest, hasUnknown } = withoutDates(withoutNames(bare, ground.names), ground);
  if (hasUnknown) faults.add('date');
  const ordinals = rest.replaceAll(/\b(?:1st|2nd|3rd)\b/g, ' ');
  if (hasUngroundedNumber(ordinals, normal(ground.words))) faults.add('number');
  return [...faults];
}
