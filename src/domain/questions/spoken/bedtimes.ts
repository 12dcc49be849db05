/** Going to bed or falling asleep. */
const BED =
  '(?:(?:(?:go|goes|went|gone|going|get|got|getting|be|been|being|am|was|were|head|headed|turn|turned|make it|made it) )?(?:(?:off )?to (?:bed|sleep)|(?:in|into) bed)|(?:fall|fell|fallen|falling) asleep|(?:be |been |was |am |being )?asleep|turn(?:ed)? in|lights out)';
/** Waking or getting up. */
const RISE =
  '(?:(?:wake|woke|woken|waking|get|got|getting|be|been|was|am)(?: i)?(?: been)? up|(?:wake|woke|woken|waking)|(?:get|got|getting|be|been|was|am)(?: i)?(?: been)? out of bed|(?:be |been |was )?awake)';
const NAMED = 'bed ?times?|time to bed|(?:wake(?: up)?|waking|get up|rise) times?';
const CLOCK =
  '(?:(half past|quarter past) )?(?:(\\d{1,2})(?::(\\d{2}))? ?(am|pm|o clock)?|(midnight|noon|midday))(?: in the (morning|evening|night)| at (night))?';
/** What may follow a time of day, unlike "after 8 hours" or "before 2 meals". */
const ENDS =
  '(?=$| ,| (?:in|on|last|this|the|and|or|how|what|when|did|do|am|was|is|vs|versus|than|compared|against|i|my|that|with|without|over|during|since|for|at|of|from|between|these|those|so|to|per|yesterday|today|every|all|it|then|as|out)\\b)';
const BOUNDS: readonly (readonly [words: string, bound: string])[] = [
  ['(?:(?:any )?later than|after|past|beyond)', 'above'],
  ['(?:at or after|no earlier than|not before)', 'at least'],
  ['(?:(?:any )?earlier than|before|prior to|ahead of)', 'below'],
  ['(?:by|no later than|not later than|at or before|not after|at the latest at)', 'at most'],
];
const DAY = 1440;
const HALF = 720;
const FIRST_EVENING_HOUR = 6;

type Kind = 'bedtime' | 'wake time';

/** Minutes from the midnight before the evening: going to bed at 0:30 is 1,470. */
function minutesOf(groups: readonly (string | undefined)[], kind: Kind): number | undefined {
  const [past, hour, minute, half, name, part, night] = groups;
  const added = past === undefined ? 0 : past.startsWith('half') ? 30 : 15;
  if (name !== undefined) {
    const isNoon = name !== 'midnight';
    return (kind === 'bedtime' ? (isNoon ? HALF : DAY) : isNoon ? HALF : 0) + added;
  }
  if (hour === undefined) return undefined;
  const said = Number(hour);
  const minutes = Number(minute ?? 0) + added;
  if (said > 24 || minutes >= 60) return undefined;
  const isMorning = half === 'am' || part === 'morning';
  const isEvening = half === 'pm' || part === 'evening' || part === 'night' || night !== undefined;
  const clock = isMorning || (isEvening && said <= 12) ? said % 12 : said;
  if (kind === 'wake time')
    return (isEvening ? clock * 60 + HALF : (said === 12 && !isMorning ? 12 : clock) * 60) + minutes;
  if (isMorning) return clock * 60 + DAY + minutes;
  if (isEvening && said < FIRST_EVENING_HOUR && night !== undefined) return clock * 60 + DAY + minutes;
  if (isEvening && said <= 12) return (said === 12 ? DAY : clock * 60 + HALF) + minutes;
  if (said > 12) return (said === 24 ? DAY : said * 60) + minutes;
  // "In bed by 11", "to sleep after 1": nobody means the other half of the day.
  if (said === 12 || said === 0) return DAY + minutes;
  return said * 60 + minutes + (said < FIRST_EVENING_HOUR ? DAY : HALF);
}

const kindOf = (words: string): Kind =>
  /\bbed ?times?\b|\bto bed\b/.test(words) || !/wak|woke|up\b|rise|out of bed|awake/.test(words)
    ? 'bedtime'
    : 'wake time';

const MIDDLE =
  '(?: (usually|typically|normally|generally|on average))?(?: (?:at|was|is|were|are|be|been|of))?';
const EVENT = `(?:${BED}|${RISE}|${NAMED})`;

/** "Nights when I went to bed after midnight", "in bed by 11": bounds on the bedtime. */
function withBounds(text: string): string {
  const bounded = BOUNDS.reduce(
    (said, [words, bound]) =>
      said.replace(
        new RegExp(`\\b(${EVENT})${MIDDLE} ${words} ${CLOCK}${ENDS}`, 'g'),
        (all: string, event: string, usual: string | undefined, ...groups: string[]) => {
          const minutes = minutesOf(groups.slice(0, 7), kindOf(event));
          return minutes === undefined
            ? all
            : `${usual === undefined ? '' : 'average '}${kindOf(event)} ${bound} ${minutes}`;
        },
      ),
    text,
  );
  return bounded
    .replace(
      new RegExp(`\\b(${EVENT})${MIDDLE} between ${CLOCK} and ${CLOCK}${ENDS}`),
      (all: string, event: string, _usual: string | undefined, ...groups: string[]) => {
        const [from, to] = [groups.slice(0, 7), groups.slice(7, 14)].map((each) =>
          minutesOf(each, kindOf(event)),
        );
        return from === undefined || to === undefined || from > to
          ? all
          : `${kindOf(event)} between ${from} and ${to}`;
      },
    )
    .replace(
      new RegExp(
        `\\b(${EVENT})${MIDDLE} within (?:(\\d+) (minutes|hours?)) (?:of|from|around) ${CLOCK}${ENDS}`,
      ),
      (
        all: string,
        event: string,
        _usual: string | undefined,
        count: string,
        unit: string,
        ...groups: string[]
      ) => {
        const center = minutesOf(groups.slice(0, 7), kindOf(event));
        const width = Number(count) * (unit === 'minutes' ? 1 : 60);
        return center === undefined
          ? all
          : `${kindOf(event)} between ${center - width} and ${center + width}`;
      },
    );
}

const OTHER_BOUND = new RegExp(
  `\\b(bedtime|wake time) (above|below|at least|at most) (\\d+)\\b(.*?) ?,? (vs|versus|than|compared (?:to|with)|against) (?:on |those |the |nights |days |mornings |when |with |i |it was |a |bedtime |wake time )*(after|past|later than|before|earlier than|(?:above|below|at least|at most) \\d+)(?: (?:${CLOCK}|it|that|then))?${ENDS}`,
);

/** "In bed before 11 vs after": the other nights. */
const withOtherSide = (text: string): string =>
  text.replace(
    OTHER_BOUND,
    (
      all: string,
      kind: Kind,
      bound: string,
      limit: string,
      between: string,
      versus: string,
      other: string,
      ...groups: string[]
    ) => {
      const minutes = /\d/.test(other) ? undefined : minutesOf(groups.slice(0, 7), kind);
      const isAfter = /^(?:after|past|later|above|at least)/.test(other);
      const opposite =
        bound === 'below'
          ? 'at least'
          : bound === 'at most'
            ? 'above'
            : bound === 'above'
              ? 'at most'
              : 'below';
      if (isAfter === /^(?:above|at least)/.test(bound)) return all;
      const stated = /\d/.test(other)
        ? other
        : minutes === undefined || minutes === Number(limit)
          ? `${opposite} ${limit}`
          : `${isAfter ? 'above' : 'below'} ${minutes}`;
      return `${kind} ${bound} ${limit}${between} ${versus} on nights when ${kind} ${stated}`;
    },
  );

/** "How often do I wake up at night": awakenings, unlike getting up. */
const WAKING: readonly (readonly [RegExp, string])[] = [
  [
    /\bhow (?:often|many times|frequently) (?:do|did|have|am) i (?:usually |typically |normally |generally )?(?:wake|woke|woken|waking)(?: up)? (?:in|during|at|through|throughout) (?:the )?nights?\b/,
    'how many awakenings per night on average',
  ],
  [
    /\bhow many times (?:did|have) i (?:wake|woken?)(?: up)? (?=last night|yesterday|tonight)/,
    'how many awakenings ',
  ],
  [
    /\bhow (?:often|many times) (?:do|did) i (?:usually )?(?:wake|woke)(?: up)? (?:a|per|each|every) night\b/,
    'how many awakenings per night on average',
  ],
];
const ON_A_DAY =
  /^(?:when|(?:at )?what time) did i (?=.* on (?:mon|tues|wednes|thurs|fri|satur|sun)day(?: night| morning)?$)(?:(?:go|get|head) to (?:bed|sleep)|(fall asleep)|(wake up|wake|get up))\b/;

const MORE = { later: 'higher', earlier: 'lower' } as const;
const moreOf = (said: string): string => (said === 'later' ? MORE.later : MORE.earlier);
const AMOUNT = '(?:by )?how (?:much|many (?:minutes|hours|mins))';
const USUALLY = '(?:usually |typically |normally |generally |tend to )?';

/** "How many minutes later do I get up on Saturdays than on Mondays": the difference of both averages. */
function withDifferences(text: string): string {
  return text
    .replace(
      new RegExp(`^${AMOUNT} (later|earlier) (?:do|did|am|have|was|is) (?:i |my )${USUALLY}(${EVENT})\\b`),
      (_, more: string, event: string) => `how much ${moreOf(more)} is my average ${kindOf(event)}`,
    )
    .replace(
      new RegExp(`^${AMOUNT} (?:do|did|am|have|was|is) (?:i |my )${USUALLY}(${EVENT}) (later|earlier)\\b`),
      (_, event: string, more: string) => `how much ${moreOf(more)} is my average ${kindOf(event)}`,
    )
    .replace(
      new RegExp(
        `^(?:do|did|am|have|is|was) (?:i |my )${USUALLY}(${EVENT}) (?:any )?(later|earlier)\\b(?! than (?:\\d|midnight|noon))`,
      ),
      (_, event: string, more: string) => `is my average ${kindOf(event)} ${moreOf(more)}`,
    )
    .replace(
      new RegExp(`^(?:how much )?(later|earlier) ((?:is|was) my average (?:bedtime|wake time))`),
      (_, more: string, figure: string) => `${figure} ${moreOf(more)}`,
    );
}

const OFTEN = '(?:usually |typically |normally |generally |tend to )?';
const USUAL = 'average|mean|median|usual|typical|normal|regular';
/** "The average time I go to bed", "on average, when do I wake up": these times, unlike how long I sleep. */
const USUAL_TIMES: readonly RegExp[] = [
  new RegExp(
    `\\b(?:what (?:is|was) )?(?:the |my )?(${USUAL}) (?:clock )?(?:time|hour)(?: of (?:day|night))? (?:(?:that|when|which|at which) )?i ${OFTEN}(${EVENT})\\b`,
  ),
  new RegExp(`^on (average) ,? (?:at )?(?:what time|when) (?:do|did) i ${OFTEN}(${EVENT})\\b`),
];
const statisticOf = (said: string): string => (/^(?:mean|median)$/.test(said) ? said : 'average');

const CONSISTENT =
  /^how (?:consistent|regular|irregular|inconsistent|variable|stable|steady) (?:is|was|are|were|has|have) (?:my |the )?(bed ?times?|wake(?: up)? times?|sleep(?:ing)? times?)(?: been)?(.*?)(?: ?,? in (?:minutes|mins|hours))?$/;

/** Times of going to bed and getting up, and what is said about them, in words for figures. */
export function withBedtimes(text: string): string {
  const asked = USUAL_TIMES.reduce(
    (said, pattern) =>
      said.replace(
        pattern,
        (_, usual: string, event: string) => `what is my ${statisticOf(usual)} ${kindOf(event)}`,
      ),
    text.replace(/^when (?:is|was) the (earliest|latest) (?=(?:time )?(?:that )?i )/, 'the $1 '),
  );
  const bounded = withOtherSide(
    withBounds(asked).replace(
      /(?<!\b(?:of|of the|many|of my|those) )\b(nights|mornings|days) (?=(?:bedtime|wake time) (?:above|below|at |between))/g,
      '$1 when ',
    ),
  );
  // "How many mornings did I wake up before 6": days.
  const counted =
    bounded === text
      ? text
      : bounded.replace(
          /\b(how many|what (?:share|percent|percentage|proportion) of|percentage of|share of|number of) mornings\b/,
          '$1 days',
        );
  return WAKING.reduce(
    (said, [pattern, replacement]) => said.replace(pattern, replacement),
    withDifferences(counted),
  )
    .replace(CONSISTENT, (_, name: string, rest: string) => `standard deviation of my ${kindOf(name)}${rest}`)
    .replace(ON_A_DAY, (_, _asleep: string | undefined, rise: string | undefined) =>
      rise === undefined ? 'bedtime' : 'wake time',
    );
}
