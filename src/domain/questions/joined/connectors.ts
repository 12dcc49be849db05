import { DAYS, MONTH } from '#domain/questions/times/calendar-dates.ts';

/** What stands between the two sides of a comparison, without a word of the grammar. */
const UNNAMED =
  '(?:set against|measured against|weighed against|held (?:up )?against|stacked (?:up )?against|(?<!\\bstacks? )up against|put against|as against|next to|alongside|side by side with|in contrast (?:to|with))';
const CONNECTOR = `(?:${UNNAMED}|as opposed to|in comparison (?:to|with)|(?:when )?compared (?:to|with|against)|relative to|versus|vs|against|than)`;
const BEFORE_SIDE = new RegExp(
  `(?: ,)? ${UNNAMED} (?=(?:my|the|on|in|that|those|for|at|last|this|week|days|nights|weekdays|weekends|other|${MONTH}|${DAYS.map((day) => `${day}s?`).join('|')})\\b)`,
  'g',
);
const IT =
  '(?: (?:it|them|that|any|one|1|so|do it|do so|have it|have any|drink it|drink any|eat it|eat any))?';
const OTHERS = `(?:(?:the |all |all the |all my |any |my )*(?:other|remaining) (?:days|nights|mornings|weekdays|1s)|(?:the )?rest of (?:the |my )?(?:week|days|nights)|(?:the )?(?:days|nights|mornings) (?:without|with no|with none|(?:when |that |on which )?i (?:do|did) not)${IT}|without${IT}|(?:when )?i (?:do|did) not${IT})(?: (?:of|in) (?:the |that |a )?week)?`;
const USUAL =
  '(?:(?:my |the |an )?(?:overall|general|usual|normal|typical|own|regular|all time|long term|everyday) (?:daily |nightly )?(?:average|mean|figure|level|number)(?: overall)?|(?:my |the )?(?:average|mean) (?:overall|in general|across (?:all|every)(?: the)? days?|(?:of|on|over|for) (?:all|every)(?: the)? days?)|(?:all|every|any)(?: of)?(?: my| the)? (?:days?|nights?)|overall)';
const AT = '(?:(?:on|in|for|at|of|to|during|that (?:of|on)|those (?:of|on)|what it (?:is|was) on) )?';
const END = '(?= on average$| ,? ?(?:in|this|last|during|over|since) [^,]*$|$)';

const OTHER_SIDE = new RegExp(`(?: ,)? ${CONNECTOR} ${AT}${OTHERS}${END}`);
const USUAL_SIDE = new RegExp(`(?: ,)? ${CONNECTOR} ${AT}${USUAL}$`);
/** "The day after a run", "on days when I ran", "when I run": days of which only some are meant. */
const OF_SOME_DAYS =
  /\b(?:days?|nights?|mornings?) (?:after|following|when|that|on which|in which|with|without|i|my|of)\b|\b(?:after|when i|whenever i)\b/;
const REST_OF_DAY = new RegExp(
  `(?: ,)? ${CONNECTOR} ${AT}(?:the )?rest of (?:the |my )?(?:day|24 hours|time)$`,
);
/** "Overnight, midnight to 6 am": the hours say which part of the day is meant. */
const RESTATED_HOURS =
  /\b(?:overnight|at night|in the (?:morning|evening|afternoon)) ,? ?(?:so |that is |i e |say |meaning )?(?=(?:from |between )?(?:midnight|noon|\d{1,2}(?::\d\d)?(?: ?(?:am|pm))?) (?:to|and|until|till) (?:midnight|noon|\d{1,2}(?::\d\d)? ?(?:am|pm)))/;
const BOUND = '(?:more than|less than|fewer than|over|under|above|below|at least|at most)';
const AFTER =
  '(?:(?:the )?(?:days?|nights?|mornings?) (?:after|following|with|of)|on days (?:with|of|after)|after)';
/** "The day after more than 12,000 steps versus the day after under 6,000": of the same. */
const SHARED = new RegExp(
  `^(.*\\b${AFTER} ${BOUND} [\\d.]+) ([a-z]+(?: [a-z]+){0,3}?)((?: ,)? ${CONNECTOR} ${AFTER} ${BOUND} [\\d.]+)( on average)?$`,
);
/** "On days I did yoga, what was my stress score compared with other days": the days beside the figure. */
const DAYS_FIRST =
  /^((?:on|after|for) (?:the )?(?:days|nights|mornings)\b.+?) , (what (?:is|was|were|are) (?:my|the) .+?)((?: ,)? (?:versus|than) (?:other days|usualdays))$/;
const AVERAGED = /^how (?:does|do|did) my (.+?) average (?=(?:on|the|in|after|during)\b)/;

/** Both sides of every comparison in the words of the grammar: "set against my overall average", "next to the rest of the week". */
export function withConnectors(text: string): string {
  const said = text
    .replace(RESTATED_HOURS, '')
    .replace(SHARED, '$1 $2$3 $2$4')
    .replace(REST_OF_DAY, ' versus restofday')
    .replace(OTHER_SIDE, (all) => `${/\bthan\b/.test(all) ? ' than' : ' versus'} other days`)
    .replace(BEFORE_SIDE, ' versus ');
  const usual = OF_SOME_DAYS.test(said) ? said.replace(USUAL_SIDE, ' versus usualdays') : said;
  const isSided = usual !== text || / (?:versus|than) other days$/.test(usual);
  return isSided ? usual.replace(DAYS_FIRST, '$2 $1$3').replace(AVERAGED, 'average $1 ') : text;
}
