import { METRICS } from '#domain/metrics/catalog.ts';
import type { CoachFigure } from '#domain/coach/reply.ts';

const KEYS_BY_NAME: ReadonlyMap<string, ReadonlySet<string>> = METRICS.reduce((all, { key, names }) => {
  for (const name of names) {
    const words = name.toLowerCase();
    if (words.length >= 3) all.set(words, (all.get(words) ?? new Set()).add(key));
  }
  return all;
}, new Map<string, Set<string>>());

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const NAMES = [...KEYS_BY_NAME.keys()]
  .toSorted((one, other) => other.length - one.length)
  .map(escaped)
  .join('|');

/** Names the metric of a figure: "Your LDL was [[f1]]", "[[f1]] of protein". */
const BEFORE = new RegExp(
  String.raw`(?<![\p{L}\p{N}-])(${NAMES})(?: on average| level)? (?:was|is|were|are|averaged|reached|came to|stayed at|of|at) (?:on average |only |about |just )?$`,
  'iu',
);
const AFTER = new RegExp(String.raw`^ of (${NAMES})(?![\p{L}\p{N}-])`, 'iu');

const COMPARING =
  /\b(?:more|less|fewer|higher|lower|longer|shorter|better|worse|bigger|smaller|heavier|lighter|faster|slower|above|below|over|under|ahead|behind|up|down|than|earlier|later|extra|gap)\b|\b(?:rose|rise|risen|fell|fall|grew|gain|lost|lose|drop|differ|chang|increas|decreas|improv|declin|climb|shrank)\w*/i;

const EXTREME =
  /\b(?:longest|shortest|highest|lowest|best|worst|most|least|maximum|minimum|peak|biggest|smallest|heaviest|lightest|top)\b/i;

const isDifference = ({ label }: CoachFigure): boolean => /\bdifference\b/i.test(label);

/** A figure for one day or entry, or the result of a ranking or an extreme. */
const isExtreme = (figure: CoachFigure): boolean =>
  figure.query === null ||
  figure.rowCount <= 1 ||
  figure.from === figure.to ||
  figure.query.rank !== undefined ||
  figure.query.aggregate === 'max' ||
  figure.query.aggregate === 'min';

/** Whether a text misreads a figure: as another metric, a difference as a value, or an average as the best day. */
export function isMisused(text: string, figures: readonly CoachFigure[]): boolean {
  let from = 0;
  for (const match of text.matchAll(/\[\[(f\d+)\]\]/g)) {
    const figure = figures.find(({ id }) => id === match[1]);
    const before = text.slice(0, match.index);
    const clause =
      text
        .slice(from, match.index)
        .split(/[,;:–—]/)
        .at(-1) ?? '';
    from = match.index + match[0].length;
    if (!figure) continue;
    if (isDifference(figure) && !COMPARING.test(text)) return true;
    if (EXTREME.test(clause) && (isDifference(figure) || !isExtreme(figure))) return true;
    const named = (BEFORE.exec(before)?.[1] ?? AFTER.exec(text.slice(from))?.[1])?.toLowerCase();
    const keys = named === undefined ? undefined : KEYS_BY_NAME.get(named);
    if (keys && figure.query && !keys.has(figure.query.metric)) return true;
  }
  return false;
}
