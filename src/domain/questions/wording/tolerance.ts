/** "Within 10 percent of", "within 100 kcal of". */
const WITHIN =
  'within ([\\d.]+) (percent|kcal|calories|grams|g|mg|ml|kg|mg/dl) (?:of|from) (?:my |the )?(?:daily )?';
const OF_NUMBER = new RegExp(
  `${WITHIN}(?:target |goal )?(?:of )?([\\d.]+)(?: ([a-z/]+))?(?: (?:[a-z]+ )?(?:target|goal))?(?= |$)`,
);
const OF_TARGET = new RegExp(
  `(?:(?<=\\b(?:was|were|am|is|are) )(?:i )|(?:my )?\\b([a-z]+) (?:intake )?(?:was |were |came in |is |are ))?${WITHIN}((?:[a-z]+ )?)(?:target|goal)(?= |$)`,
);

const rounded = (value: number): string => String(Number(value.toFixed(6)));

/** "Within 10% of 2,000 kcal", "within 5% of my protein target": between which values. What isn't said stays unread. */
export function withoutTolerance(text: string): string {
  const number = OF_NUMBER.exec(text);
  if (number) {
    const [all, by = '', unit = '', of = '', ofUnit] = number;
    const size = unit === 'percent' ? (Number(of) * Number(by)) / 100 : Number(by);
    const shown = ofUnit ?? (unit === 'percent' ? '' : unit);
    const [low, high] = [rounded(Number(of) - size), rounded(Number(of) + size)];
    return text.replace(all, `between ${low} and ${high} ${shown}`.trim());
  }
  const target = OF_TARGET.exec(text);
  if (!target) return text;
  const [all, before, by = '', unit, after = ''] = target;
  const name = after.trim() || before;
  if (unit !== 'percent' || name === undefined) return text.replace(all, 'unread');
  const bounds = `between ${rounded(100 - Number(by))} and ${rounded(100 + Number(by))}`;
  return text.replace(all, `my percentage of ${name} target was ${bounds}`);
}
