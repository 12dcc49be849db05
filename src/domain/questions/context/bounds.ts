import { findMetric } from '#domain/metrics/catalog.ts';
import type { Operator } from '#domain/query/query.ts';
import type { Tag } from '#domain/questions/grammar-words.ts';
import type { Lexeme } from '#domain/questions/lexicon.ts';

/** A limit or target that a sentence states: what it is for, and which values keep it. */
export interface Bound {
  readonly value: number;
  readonly unit: string | undefined;
  /** As the question would name it: "2000 kcal". */
  readonly amount: string;
  /** Undefined if only the question names it. */
  readonly name: Lexeme | undefined;
  /** Undefined if the sentence doesn't say which side is good. */
  readonly kept: Operator | undefined;
}

const MEASURES: ReadonlySet<Tag> = new Set<Tag>(['metric', 'implied']);
/** "I was told to keep it under 2 liters": of what? */
const OPEN = /\b(?:keep|have|get|bring|hold|push|take) (?:it|that|them)\b/;
/** What a number is to be, unlike what it was. */
const STATED =
  /\b(?:wants?|wanted|asked|told|tells|says?|said|recommend\w*|suggest\w*|advis\w*|aim\w*|goal|targets?|limit\w*|budget|cap|allowance|ceiling|maximum|minimum|try|trying|tries|hop(?:e|ing)|plan\w*|want|like to|love to|need|should|must|ought|supposed|meant|keep|stay|stick|shoot\w*|agree\w*|settled|set myself|record|best|mark|threshold|cut ?off|buzz\w*|ping\w*|beeps?|vibrat\w*|celebrat\w*|alert\w*|notif\w*|remind\w*|nag\w*|congratulat\w*|swear\w*|diet|plan)\b/;
const STRICTLY_UNDER = /\b(?:under|below|less than|fewer than|lower than|down to)\b/;
const AT_MOST =
  /\b(?:at most|no more than|not more than|up to|within|max|maximum|limit\w*|budget|cap|capped|allowance|ceiling|(?:not|never|avoid|stop|without|rather than|less often)(?: to)?(?: (?:go|goes|going|get|getting|be|being|exceed|exceeding|eat|eating|drink|drinking|have|having))* (?:over|above|more than|past|beyond|exceed\w*))\b/;
const NOT_UNDER =
  /\b(?:not|never|avoid|without)(?: to)?(?: (?:go|going|get|getting|be|being|drop|dropping|fall|falling|sleep|sleeping|eat|eating))* (?:under|below|less than|fewer than)\b/;
const STRICTLY_OVER = /\b(?:over|above|more than|higher than)\b/;
const LOW_IS_GOOD: ReadonlySet<string> = new Set([
  'sodiumMg',
  'sugarsG',
  'addedSugarsG',
  'saturatedFatG',
  'alcoholG',
  'caffeineMg',
  'ldl-c',
]);
/** What a number with only this unit measures. */
const OF_UNIT: Readonly<Record<string, string>> = { kg: 'weight', lb: 'weight', L: 'water', mL: 'water' };

function keptBy(text: string, name: Lexeme | undefined): Operator | undefined {
  if (/\b(?:at least|no less than|minimum)\b/.test(text) || NOT_UNDER.test(text)) return '>=';
  if (AT_MOST.test(text)) return '<=';
  if (STRICTLY_UNDER.test(text)) return '<';
  if (STRICTLY_OVER.test(text)) return '>=';
  return name?.keys.some((key) => LOW_IS_GOOD.has(key.replace(/Target$/, ''))) === true ? undefined : '>=';
}

function plainName(named: Lexeme): Lexeme {
  const first = named.tag === 'implied' ? findMetric(named.keys[0] ?? '')?.names[0] : undefined;
  return { ...named, words: (first ?? named.words).replace(/ (?:target|goal)s?$/, '') };
}

function byUnitOf(unit: Lexeme | undefined): Lexeme | undefined {
  const words = unit && OF_UNIT[unit.value];
  return unit && words !== undefined ? { ...unit, tag: 'metric', words } : undefined;
}

/** The only limit or target in the words of a sentence. */
export function boundIn(text: string, words: readonly Lexeme[]): Bound | undefined {
  const at = words.findIndex(({ tag }) => tag === 'number');
  const number = words[at];
  const next = words[at + 1];
  const isAlone = words.filter(({ tag }) => tag === 'number').length === 1;
  if (!number || !isAlone || !STATED.test(text) || OPEN.test(text)) return undefined;
  const names = words.filter(({ tag }) => MEASURES.has(tag));
  const unit = next?.tag === 'unit' ? next : undefined;
  const metrics = names.filter(({ tag }) => tag === 'metric');
  const [named, ...more] = metrics.length > 0 ? metrics : names;
  if (more.length > 0) return undefined;
  const name = named ? plainName(named) : byUnitOf(unit);
  return {
    value: Number(number.value),
    unit: unit?.value,
    amount: [number.words, unit?.words ?? ''].join(' ').trim(),
    name,
    kept: keptBy(text, name),
  };
}

const OPPOSITE: Partial<Record<Operator, Operator>> = { '>=': '<', '<=': '>', '<': '>=', '>': '<=' };
export const missedBy = (kept: Operator): Operator | undefined => OPPOSITE[kept];

const SAID: Partial<Record<Operator, string>> = {
  '>=': 'at least',
  '<=': 'at most',
  '<': 'under',
  '>': 'over',
};
/** "Over 2000 kcal". */
export const saidBound = ({ amount }: Bound, op: Operator): string => `${SAID[op] ?? 'exactly'} ${amount}`;
