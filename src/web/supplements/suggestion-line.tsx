import type { Suggestion } from '#contract/supplements/supplements.ts';
import classes from './supplements.module.css';
import { doseWords } from './words.ts';

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const isNamed = (name: string, title: string): boolean =>
  title.includes(name) || name.toLowerCase().includes(title.toLowerCase());

/** The daily amount: "400 to 800 µg a day", or the number of ingredients of a product. */
function dosePerDay({ parts, isAlternate }: NonNullable<Suggestion['how']>, title: string): string {
  const often = isAlternate ? 'every other day' : 'a day';
  const [first, ...more] = parts;
  if (!first) return '';
  if (more.length > 0) return `${parts.length} ingredients ${often}`;
  const dose = `${doseWords(first)} ${often}`;
  return isNamed(first.name, title) ? dose : `${first.name} ${dose}`;
}

/** The first thing that triggered it: "LDL cholesterol: 148 mg/dL, at least 130". */
function reasonOf({ triggers: [first] }: Suggestion): string {
  if (!first) return '';
  const isAnswer = first.from === 'health' || first.from === 'profile';
  return isAnswer ? capitalized(first.value) : `${first.label}: ${first.value}`;
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
