import { Hono } from 'hono';
import type { Logger } from 'pino';
import { statisticsRange, type Cohorts, type Statistics } from '#contract/insights.ts';
import type { ReadSession } from '#server/auth/session.ts';
import type { Db } from '#server/db/database.ts';
import { noteExport } from '#server/http/files/note-export.ts';
import { refuseQuery } from '#server/http/files/refuse-query.ts';
import { BYTE_ORDER_MARK, sendDownload } from '#server/http/files/download.ts';
import { requireAdmin, requireMember, type MemberEnv } from '#server/http/require-member.ts';
import { wireAnswer } from '#server/http/wire-answer.ts';
import { cohortsOf } from './cohorts.ts';
import { statisticsOf } from './queries.ts';

type Cell = string | number | null;

export interface StatisticFileOptions {
  readonly db: Db;
  readonly readSession: ReadSession;
  readonly log: Logger;
  readonly now: () => number;
  /** One line of a CSV file. */
  readonly csvLine: (cells: readonly Cell[]) => string;
}

/** Lines of each file, starting with the header. Shares are from 0 to 1, money is in the currency's smallest unit. */
const FILES: Readonly<Record<string, (statistics: Statistics) => readonly (readonly Cell[])[]>> = {
  days: ({ days }) => [
    [
      'Day (UTC)',
      'Visitors',
      'Views',
      'Sign-ups',
      'Active that day',
      'Active in last 7 days',
      'Active in last 30 days',
    ],
    ...days.map((day) => [
      day.date,
      day.visitors,
      day.views,
      day.signUps,
      day.activeDaily,
      day.activeWeekly,
      day.activeMonthly,
    ]),
  ],
  sources: ({ sources }) => [
    ['Source', 'Visitors', 'Views', 'Sign-ups', 'Activated', 'Of sign-ups', 'Low', 'High', 'Payments'],
    ...sources.map(({ source, visitors, views, signUps, activation, payments }) => [
      source,
      visitors,
      views,
      signUps,
      activation?.count ?? null,
      activation?.n ?? null,
      activation?.low ?? null,
      activation?.high ?? null,
      payments,
    ]),
  ],
  campaigns: ({ campaigns }) => [
    ['Campaign', 'Visitors'],
    ...campaigns.map(({ campaign, visitors }) => [campaign, visitors]),
  ],
  pages: ({ pages }) => [
    ['Page', 'Visitors', 'Views'],
    ...pages.map(({ path, visitors, views }) => [path, visitors, views]),
  ],
  features: ({ features }) => [
    ['Feature', 'Member days', 'Uses', 'Share of active days'],
    ...features.map(({ feature, memberDays, uses, share }) => [
      feature,
      memberDays,
      uses,
      share?.value ?? null,
    ]),
  ],
  revenue: ({ revenue }) => [
    ['Day (UTC)', 'Currency', 'Payments', 'Refunds', 'Paid, minor units', 'Refunded, minor units'],
    ...revenue.flatMap(({ currency, days }) =>
      days.map(({ date, payments, refunds, paidMinor, refundedMinor }) => [
        date,
        currency,
        payments,
        refunds,
        paidMinor,
        refundedMinor,
      ]),
    ),
  ],
};

const cohortLines = ({ rows }: Cohorts): readonly (readonly Cell[])[] => [
  ['Sign-up week', 'Sign-ups', ...(rows[0]?.rates ?? []).map((_, since) => `Week ${since}`)],
  ...rows.map(({ week, signUps, rates }) => [week, signUps, ...rates.map((rate) => rate?.value ?? null)]),
];

/** Statistics as CSV files for admins, such as `/sources.csv?from=…&to=…`. */
export function statisticFiles({ db, readSession, log, now, csvLine }: StatisticFileOptions) {
  const routes = new Hono<MemberEnv>();
  routes.get('/:file', requireMember(readSession, 'statistics.csv'), requireAdmin, async (c) => {
    const [, name = ''] = /^([a-z]+)\.csv$/.exec(c.req.param('file')) ?? [];
    const isCohorts = name === 'cohorts';
    const linesOf = Object.hasOwn(FILES, name) ? FILES[name] : undefined;
    if (!linesOf && !isCohorts) return wireAnswer(c, 'NOT_FOUND');
    const asked = statisticsRange.safeParse(c.req.query());
    if (!asked.success && !isCohorts) return refuseQuery(c, asked.error);
    await noteExport(c, { db, now }, `statistics/${name}.csv`);
    async function* text(): AsyncGenerator<string> {
      const lines =
        linesOf && asked.success
          ? linesOf(await statisticsOf(db, asked.data, now()))
          : cohortLines(await cohortsOf(db, now()));
      yield `${BYTE_ORDER_MARK}${lines.map((cells) => csvLine(cells)).join('')}`;
    }
    return sendDownload(c, { name: `perennial-${name}.csv`, type: 'text/csv' }, text(), log);
  });
  return routes;
}
