import type { TimeWords } from '#domain/questions/times/calendar-dates.ts';
import type { Lexeme } from '#domain/questions/lexicon.ts';
import { lexeme } from '#domain/questions/tag.ts';

/** "Per run or per swim": the next word that says something. */
function besideFiller(lexemes: readonly Lexeme[], at: number, step: 1 | -1): Lexeme | undefined {
  let next = at + step;
  while (lexemes[next]?.tag === 'filler') next += step;
  return lexemes[next];
}

/** "More this week or last week", "more on runs or rides": the "or" of a comparison, between two times or kinds. */
export function withOrAsThan(lexemes: readonly Lexeme[]): readonly Lexeme[] {
  // "More energy on rides or runs" may mean their sum.
  const isOfSize = lexemes.some(
    ({ tag, value, words }) =>
      (tag === 'per' && value === 'record') ||
      (tag === 'aggregate' && value === 'mean') ||
      /^(?:heart rate|hr|pulse|speed|pace|faster|slower)$/.test(words),
  );
  // "More runs or swims" compares their numbers.
  const isOfCount = lexemes.some(
    ({ tag }, at) => tag === 'comparative' && lexemes[at + 1]?.tag === 'workout',
  );
  const isOften = lexemes.some(({ tag }) => tag === 'howoften');
  const isAlternative = (at: number): boolean => {
    const one = besideFiller(lexemes, at, -1);
    const other = besideFiller(lexemes, at, 1);
    if (one?.tag !== other?.tag) return false;
    const isKind = one?.tag === 'workout' && one.keys.length > 0;
    return (
      one?.tag === 'time' ||
      one?.tag === 'meal' ||
      (one?.tag === 'food' && isOften) ||
      (isKind && (isOfSize || isOfCount || isOften))
    );
  };
  return lexemes.some(({ tag }) => tag === 'comparative')
    ? lexemes.map((each, at) => (each.tag === 'or' && isAlternative(at) ? lexeme('than') : each))
    : lexemes;
}

/** "The percent change in my mean steps from January to March": between the first and the last month. */
export function withEndsAsSides(
  lexemes: readonly Lexeme[],
  times: readonly TimeWords[],
): { readonly lexemes: readonly Lexeme[]; readonly times: readonly TimeWords[] } {
  const time = lexemes.find(({ tag, value }) => tag === 'time' && times[Number(value)]?.ends);
  const ends = time && times[Number(time.value)]?.ends;
  const isChange = lexemes.some(({ tag, words }) => tag === 'change' || words === 'differ');
  const isAggregate = lexemes.some(({ tag }) => tag === 'aggregate');
  if (!ends || !isChange || !isAggregate || lexemes.some(({ tag }) => tag === 'than'))
    return { lexemes, times };
  const mark = (nth: number): Lexeme => lexeme('time', '', String(times.length + nth));
  const rest = lexemes.flatMap((each) =>
    each === time
      ? []
      : [each.tag === 'change' || each.words === 'differ' ? lexeme('compare', 'difference in') : each],
  );
  return {
    lexemes: [...rest, mark(1), lexeme('than'), mark(0)],
    times: [...times, { window: ends[0] }, { window: ends[1] }],
  };
}

/** "The change from the first week to the second": the later period compared with the earlier one. */
export function withTimesAsSides(lexemes: readonly Lexeme[]): readonly Lexeme[] {
  const isChange = lexemes.some(({ tag, words }) => tag === 'change' || words === 'differ');
  if (!isChange || lexemes.some(({ tag }) => tag === 'than')) return lexemes;
  const bare = lexemes.filter(({ words }) => words !== 'the');
  const at = bare.findIndex(
    ({ tag }, index) =>
      tag === 'time' &&
      (bare[index + 1]?.tag === 'and' || bare[index + 1]?.words === 'to') &&
      bare[index + 2]?.tag === 'time',
  );
  const [one, other] = [bare[at], bare[at + 2]];
  if (at < 0 || !one || !other) return lexemes;
  const before = bare.slice(
    0,
    bare[at - 1]?.words === 'between' || bare[at - 1]?.words === 'from' ? at - 1 : at,
  );
  return [...before, other, ...bare.slice(at + 3), lexeme('than'), one];
}

/** "Runs or bike rides", "apples or bananas": records of either kind. */
export function withUnions(lexemes: readonly Lexeme[]): readonly Lexeme[] {
  const at = lexemes.findIndex(({ tag, words }) => tag === 'or' && words === 'or');
  const [before, after] = [lexemes[at - 1], lexemes.slice(at + 1)];
  const next = after.findIndex(
    ({ tag, words }) => tag !== 'filler' && tag !== 'eat' && words !== 'i' && tag !== 'question',
  );
  const other = after[next];
  if (!before || !other || before.tag !== other.tag) return lexemes;
  const isOfKinds = before.tag === 'workout' && before.keys.length > 0 && other.keys.length > 0;
  if (!isOfKinds && before.tag !== 'food') return lexemes;
  const joined =
    before.tag === 'food'
      ? { ...before, value: `${before.value} or ${other.value}` }
      : { ...before, keys: [...new Set([...before.keys, ...other.keys])] };
  return withUnions([
    ...lexemes.slice(0, at - 1).filter(({ words }) => words !== 'either'),
    joined,
    ...after.slice(next + 1),
  ]);
}

const isHigh = ({ tag, value }: Lexeme): boolean =>
  tag === 'superlative' && /^(?:highest|longest|best)$/.test(value);
const isLow = ({ tag, value }: Lexeme): boolean =>
  tag === 'superlative' && /^(?:lowest|shortest|worst)$/.test(value);

/** "The difference between my highest and lowest HRV": its range. */
export function withRanges(lexemes: readonly Lexeme[]): readonly Lexeme[] {
  const bare = lexemes.filter(({ tag }) => tag !== 'filler');
  const at = bare.findIndex(({ tag }, index) => {
    const [one, other] = [bare[index - 1], bare[index + 1]];
    return tag === 'and' && one && other && ((isHigh(one) && isLow(other)) || (isLow(one) && isHigh(other)));
  });
  const before = bare[at - 2];
  if (at < 0 || (before?.tag !== 'compare' && before?.tag !== 'between' && before?.value !== 'range'))
    return lexemes;
  const dropped = new Set([before, bare[at - 1], bare[at], bare[at + 1]]);
  return lexemes.flatMap((each) =>
    each === before ? [lexeme('aggregate', 'range', 'range')] : dropped.has(each) ? [] : [each],
  );
}
