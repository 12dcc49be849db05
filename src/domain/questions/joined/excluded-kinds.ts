import { MEAL_KINDS } from '#domain/meals/meal.ts';
import type { RecordSource } from '#domain/query/record-source.ts';
import type { Lexeme } from '#domain/questions/lexicon.ts';
import { OTHER_MEALS } from '#domain/questions/named-parts.ts';
import { lexeme } from '#domain/questions/tag.ts';

/** "Calories excluding snacks": of every other kind of meal. */
function withOtherMeals(lexemes: readonly Lexeme[], except: number): readonly Lexeme[] {
  let end = except + 1;
  while (/^(?:filler|meal|and|or|comma)$/.test(lexemes[end]?.tag ?? '')) end += 1;
  while (/^(?:filler|and|or|comma)$/.test(lexemes[end - 1]?.tag ?? '')) end -= 1;
  const named = lexemes.slice(except + 1, end).filter(({ tag }) => tag === 'meal');
  const rest = [...lexemes.slice(0, except), ...lexemes.slice(end)];
  const others = MEAL_KINDS.filter((kind) => named.every(({ value }) => value !== kind));
  const isNarrowed = rest.some(({ tag, value }) => tag === 'meal' && value !== 'any');
  if (isNarrowed || others.length === 0 || named.some(({ value }) => value === 'any')) return lexemes;
  return [
    ...rest.filter(({ tag }) => tag !== 'meal'),
    ...others.map((kind) => lexeme('meal', kind, kind, [OTHER_MEALS])),
  ];
}

/** "Workouts excluding yoga", "calories without snacks": of every other type in the records, and of every other kind of meal. */
export function withExcludedKinds(lexemes: readonly Lexeme[], { entries }: RecordSource): readonly Lexeme[] {
  const except = lexemes.findIndex(({ tag }) => tag === 'except');
  const after = lexemes.slice(except + 1);
  const next = after.findIndex(({ tag }) => tag !== 'filler');
  const kind = after[next];
  if (except >= 0 && kind?.tag === 'meal') return withOtherMeals(lexemes, except);
  // "Excluding walks and yoga".
  let end = next;
  while (/^(?:filler|workout|and|or|comma)$/.test(after[end]?.tag ?? '')) end += 1;
  while (/^(?:filler|and|or|comma)$/.test(after[end - 1]?.tag ?? '')) end -= 1;
  const listed = after.slice(next, end).filter(({ tag }) => tag === 'workout');
  const named = lexemes.filter(
    (each) => each.tag === 'workout' && !listed.includes(each) && each.keys.length > 0,
  );
  const isOfKinds = listed.length > 0 && listed.every(({ keys }) => keys.length > 0);
  if (except < 0 || kind?.tag !== 'workout' || !isOfKinds || named.length > 0) return lexemes;
  const kinds = [...new Set(entries.workouts.flatMap((entry) => entry.kind ?? []))];
  const others = kinds.filter((each) => listed.every(({ keys }) => !keys.includes(each)));
  if (others.length === 0 || others.length === kinds.length) return lexemes;
  const rest = [...lexemes.slice(0, except), ...after.slice(end)];
  const whole = { ...lexeme('workout', 'workout', 'noun', others) };
  return rest.some(({ tag }) => tag === 'workout')
    ? rest.map((each) => (each.tag === 'workout' ? whole : each))
    : [...rest, whole];
}
