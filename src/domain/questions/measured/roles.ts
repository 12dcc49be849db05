import type { Lexeme } from '#domain/questions/lexicon.ts';

/** What a word of a question about a measured value does. */
export type Role =
  | 'extreme'
  | 'nth'
  | 'when'
  | 'first'
  | 'last'
  | 'prev'
  | 'third'
  | 'both'
  | 'start'
  | 'since'
  | 'each'
  | 'any'
  | 'change'
  | 'than'
  | 'amount'
  | 'count'
  | 'share'
  | 'mean'
  | 'ago'
  | 'C'
  | 'N'
  | 'target'
  | 'percent'
  | 'group'
  | 'gap';

/** Words that mean nothing next to a measured value and how it's asked for. */
const IDLE =
  /^(?:whether|back|again|want|need|check|test|back on|who|they|them|he|she|his|her|up|down|blood|serum|lab|far|yet|still|already|right|sometime|somewhere|day|single|overall|actually|ever|usually|i|their|result|tell|weighed|weigh|weighing|reading|score)$/;
const IGNORED: ReadonlySet<string> = new Set([
  'filler',
  'question',
  'comma',
  'present',
  'and',
  'which',
  'day',
]);

const ROLES: Readonly<Record<string, Role>> = {
  superlative: 'extreme',
  nth: 'nth',
  first: 'first',
  last: 'last',
  change: 'change',
  comparative: 'change',
  compare: 'change',
  trend: 'change',
  than: 'than',
  howmuch: 'amount',
  howfar: 'amount',
  count: 'count',
  howoften: 'count',
  ago: 'ago',
  comparison: 'C',
  number: 'N',
  target: 'target',
};

function rolesOf({ tag, value, words }: Lexeme, next: Lexeme | undefined): readonly Role[] | undefined {
  if (IGNORED.has(tag)) return [];
  if (tag === 'unknown') {
    if (words.startsWith('§')) return [words.slice(1) as Role];
    return IDLE.test(words) ? [] : undefined;
  }
  if (tag === 'whichday')
    return value === ''
      ? ['when']
      : value === 'last' || value === 'first'
        ? ['when', value]
        : value === 'week' || value === 'month'
          ? ['group']
          : undefined;
  if (tag === 'count' && next?.tag === 'unit') return ['amount'];
  if (tag === 'aggregate') return value === 'mean' ? ['mean'] : undefined;
  if (tag === 'share')
    return words.startsWith('percent') && next?.words !== 'of' && !words.endsWith(' of')
      ? ['percent']
      : ['share'];
  const role = ROLES[tag];
  return role && [role];
}

/** Roles of all words; undefined if a word has none. */
export function rolesIn(
  own: readonly Lexeme[],
): { readonly roles: readonly Role[]; readonly isSince: boolean } | undefined {
  const isPercent = own.some(
    ({ tag, value, words }) => tag === 'unit' && value === '%' && words === 'percent',
  );
  const roles: Role[] = isPercent ? ['percent'] : [];
  const isSince = ({ words }: Lexeme, at: number): boolean =>
    words === 'since' && own[at + 1]?.tag === 'time';
  for (const [at, each] of own.entries()) {
    if (each.tag === 'time' || each.tag === 'clock' || each.tag === 'unit' || isSince(each, at)) continue;
    const found = rolesOf(each, own[at + 1]);
    if (!found) return undefined;
    roles.push(...found);
  }
  return { roles, isSince: own.some(isSince) };
}
