const LOW =
  '(?:lowest|low|min|minimum|smallest|shortest|least|worst|earliest|quietest|lightest|slowest|bottom|trough)';
const HIGH =
  '(?:highest|high|max|maximum|largest|biggest|longest|most|best|latest|busiest|heaviest|fastest|top|peak)';
const OF_END = '(?: (?:point|value|one|1|reading|result|night|day|weigh in))?';
const OWN = '(?:(?:my|the|its|their) )?';
/** "Lowest to highest", "from its min to its max". */
const ENDS = new RegExp(
  ` ?,? ?(?:(?:from|between|as in|meaning|so) )*${OWN}(?:${LOW}${OF_END} (?:to|through|and|vs|versus) ${OWN}${HIGH}|${HIGH}${OF_END} (?:to|through|and|vs|versus) ${OWN}${LOW})${OF_END}(?= ?,| ?$)(?: ,(?! how| what))?`,
);
const UNIT = '[a-z]+(?: of [a-z]+)?';
const TIME =
  '((?: (?:in|on|over|during|for|since|last|this|yesterday|today|so far|within|across|all)\\b.*)?)';
const SPREAD = '(?:range|spread|span|swing|gap|difference|variation|fluctuation|distance)';
/** "How much did my weight vary". */
const VARIED = new RegExp(
  `^(?:by )?how (?:much|far|widely|many (${UNIT})) (?:did|do|does|has|have) ${OWN}(.+?) (?:swing|swung|vary|varied|fluctuate|fluctuated|range|ranged|spread|move|moved|change|changed|differ|differed|shift|shifted|span|spanned|go|gone|bounce|bounced|jump|jumped)(?: (?:around|about|apart|up and down|from (?:day|night) to (?:day|night)))*${TIME}$`,
);
/** "The spread of my steps this month", "weight range last month". */
const SPREAD_OF = new RegExp(
  `^(?:(?:what|how (?:big|large|wide|great)) (?:is|was|has) )?${OWN}${SPREAD} (?:of|in|for|between) ${OWN}(.+)$`,
);
const OF_SPREAD = new RegExp(
  `^(?:(?:what|how (?:big|large|wide|great)) (?:is|was) )?${OWN}((?:[a-z]+ ){1,4}?)${SPREAD}${TIME}$`,
);
/** A swing is the whole of it, even if its ends aren't named. */
const SWUNG = new RegExp(
  `^(?:by )?how (?:much|far|many (${UNIT})) (?:did|do|does|has|have) ${OWN}(.+?) (?:swing|swung)${TIME}$`,
);
const SWING_IN = new RegExp(
  `^(?:(?:what|how (?:big|large|wide|great)) (?:is|was) )${OWN}(?:swing|span) (?:in|of) ${OWN}(.+)$`,
);

const inUnit = (unit: string | undefined): string => (unit === undefined ? '' : ` in ${unit}`);

/** "By how much did my weight swing, lowest to highest": the highest value minus the lowest, not the last minus the first. */
export function withSpread(text: string): string {
  const ended = text.replace(ENDS, '').trim();
  const isEnded = ended !== text;
  const varied = (isEnded ? VARIED : SWUNG).exec(ended);
  if (varied) return `range of my ${varied[2] ?? ''}${varied[3] ?? ''}${inUnit(varied[1])}`;
  const figure = (isEnded ? SPREAD_OF : SWING_IN).exec(ended)?.[1];
  if (figure !== undefined) return `range of my ${figure}`;
  const before = isEnded ? OF_SPREAD.exec(ended) : null;
  return before ? `range of my ${before[1] ?? ''}${(before[2] ?? '').trim()}` : text;
}
