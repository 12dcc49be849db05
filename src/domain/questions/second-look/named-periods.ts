import type { RecordSource } from '#domain/query/record-source.ts';
import type { Tag } from '#domain/questions/grammar-words.ts';
import type { Lexicon } from '#domain/questions/lexicon.ts';
import { tagged } from '#domain/questions/tag.ts';
import { readTimes } from '#domain/questions/times/calendar-words.ts';
import { markedIndex } from '#domain/questions/times/marks.ts';

/** Stretches of a life that last whole days. A commute or a meeting doesn't. */
const STRETCH =
  'block|phase|period|weekend|camp|cycle|plan|prep|preparation|program|programme|challenge|season|weeks?|taper|build|break|holidays?|vacations?|leave|trip|stay|tour|diet|bulk|cut|deload|cruise|course|illness|flu|cold|fever|covid|injury|heatwave|heat wave|lockdown|quarantine|retreat|exams?|finals|honeymoon|festival|ramadan|lent|easter|passover|sabbatical|travels|move|pregnancy|conference|cleanse|detox|experiment|recovery|rehab|project|visit|getaway|camping';
/** "On our trip to Italy". */
const WHERE = '(?: (?:to|in|at|through|around|with|across|by) [a-z]+(?: [a-z]+)?)?';
// "The mornings of my holiday" don't last whole days.
const NAMES = new RegExp(`^((?:(?!of )[a-z]+ ){0,3}?)(?:${STRETCH})(${WHERE})$`);
/** What someone was at the time. */
const STATE =
  /^(?:(?:away|abroad|ill|sick|unwell|injured|travell?ing|dieting|bulking|cutting|recovering|quarantined|isolating|off work|off sick|pregnant)(?: from [a-z]+)?|(?:on|in) (?:an? )?(?:holiday|vacation|leave|keto|diet|tour|antibiotics|hospital|quarantine|isolation|lockdown)|(?:visiting|staying|travell?ing|training|preparing|recovering|studying) (?:for|in|at|with|from|through|around)?(?: ?(?:the|my|an?|our))?(?: ?[a-z0-9]+){1,3})$/;
const OPENING =
  /(?:^(?:my|our|the) (?=[a-z ]+ (?:was|lasted|ran|went) @))|\b(?:during|in|on|over|throughout|through|for|while|when|whilst)(?: (?:the )?(?:\d+ )?(?:weeks|days|months) of| (?:the )?(?:period|time|days|weeks|stretch) (?:when|that|while|where|in which))?(?: (?:my|our|the|a|an|this|i|we|was|were|am))* /g;
const BEFORE = /^((?:[a-z0-9]+ ){0,5}?[a-z0-9]+)(?: (?:ran|lasted|was|went))?(?: of)? ?,? (@[A-Z])(?= |$)/;
const AFTER = /(@[A-Z]) ?,? $/;
const NAME_AFTER = /^((?:[a-z0-9]+ ){0,5}?[a-z0-9]+)(?= ,|$)/;
/** From one day to another. */
const SPAN = /\d.*\b(?:to|and|until|till|through)\b.*\d/;
const PLAIN: ReadonlySet<Tag> = new Set(['unknown', 'filler', 'workout']);

/** "During my training block from 15 to 28 September": the dates say when it was. */
export function withoutNamedPeriod(text: string, { today }: RecordSource, lexicon: Lexicon): string {
  const { text: timed, said } = readTimes(text, today);
  const wordsOf = (mark: string): string => said[markedIndex(mark.slice(1))] ?? mark;
  const spoken = (marked: string): string =>
    marked
      .replace(/@[A-Z]/g, wordsOf)
      .replace(/\s+/g, ' ')
      .trim();
  const isName = (name: string): boolean => {
    const [, before = '', where = ''] = NAMES.exec(name) ?? [];
    const isStretch =
      NAMES.test(name) && tagged(`${before}${where}`, lexicon).every(({ tag }) => PLAIN.has(tag));
    return isStretch || STATE.test(name);
  };
  for (const { 0: opening, index } of timed.matchAll(OPENING)) {
    const [before, rest] = [timed.slice(0, index), timed.slice(index + opening.length)];
    const [stated = '', name = '', mark = ''] = BEFORE.exec(rest) ?? [];
    if (isName(name) && SPAN.test(wordsOf(mark)))
      return spoken(`${before}${mark}${rest.slice(stated.length)}`);
    const [, date = ''] = AFTER.exec(before) ?? [];
    const [own = ''] = NAME_AFTER.exec(rest) ?? [];
    if (isName(own) && SPAN.test(wordsOf(date))) return spoken(`${before}${rest.slice(own.length)}`);
  }
  return text;
}
