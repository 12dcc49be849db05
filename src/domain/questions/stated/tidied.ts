import { withChangesBetween } from './changes-between.ts';
import { withTimesOfDay } from './times-of-day.ts';
import { withGlucose } from './glucose-words.ts';

const STATISTIC = '(?:arithmetic )?(?:mean|averages?|avg|median|total|sum|maximum|minimum|max|min|count)';
/** "The median instead of the mean": the other statistic isn't asked for. */
const REJECTED = new RegExp(
  `,?\\s+(?:instead of|rather than|as opposed to|and not|but not|not|no)\\s+(?:(?:the|an?|my|just|taking|simple|plain|usual)\\s+)*${STATISTIC}\\b(?!\\s+(?:of|for)\\s+(?:the\\s+)?(?:last|first|past)\\b)`,
  'giu',
);
const CHOSEN = new RegExp(
  `^(?:please\\s+)?(?:use|take|using|taking|with|by|give me|in terms of)\\s+(?:the\\s+)?(median|mean|average)\\s*[,:;.–—-]+\\s*`,
  'iu',
);
/** "My typical fast as a median": the statistic after the figure. */
const AS_STATISTIC = new RegExp(
  `^(.*?)\\b(?:typical|usual)\\s+(.*?),?\\s+(?:as|by|in)\\s+(?:an?\\s+|the\\s+)?(median|mean|average)\\b`,
  'iu',
);
const REMAINING = new RegExp(`\\b${STATISTIC}\\b`, 'iu');

/** What writes values down, and that it does: "the sensor ever recorded" says no more than "ever". */
const RECORDER =
  /\b(?:that\s+)?(?:the|my|this)\s+(?:(?:glucose|cgm|bathroom|body|smart|fitness|blood\s+pressure|libre|dexcom)\s+)*(?:sensor|cgm|monitor|meter|scales?|watch|tracker|app|band|ring|device|cuff|log|diary)\s+(?:(?:has|have|had)\s+)?(?:(ever)\s+)?(?:recorded|caught|measured|saw|seen|logged|showed|shown|show|registered|picked\s+up|reported|read|captured)\b/giu;

/** "Averaged over all my sensor data, at which hour …": an average. */
const AVERAGED =
  /^(?:averaged|averaging|on average|taken)\s+(?:over|across)\s+(?:all|the whole of|everything|every)\b[^,?]*,\s+/iu;
const HOURLY = /\b(?:hour|time)\s+of\s+(?:the\s+)?day\b|\b(?:which|what)\s+hour\b/iu;

/** "Did I eat after 10 pm": anything. */
const ATE_AT =
  /^((?:did|have)\s+i\s+(?:eat|eaten|snack|snacked))\s+(?=(?:after|before|past|later|earlier)\s+(?:than\s+)?(?:\d|midnight|noon))/iu;

/** "Under my target of 120 g protein": under 120 g. */
const OWN_NUMBER =
  /(?<=\b(?:under|over|above|below|within|hit|reach|reached|met|meet|exceed|exceeded|beat|miss|missed)\s+)(?:my|a|the|our)\s+(?:daily\s+|own\s+)*(?:target|goal|limit|budget|cap|allowance)\s+of\s+(?=\d)/iu;

/** "My workouts lasted": the verb isn't "last", which picks the newest. */
const LASTING =
  /\b(?:did|do|does)\s+((?:(?:my|a|an|the|each|all|one|single|typical|average|usual)\s+)*(?:\w+\s+){0,2}(?:fasts?|fasting|workouts?|sessions?|runs?|walks?|rides?|swims?|hikes?|naps?))\s+((?:usually|typically|normally|generally)\s+)?last\b(?!\s+(?:\d|week|month|year|night|time|few|weekend|summer|winter|spring|fall|autumn|(?:mon|tues|wednes|thurs|fri|satur|sun)day))/iu;
/** "Did my runs last longer": each of them, not all together. */
const OF_EACH = /\blast\s+(?:longer|shorter)\b/iu;
/** "Including that crazy long one": nothing is left out. */
const INCLUDING_ALL =
  /,?\s*(?:even\s+)?(?:including|counting)\s+(?:that|the|those|my)\s+[^,?.]*?\b(?:ones?|outliers?|exceptions?)(?:\s+too)?(?=\s*[,?.]|$)\s*,?/iu;
/** "Over 200 at least once": on a day, once is enough. */
const ONCE =
  /\s+(?:at least|even)\s+(?:once|one time)(?=\s*(?:[?.,]|$)|\s+(?:in|on|last|this|since|during|over|between|that|a|per)\b)/iu;
const ON_DAYS = /\b(?:days?|nights?)\b/iu;
/** "How big is my average dinner": in calories. */
const MEAL_SIZE =
  /\bhow\s+(?:big|large|heavy|small)\s+(?=(?:is|was|are|were)\s+(?:my|the)\s+(?:\w+\s+)?(?:breakfast|lunch|dinner|supper|snack|meal)e?s?\b)/iu;
const IN_KCAL = /,?\s+(?:in\s+)?(?:kcal|calories|cals?|kilocalories)\s*(?=\?|$)/iu;

const DAYS_HAD =
  /\b(how many|number of|share of|percentage of)\s+(days|nights)\s+(?:had|have|contain(?:ed)?|saw)\s+(?=(?:at least|at most|any|no|more than|less than|fewer than|over|under|an?|\d+)\s)/iu;
/** "The AST/ALT ratio". */
const SLASHED = /\b([a-z][\w-]*)\s*\/\s*([a-z][\w-]*)(?:\s+cholesterol)?(?=\s+ratio\b)/iu;

/** "The latest I had coffee", "earliest time of coffee": a time of day. */
const TIME_OF_FOOD =
  /\b(?:what(?:'s|’s|\s+is|\s+was)\s+)?(?:the\s+|my\s+)?(latest|earliest)(?:\s+(?:time|hour))?(?:\s+of\s+(?:the\s+)?day)?\s+(?:(?:that\s+)?(?:i|i've|i’ve)\s+(?:have\s+)?(?:ever\s+)?(?:had|ate|drank|eaten|drunk)\s+(?:an?\s+|any\s+|some\s+|my\s+)?|(?<=time\s)(?:of|for)\s+(?!eating|the|day))(?!(?:anything|something|food|a meal|in|on|at|this|last|during|since|meals?)\b)/iu;

/** "After pizza nights, what is my glucose the next day": the day after pizza. */
const AFTER_FOOD =
  /^(?:and\s+)?(?:the\s+day\s+)?(?:after|following)\s+(?:an?\s+)?(?!(?:bad|good|short|long|late|early|those|these|such|work|rest|the|my|all|training|run|fasting)\b)([a-z]+(?:\s+[a-z]+)?)\s+(?:nights?|days?|evenings?)\s*,\s*(.+?)\s+(?:on\s+|in\s+)?(?:the\s+)?(?:next|following)\s+(day|morning|night)\s*\?*$/iu;
/** "The morning of February 14": that day, for what is measured once a day. */
const MORNING_OF =
  /\b(?:on\s+|in\s+)?the\s+morning\s+of\s+(?=(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sep|oct|nov|dec|\d|the\s+\d))/iu;
const OF_MORNINGS = /\b(?:weigh\w*|weight|hrv|resting\s+heart\s+rate|resting\s+pulse)\b/iu;
/** "Every reading below 180". */
const EVERY_READING =
  /\b(?:had|have|with|were)\s+(?:every|all|each)(?:\s+of)?(?:\s+(?:my|the))?(?:\s+(?:single|glucose|sensor|cgm))*\s+readings?\s+(?:stay(?:ed|ing)?\s+)?(below|under|above|over)\s+(?=\d)/iu;
/** "My lunches: how many calories in them". */
const IN_THEM =
  /^[^:.?!]*?\b(?:my|about|regarding)\s+((?:breakfast|lunch|dinner|snack|meal|run|walk|workout|ride|fast)(?:e?s)?)\s*[:.,–—-]+\s+(.+?)\b(in|of|for|during|at)\s+(?:them|these|those)\b/iu;

/** "Log food but no breakfast": a logged day without it. */
const FOOD_WITHOUT =
  /\b(?:on\s+)?(how many|what (?:share|percentage|percent|proportion) of)\s+(?:the\s+|my\s+)?days\s+(?:did|have|had)\s+i\s+(?:log|logged|record|recorded|track|tracked|enter|entered|eat|eaten)\s+(?:any\s+|some\s+|other\s+)*(?:food|foods|something|anything|meals?)\s*,?\s*(?:but|and|yet|while|though)?\s*(?:had\s+|ate\s+|have\s+|eat\s+|log(?:ged)?\s+)?(?:no|not\s+any|without(?:\s+any)?|skip(?:ped|ping)?|did not have|didn['’]t have)\s+(breakfast|lunch|dinner|supper|snacks?)\b/iu;
const WITHOUT =
  /\bdays\s+(?:is|was|were|are|have)\s+there\s+(?:been\s+)?(?:no|without(?:\s+any)?|not\s+any|not\s+a)\s+(breakfast|lunch|dinner|supper|snacks?)\b/iu;
const withSkipped = (question: string): string =>
  question.replace(WITHOUT, 'days did I skip $1').replace(FOOD_WITHOUT, 'on $1 logged days did I skip $2');

/** A question without what is said about its statistic or its source, and which changes nothing. */
export function tidied(text: string, hasGlucose: boolean): string {
  const question = withChangesBetween(withTimesOfDay(withGlucose(text, hasGlucose)));
  const kept = question.replace(REJECTED, '');
  const hasOther = kept !== question && REMAINING.test(kept);
  const chosen = withSkipped(hasOther ? kept : question)
    .replace(AS_STATISTIC, '$3 of $1$2')
    .replace(CHOSEN, (_all, statistic: string) => `${statistic} of `)
    .replace(OWN_NUMBER, '')
    .replace(
      LASTING,
      (_all, what: string, often?: string) =>
        `${OF_EACH.test(question) ? 'are' : 'were'} ${what}${often ? ` ${often.trim()}` : ''}`,
    )
    .replace(INCLUDING_ALL, '')
    .replace(SLASHED, '$1 to $2')
    .replace(TIME_OF_FOOD, '$1 time of eating ')
    .replace(AFTER_FOOD, '$2 the $3 after $1')
    .replace(EVERY_READING, 'did my glucose stay $1 ')
    .replace(IN_THEM, '$2$3 my $1')
    .replace(ATE_AT, '$1 anything ')
    .replace(DAYS_HAD, '$1 $2 with ')
    .replace(RECORDER, (_all, ever?: string) => ever ?? 'ever');
  const sized = MEAL_SIZE.test(chosen)
    ? chosen.replace(MEAL_SIZE, 'how many calories ').replace(IN_KCAL, '')
    : chosen;
  const once = ON_DAYS.test(sized) ? sized.replace(ONCE, '') : sized;
  const timed = OF_MORNINGS.test(once) ? once.replace(MORNING_OF, 'on ') : once;
  return HOURLY.test(timed) ? timed.replace(AVERAGED, '') : timed;
}
