import type { DayCondition } from '#domain/query/query.ts';
import { seededRandom } from '#domain/numbers/seeded-random.ts';
import {
  DATES,
  EATEN,
  STATISTICS,
  WEEKDAYS,
  WINDOWS,
  WORN,
  type Statistic,
  type Subject,
} from './phrasing-words.ts';
import {
  asDid,
  COUNTS,
  FRAMES,
  limited,
  SHARES,
  tidy,
  WHENS,
  WITHS,
  type Maker,
  type Phrased,
} from './phrasing-frames.ts';
import { ofWorkouts, SPORTS } from './phrasing-workouts.ts';

/** "My average step count", "the median of my sleep". */
function figureOf({ pick, chance }: Maker, subject: Subject, { before, of }: Statistic): string {
  const name = pick(subject.names);
  // A total is one already.
  const safe = /total|percent|nightly|daily|per |amount|number of/i.test(name)
    ? (subject.names[0] ?? name)
    : name;
  if (chance(0.3)) return `the ${pick(of)} of my ${safe}`;
  const word = pick(before);
  const rest = /(?:of|in)$/.test(word)
    ? `my ${name}`
    : word === 'typical' || word === 'usual' || !/^(?:total|combined|cumulative|overall)/.test(word)
      ? name
      : safe;
  if (/(?:of|in)$/.test(word)) return `the ${word} ${rest}`;
  return pick([`my ${word} ${rest}`, `my ${word} ${rest}`, `the ${word} ${rest}`, `${word} ${rest}`]);
}

const statisticFor = ({ pick }: Maker, subject: Subject): Statistic =>
  pick(STATISTICS.filter(({ isForAdded }) => !isForAdded || subject.isAdded));

function plain(maker: Maker): Phrased {
  const { pick } = maker;
  const subject = pick(maker.subjects);
  const statistic = statisticFor(maker, subject);
  const [spoken, window] = pick(WINDOWS);
  const figure = figureOf(maker, subject, statistic);
  return {
    kind: 'value',
    question: tidy(pick(FRAMES).replace('{X}', figure).replace('{W}', spoken)),
    query: { metric: subject.key, aggregate: statistic.aggregate, window },
  };
}

/** "How many steps did I take on average last week?" */
function amount(maker: Maker): Phrased {
  const { pick, chance } = maker;
  const subject = pick(maker.subjects.filter(({ isAdded }) => isAdded));
  const statistic = pick(STATISTICS.filter(({ beside }) => beside.length > 0));
  const [spoken, window] = pick(WINDOWS);
  const asked = pick(subject.asked);
  const isExtreme = statistic.aggregate === 'max' || statistic.aggregate === 'min';
  if (isExtreme) {
    const word =
      statistic.aggregate === 'max'
        ? 'most'
        : /^(?:minutes|\w+ (?:zone )?minutes|steps|calories|zone|active)/.test(subject.most?.[0] ?? '')
          ? 'fewest'
          : 'least';
    const in1 = pick(['in a day', 'in a single day', 'in one day', 'on any day', 'on a single day']);
    return {
      kind: 'most',
      question: tidy(
        `${pick(['What’s the', 'What was the', 'Tell me the', 'What is the', 'the'])} ${word} ${pick(subject.most ?? [])} ${in1} ${spoken}?`,
      ),
      query: { metric: subject.key, aggregate: statistic.aggregate, window },
    };
  }
  const word = pick(statistic.beside);
  const said =
    chance(0.25) && !/^(?:a |per |daily|total)/.test(word)
      ? `${word}, ${asked.slice(0, 1).toLowerCase()}${asked.slice(1)} ${spoken}?`
      : pick([`${asked} ${word} ${spoken}?`, `${asked} ${spoken} ${word}?`, `${spoken}, ${asked} ${word}?`]);
  const lead = chance(0.2)
    ? pick([
        'Can you tell me ',
        'Tell me ',
        'I’d like to know ',
        'Do you know ',
        'I wonder ',
        'Could you let me know ',
      ])
    : '';
  return {
    kind: 'amount',
    question: tidy(`${lead}${said}`),
    query: { metric: subject.key, aggregate: statistic.aggregate, window },
  };
}

function dated(maker: Maker): Phrased {
  const { pick } = maker;
  const subject = pick(maker.subjects);
  const [spoken, window] = pick(DATES);
  const name = pick(
    subject.names.filter((each) => !/daily|per |nightly|count|total|number|^time|^minutes/.test(each)),
  );
  const asked = pick(subject.asked);
  const isAsked = maker.chance(0.5);
  // Food eaten today is a running total; water may be drunk on any day.
  const isSoFar = spoken === 'today' && EATEN.includes(subject) && subject.key !== 'waterMl';
  const question = isAsked
    ? pick([
        `${asked} ${spoken}?`,
        `${spoken}, ${asked}?`,
        `Tell me ${asked.slice(0, 1).toLowerCase()}${asked.slice(1)} ${spoken}`,
      ])
    : pick(FRAMES).replace('{X}', `my ${name}`).replace('{W}', spoken);
  return {
    kind: 'day',
    question: tidy(question),
    query: {
      metric: subject.key,
      aggregate: (isAsked && subject.isAdded) || isSoFar ? 'sum' : 'mean',
      window,
    },
  };
}

function counted(maker: Maker): Phrased {
  const { pick, chance } = maker;
  const subject = pick(maker.subjects);
  const isShare = chance(0.25);
  const { clause, having, metric, comparison } = limited(maker, subject);
  const [spoken, window] = pick(WINDOWS);
  const frame = pick(isShare ? SHARES : COUNTS)
    .replace('{W}', spoken)
    .replace('{D}', asDid(clause))
    .replace('{S}', clause)
    .replace('{H}', having);
  return {
    kind: isShare ? 'share' : 'count',
    question: tidy(`${frame}?`),
    query: { metric, aggregate: isShare ? 'share' : 'count', threshold: comparison, window },
  };
}

const withArticle = (noun: string): string => `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;

/** A condition on the day, in words. */
function condition(maker: Maker, not: string): readonly [spoken: string, condition: DayCondition] {
  const { pick, chance } = maker;
  if (chance(0.35)) {
    const sport = pick(SPORTS);
    const where = sport.kinds.length > 0 ? { where: { kinds: sport.kinds } } : {};
    const isNot = chance(0.25);
    const spoken = isNot
      ? pick([
          `${pick(WHENS)} I didn’t ${pick(sport.do)}`,
          `${pick(WITHS)} no ${pick(sport.one)}`,
          `on days without ${withArticle(pick(sport.one))}`,
        ])
      : pick([
          `${pick(WHENS)} I ${pick(sport.did)}`,
          `${pick(WHENS)} I ${pick(sport.did)}`,
          `${pick(WITHS)} ${withArticle(pick(sport.one))}`,
        ]);
    return [
      spoken,
      { metric: 'workouts', comparison: isNot ? { op: '<', value: 1 } : { op: '>=', value: 1 }, ...where },
    ];
  }
  const { clause, having, metric, comparison } = limited(
    maker,
    pick(maker.subjects.filter(({ key }) => key.slice(0, 4) !== not.slice(0, 4))),
  );
  return [chance(0.7) ? `${pick(WHENS)} ${clause}` : `${pick(WITHS)} ${having}`, { metric, comparison }];
}

function conditional(maker: Maker): Phrased {
  const { chance } = maker;
  const made = chance(0.75) ? plain(maker) : amount(maker);
  const [spoken, when] = condition(maker, made.query.metric);
  const asked = made.question.replace(/[?.]$/, '').replace(/, please$|, if you know$| for me$/, '');
  const lower = /^(?:I|HRV|RHR|REM|AZM|SD|January|Jan|Dec)\b/.test(asked)
    ? asked
    : `${asked.slice(0, 1).toLowerCase()}${asked.slice(1)}`;
  const question = chance(0.4) ? `${spoken}, ${lower}?` : `${asked} ${spoken}?`;
  return { kind: `${made.kind} on days`, question: tidy(question), query: { ...made.query, when: [when] } };
}

function onWeekdays(maker: Maker): Phrased {
  const made = maker.chance(0.7) ? plain(maker) : amount(maker);
  const [spoken, weekdays] = maker.pick(WEEKDAYS);
  const asked = made.question.replace(/[?.]$/, '').replace(/, please$|, if you know$| for me$/, '');
  return {
    kind: `${made.kind} of weekdays`,
    question: tidy(`${asked} ${spoken}?`),
    query: { ...made.query, weekdays },
  };
}

const MAKERS = [
  plain,
  plain,
  plain,
  amount,
  amount,
  dated,
  counted,
  counted,
  counted,
  conditional,
  conditional,
  conditional,
  onWeekdays,
  ofWorkouts,
  ofWorkouts,
  ofWorkouts,
];
const EATEN_MAKERS = [plain, amount, dated, counted, conditional, onWeekdays];

/** Questions over combinations of statistic, metric, days and wording. The same in every run. */
export function phrasings(count: number, seed = 17): readonly Phrased[] {
  const roll = seededRandom(seed);
  const pick: Maker['pick'] = (list) => {
    const chosen = list[Math.floor(roll() * list.length)];
    if (chosen === undefined) throw new Error('Nothing to pick from.');
    return chosen;
  };
  const chance = (share: number): boolean => roll() < share;
  return Array.from({ length: count }, () => {
    const isEaten = chance(0.25);
    const made = pick(isEaten ? EATEN_MAKERS : MAKERS)({ pick, chance, subjects: isEaten ? EATEN : WORN });
    return isEaten ? { ...made, kind: `${made.kind} (food)` } : made;
  });
}
