import { isOneDay } from '#domain/query/windows.ts';
import type { Query } from '#domain/query/query.ts';
import type { RecordSource } from '#domain/query/record-source.ts';
import type { Lexicon } from '#domain/questions/lexicon.ts';
import type { Understood } from '#domain/questions/read-one.ts';
import { askedPart } from './asked-part.ts';
import { readPressureBounds } from './pressure-bounds.ts';
import { measuredParts, type MeasuredParts } from './measured-parts.ts';
import type { Role } from './roles.ts';

type Rule = readonly [
  needs: readonly Role[],
  may: readonly Role[],
  read: (parts: MeasuredParts) => Partial<Query> | undefined,
];

const LATEST = { order: 'last', count: 1 } as const;
const BEFORE_IT = { order: 'last', count: 1, skip: 1 } as const;
const VERSUS_BEFORE = { aggregate: 'last', only: LATEST, versus: { only: BEFORE_IT } } as const;
const ALL = { kind: 'all' } as const;

/** Single values of weights, markers and readings; days for the rest. */
const isOfRecords = ({ metric }: MeasuredParts): boolean => metric.kind === 'event';

const test = ({ metric, comparison }: MeasuredParts) => comparison && [{ metric: metric.key, comparison }];

/** The day on which a comparison first or last held. */
const crossing =
  (order: 'first' | 'last') =>
  (parts: MeasuredParts): Partial<Query> | undefined => {
    const when = test(parts);
    return (
      when && {
        aggregate: order,
        ...(isOfRecords(parts) ? { per: 'day' as const } : {}),
        when,
        only: { order, count: 1 },
      }
    );
  };

const tally =
  (aggregate: 'count' | 'share') =>
  (parts: MeasuredParts): Partial<Query> | undefined => {
    if (!parts.comparison || (parts.roles.has('last') && parts.count === undefined && isOfRecords(parts)))
      return undefined;
    const only = parts.count === undefined ? {} : { only: { order: 'last' as const, count: parts.count } };
    return parts.roles.has('N') && !parts.roles.has('last')
      ? undefined
      : { aggregate, threshold: parts.comparison, ...only };
  };

const sinceExtreme = ({ end, isDown, roles, isTimed, window }: MeasuredParts): Partial<Query> | undefined =>
  end && {
    aggregate: 'last',
    window: ALL,
    versus: { window: isTimed ? window : ALL, aggregate: end },
    ...(isDown && end === 'max' ? { isBelow: true } : {}),
    ...(roles.has('percent') ? { isPercent: true } : {}),
  };

/** How questions about a measured value are built: roles that have to be there, roles that may be, and the query. */
const RULES: readonly Rule[] = [
  [
    ['extreme'],
    ['nth', 'when'],
    ({ end, nth }) => end && { aggregate: end, ...(nth === undefined ? {} : { nth }) },
  ],
  [['since', 'extreme'], ['change', 'amount', 'last', 'than', 'percent'], sinceExtreme],
  [['extreme', 'last', 'change'], ['amount', 'percent', 'than'], sinceExtreme],
  [
    ['extreme', 'change', 'group'],
    [],
    ({ metric, group, isDown, end }) =>
      metric.plain === 'last' && group && end === 'max'
        ? { aggregate: 'change', group, rank: { order: isDown ? 'lowest' : 'highest', limit: 1 } }
        : undefined,
  ],
  [['prev'], ['when'], () => ({ aggregate: 'last', only: BEFORE_IT })],
  [['third'], ['when'], () => ({ aggregate: 'last', only: { ...BEFORE_IT, skip: 2 } })],
  [
    ['prev', 'change'],
    ['last', 'than', 'amount', 'when', 'percent'],
    ({ roles, isTimed }) =>
      isTimed ? undefined : { ...VERSUS_BEFORE, ...(roles.has('percent') ? { isPercent: true } : {}) },
  ],
  [['prev', 'than'], ['last', 'amount', 'percent'], ({ isTimed }) => (isTimed ? undefined : VERSUS_BEFORE)],
  [
    ['both', 'change'],
    ['amount', 'C', 'percent', 'than'],
    ({ roles }) => ({ ...VERSUS_BEFORE, ...(roles.has('percent') ? { isPercent: true } : {}) }),
  ],
  [
    ['both', 'C'],
    ['count'],
    ({ comparison }) =>
      comparison && { aggregate: 'count', threshold: comparison, only: { order: 'last', count: 2 } },
  ],
  [['both', 'mean'], [], () => ({ aggregate: 'mean', only: { order: 'last', count: 2 } })],
  [
    ['start', 'change'],
    ['last', 'amount', 'percent', 'than'],
    ({ roles }) => ({ aggregate: 'change', ...(roles.has('percent') ? { isPercent: true } : {}) }),
  ],
  [['start'], ['when'], () => ({ aggregate: 'first' })],
  [['first'], ['when'], () => ({ aggregate: 'first' })],
  [['count', 'C'], ['each', 'any', 'last', 'N', 'share'], tally('count')],
  [['share', 'C'], ['each', 'any', 'last', 'N'], tally('share')],
  [['each', 'C'], [], tally('count')],
  [['any', 'C'], ['when'], tally('count')],
  [['C', 'when', 'first'], [], crossing('first')],
  [['C', 'first'], [], crossing('first')],
  [['C', 'when', 'last'], [], crossing('last')],
  [['C', 'when'], ['count'], tally('count')],
  [
    ['mean', 'N'],
    ['last', 'each'],
    ({ metric, count }) =>
      metric.list === 'blood' && count !== undefined
        ? { aggregate: 'mean', only: { order: 'last', count } }
        : undefined,
  ],
  [['ago'], ['last', 'when'], () => ({ aggregate: 'since' })],
  [
    ['change'],
    ['amount', 'percent', 'share'],
    ({ metric, isTimed, roles }) =>
      metric.plain === 'last' && isTimed
        ? {
            aggregate: 'change',
            ...(roles.has('percent') || roles.has('share') ? { isPercent: true } : {}),
          }
        : undefined,
  ],
  [
    ['target'],
    ['amount', 'last'],
    ({ metric }) => (metric.key === 'weightKg' ? { target: 'over' } : undefined),
  ],
  [
    ['last'],
    ['amount'],
    ({ isTimed, metric }) => (isTimed || metric.list === 'blood' ? { aggregate: 'last' } : undefined),
  ],
  [[], [], ({ metric, isTimed }) => (metric.list === 'blood' && isTimed ? {} : undefined)],
];

const fits = (roles: ReadonlySet<Role>, needs: readonly Role[], may: readonly Role[]): boolean =>
  needs.every((role) => roles.has(role)) &&
  [...roles].every((role) => needs.includes(role) || may.includes(role));

/** The query that fits the roles of a question's words. */
export function readParts(parts: MeasuredParts): Understood | undefined {
  const { metric, roles, window, weekdays, minutes, unit } = parts;
  if (minutes && metric.list !== 'glucose') return undefined;
  const rule = RULES.find(([needs, may]) => fits(roles, needs, may));
  const fields = rule?.[2](parts);
  if (!fields || (fields.aggregate === 'change' && isOneDay(window))) return undefined;
  return {
    query: {
      metric: metric.key,
      aggregate: metric.plain,
      window,
      ...(weekdays ? { weekdays } : {}),
      ...(minutes ? { where: { minutes } } : {}),
      ...fields,
    },
    ...(unit === undefined ? {} : { unit }),
  };
}

const CHANGED =
  'lost|lose|gain|gained|put|dropped|drop|fallen|fell|risen|rose|come|came|down|up|changed?|loss|rise|decrease|increase|improved|regained';
const OF_EXTREME = new RegExp(
  `^(?=.*\\b(?:${CHANGED})\\b).*\\b(?:since|from|off) (?:(?:i|it) (?:\\w+ ){1,3})?(?:my |its |the )(?:all time )?(?:highest|lowest|heaviest|lightest|peak|maximum|minimum)\\b|\\b(?:most|biggest|largest) (?:\\w+ ){1,2}(?:i (?:\\w+ )?)?(?:lost|gained|loss|gain) in (?:a|any|one)\\b|\\b(?:heaviest|lightest|highest|lowest)\\b.*\\bsince (?:then|that (?:day|time|point))\\b`,
  'iu',
);

/** Whether a question is about a change since an extreme, whose words would pass for the extreme itself. */
export const isOfMeasured = (question: string): boolean => OF_EXTREME.test(question);

/** Reads questions about a measured value by what their words do: extremes, crossings, tests before the latest one, and changes since. */
export function readMeasured(
  question: string,
  source: RecordSource,
  lexicon: Lexicon,
): Understood | undefined {
  const part = askedPart(question, source, lexicon);
  const pressure = part && readPressureBounds(part.asked, source);
  if (pressure) return { query: pressure };
  const parts = part && measuredParts(part, source, lexicon);
  return parts && readParts(parts);
}
