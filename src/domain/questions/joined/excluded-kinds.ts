import type { RecordSource } from '#domain/query/record-source.ts';
import type { Lexeme } from '#domain/questions/lexicon.ts';
import { lexeme } from '#domain/questions/tag.ts';

/** "Workouts excluding yoga": every other type in the records. */
export function withExcludedKinds(lexemes: readonly Lexeme[], { entries }: RecordSource): readonly Lexeme[] {
  const except = lexemes.findIndex(({ tag }) => tag === 'except');
  const after = lexemes.slice(except + 1);
  const next = after.findIndex(({ tag }) => tag !== 'filler');
  const kind = after[next];
  const named = lexemes.filter((each) => each.tag === 'workout' && each !== kind && each.keys.length > 0);
  if (except < 0 || kind?.tag !== 'workout' || kind.keys.length === 0 || named.length > 0) return lexemes;
  const kinds = [...new Set(entries.workouts.flatMap((entry) => entry.kind ?? []))];
  const others = kinds.filter((each) => !kind.keys.includes(each));
  if (others.length === 0 || others.length === kinds.length) return lexemes;
  const rest = [...lexemes.slice(0, except), ...after.slice(next + 1)];
  const whole = { ...lexeme('workout', 'workout', 'noun', others) };
  return rest.some(({ tag }) => tag === 'workout')
    ? rest.map((each) => (each.tag === 'workout' ? whole : each))
    : [...rest, whole];
}
