import { findMetric } from '#domain/metrics/catalog.ts';
import type { Understood } from '#domain/questions/read-one.ts';
import { onlyTime } from '#domain/questions/times/calendar-words.ts';
import { normalized } from '#domain/questions/wording/normalize.ts';
import { isOneFigure, type Read } from './listed-days.ts';

const DAY = '(?:days|nights|mornings|dates|day|night)';
const ASKED = `(?:(?:on |for )?(?:how many|which|what) |(?:list |show |give me )?(?:me )?(?:all )?(?:the )?(?:number of |count of )?)${DAY}`;
const TIME = '(?: (?:in|on|this|last|over|since|during|from|for|between|so far|of)\\b[^?]*?)?';
const LOG = '(?:log|track|record|enter|note|write down|save|measure|check|take)';
const LOGGING = '(?:logging|tracking|recording|entering|noting|measuring|checking|taking)';
const THING = '(?:my |any |a |an |the )?(?<name>(?!less|more|fewer)[a-z][a-z-]*(?: [a-z-]+){0,3}?)';
const DATA =
  '(?: (?:data|logged|log|logs|recorded|records?|tracked|tracking|entry|entries|readings?|measurements?|values?|history))+';
const NOT =
  '(?:not|never|(?:forget|forgot|forgotten|fail|failed|neglect|neglected) to|not (?:remember|manage) to)';
const OMIT = '(?:miss|missed|skip|skipped|forget|forgot|forgotten)';

/** "How many days did I not log food", "which nights have no sleep data", "days without a weigh-in last month". */
const FORMS: readonly RegExp[] = [
  // Of the food log.
  `${ASKED}(?<time>${TIME}) (?:are|were|is|was) missing(?! (?:from|in) my\\b)(?<end>${TIME})`,
  `${ASKED}(?<time>${TIME}) (?:did|have|do) i (?:${NOT} (?:${LOG}|logged|tracked|recorded|entered|measured)|(?:${OMIT}(?: out on)?|(?:go|gone) without) ${LOGGING})(?: ${THING})?(?<end>${TIME})`,
  `${ASKED}(?<time>${TIME}) (?:did|have|do) i (?:(?:${NOT} )(?<name>weigh(?:ed)?)|${OMIT} (?:my |a )?(?<other>weighing|weigh in))(?: myself| in)?(?<end>${TIME})`,
  `${ASKED}(?<time>${TIME}) (?:that |which |when )?(?:(?:have|had|has|with|are|were|is|was)(?: there)? )?(?:(?:(?:do|did|does) )?not have|no|not any|missing(?! (?:from|in)\\b)|lacking|without)(?: any)? ${THING}(?<data>${DATA})?(?<end>${TIME})`,
  `${ASKED}(?<time>${TIME}) (?:(?:are|were|is) )?missing (?:from|in) ${THING}(?<data>${DATA})?(?<end>${TIME})`,
].map((form) => new RegExp(`^${form}$`));

const FOOD = /^(?:foods?|meals?|diary|intake|eating|anything|what i (?:ate|eat|had))$/;
const WEIGHING = /^(?:weigh(?:ed|ing|ins?)?|weigh ins?|scale)$/;
/** Without a record rather than 0, which is why others have a plausible range from 0. */
const NEVER_ZERO: ReadonlySet<string> = new Set(['steps', 'sleepMinutes', 'waterMl']);

const OF_DAYS: ReadonlySet<string> = new Set(['days', 'weights', 'glucose']);

/** Days without a record of what is logged or measured. Undefined for other questions. */
export function readMissingDays(question: string, today: string, read: Read): Understood | undefined {
  const text = normalized(question).replace(/ ?\?$/, '');
  const found = FORMS.map((form) => form.exec(text)?.groups).find((groups) => groups !== undefined);
  if (!found) return undefined;
  const { name = found['other'] ?? 'food', data, time = '', end = '' } = found;
  if (!onlyTime(time, today) || !onlyTime(end, today)) return undefined;
  const isLogged = data !== undefined || /\bmissing (?:from|in)\b|\bi\b/.test(text);
  const measured = name.replace(/^(?:blood pressure|bp)$/, 'systolic blood pressure');
  const said = FOOD.test(name) ? 'food' : WEIGHING.test(name) ? 'weight' : measured;
  const whole = read(`my average ${said === 'food' ? 'calories' : said}${time}${end}`);
  const metric = whole && findMetric(whole.query.metric);
  if (!whole || !metric || !isOneFigure(whole.query) || whole.query.where || whole.query.threshold)
    return undefined;
  const isOfFood = said === 'food' || (metric.list === 'foods' && metric.field !== null && isLogged);
  const isMeasured =
    NEVER_ZERO.has(metric.key) ||
    (OF_DAYS.has(metric.list) && (isLogged || (metric.plausible[0] > 0 && metric.perDay !== 'sum')));
  if (!isOfFood && !isMeasured) return undefined;
  const { window, weekdays } = whole.query;
  return {
    query: {
      metric: isOfFood ? 'meals' : metric.key,
      aggregate: 'count',
      isMissing: true,
      window,
      ...(weekdays && { weekdays }),
    },
  };
}
