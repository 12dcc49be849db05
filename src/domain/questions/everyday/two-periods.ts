import { spanOf } from '#domain/query/windows.ts';
import { MONTH } from '#domain/questions/times/calendar-dates.ts';
import { readTimes } from '#domain/questions/times/calendar-words.ts';

const DAYS_OF = `(?:${MONTH}) \\d{1,2}(?:st|nd|rd|th)?(?: (?:to|through) (?:(?:${MONTH}) )?\\d{1,2}(?:st|nd|rd|th)?)?`;
const PERIOD = `(?:(?:in|for|during|of|over) )?(?:the |all of |all )?(?:(?:first|second|last) (?:half|week|\\d+ days) of )?((?:${DAYS_OF}|(?:${MONTH})(?: \\d{4})?|(?:this|last) (?:week|month|year|quarter)|(?:week|month) before last)(?: so far)?)(?: s)?(?: (?:average|mean|median|total|1|one|figure|value|number))?`;
const AND = '(?:and|with|to|against|versus|vs|compared (?:to|with))';
/** "Comparing January with February, by how much did it go up?" */
const BEFORE = new RegExp(
  `^(?:(?:if|when) (?:you|i|we) compare|when comparing|comparing|compare|between|from)(?: the)? ${PERIOD} ${AND} ${PERIOD} ?,? (?!than\\b)(.+)$`,
);
/** "How much did it change between January and February?" */
const AFTER = new RegExp(
  `^(.+?) ?,? (?:between|from|when comparing|comparing|if i compare)(?: the)? ${PERIOD} ${AND} ${PERIOD}$`,
);
/** "How different is my weight in February from the January average?" */
const APART = new RegExp(
  `^(how different (?:is|was|are|were) .+?|.*\\bhow (?:much|many [a-z]+) (?:did|does|do|has|have) .+?) ((?:in|for|during) )${PERIOD} (?:differ )?(?:from|to|than|against) (?:that |those |it )?(?:my |the )?(?:average )?${PERIOD}$`,
);

const MOVED =
  '(?:go(?:ne)? up or (?:go )?down|go(?:ne)? down or (?:go )?up|rise or fall|risen or fallen|fall or rise|increased? or decreased?|improved? or worsened?|changed?|moved?|shift(?:ed)?|differ(?:ed)?|vary|varied|swing|swung|budged?|(?:get|gotten|got|become) (?:any )?(?:better|worse|longer|shorter|higher|lower|more|less)(?: or (?:better|worse|longer|shorter|higher|lower|more|less))?)';
const UNIT = '[a-z]+(?: of [a-z]+)?';
/** What is asked about the two periods. */
const ASKED: readonly RegExp[] = [
  new RegExp(
    `^(?:and )?(?:by )?(?:about |roughly )?how (?:much|many (${UNIT})) (?:did|has|have|do|does|was|is) (?:my |the )?(.+?)(?: (?:really|actually))?(?: ${MOVED}| differ)$`,
  ),
  new RegExp(
    `^()(?:did|has|have) (?:my |the )?(.+?) (?:really |actually |at all )?${MOVED}(?: at all| much)?$`,
  ),
  /^()(?:what (?:is|was) )?(?:the |my )?(?:change|difference|shift|gap|swing|move) in (?:my |the )?(.+)$/,
  /^()how different (?:is|was|are|were) (?:my |the )?(.+)$/,
  new RegExp(`^(?:and )?(?:by )?how (?:much|many (${UNIT})) (?:did|has|have|do|does) (?:my |the )?(.+)$`),
];
const SIZE =
  / ?,? (?:and )?(?:(?:please )?(?:tell|give|show) me )?(?:by )?how (?:much|many [a-z]+)(?: (?:it|was it|is it|is that|did it change))?(?: (?:per|a) (kilometer|km|mile))?$/;
const ON_AVERAGE = / ,? on average$/;
const UNIT_TAIL =
  / ,? (?:in|as) (minutes|hours|kg|kilos|pounds|lbs|km|kilometers|miles|meters|bpm|beats|ms|points|percent|steps)$/;
const STATISTIC =
  /\b(?:average|avg|mean|median|total|number|sum|longest|shortest|highest|lowest|max|min|maximum|minimum)\b/;
/** Amounts that add up over a period. */
const OF_WORKOUTS =
  /\b(?:(?:running|walking|cycling|biking|riding|swimming|hiking|workout|training|exercise) (?:distance|time|minutes|mileage|volume|elevation gain|elevation|calories)|distance|mileage)\b/;
const SPOKEN_ONLY: ReadonlySet<string> = new Set(['points', 'steps', 'runs', 'workouts', 'times']);

interface Period {
  readonly words: string;
  readonly from: string;
}

function periodOf(words: string, today: string): Period | undefined {
  const [time, ...more] = readTimes(words, today).times;
  const from = time?.window && more.length === 0 && !time.weekdays ? spanOf(time.window, today).from : null;
  return from === null ? undefined : { words, from };
}

/** "How many beats did my resting heart rate move between January and March": the later period minus the earlier one. */
export function withTwoPeriods(text: string, today: string): string {
  const asUnit = UNIT_TAIL.exec(text)?.[1];
  const plain = text.replace(ON_AVERAGE, '').replace(UNIT_TAIL, '').replace(SIZE, '');
  const perMile = SIZE.exec(text)?.[1] === 'mile';
  const before = BEFORE.exec(plain);
  const after = before ? null : AFTER.exec(plain);
  const apart = before || after ? null : APART.exec(plain);
  const [one, other, asked] = before
    ? [before[1], before[2], before[3]]
    : after
      ? [after[2], after[3], after[1]]
      : [apart?.[4], apart?.[3], apart?.[1]];
  const periods = [one, other].map((words) => periodOf(`in ${words ?? ''}`, today));
  const [first, second] = periods;
  if (asked === undefined || !first || !second || first.from === second.from) return text;
  // "How did February differ from January": February minus January. Otherwise the later period minus the earlier one.
  const [earlier, later] = apart || first.from < second.from ? [first, second] : [second, first];
  for (const pattern of ASKED) {
    const [, unit = '', figure] = pattern.exec(asked) ?? [];
    if (figure === undefined || readTimes(figure, today).times.length > 0) continue;
    // Eaten, or in the blood?
    if (/^(?:average )?sugars?$/.test(figure)) continue;
    const isBare = pattern === ASKED.at(-1);
    if (isBare && !apart) continue;
    const statistic = STATISTIC.test(figure) ? '' : OF_WORKOUTS.test(figure) ? 'total ' : 'average ';
    const said = asUnit ?? unit;
    const inUnit = perMile ? ' in min per mile' : said === '' || SPOKEN_ONLY.has(said) ? '' : ` in ${said}`;
    return `difference in ${statistic}${figure}${inUnit} ${later.words} than ${earlier.words}`;
  }
  return text;
}
