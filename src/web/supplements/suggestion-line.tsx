import type { Suggestion } from '#contract/supplements/supplements.ts';
import classes from './supplements.module.css';
import { doseWords, isNamedIn, reasonOf } from '#domain/supplements/words.ts';

/** The daily amount: "400 to 800 µg a day", or the number of ingredients of a product. */
function dosePerDay({ parts, isAlternate }: NonNullable<Suggestion['how']>, title: string): string {
  const often = isAlternate ? 'every other day' : 'a day';
  const [first, ...more] = parts;
  if (!first) return '';
  if (more.length > 0) return `${parts.length} ingredients ${often}`;
  const dose = `${doseWords(first)} ${often}`;
  return isNamedIn(first.name, title) ? dose : `${first.name} ${dose}`;
}

/** A suggestion in one line: what, why and how much. Opens the details. */
export function SuggestionLine({ suggestion }: { readonly suggestion: Suggestion }) {
  const { title, how } = suggestion;
  return (
    <span className={classes.headline}>
      <span>
        <b>{title}</b>
        <small>{reasonOf(suggestion)}</small>
      </span>
      <span className={classes.dose}>{how ? dosePerDay(how, title) : 'See a doctor first'}</span>
    </span>
  );
}
