import { sql, type SQL } from 'drizzle-orm';
import { ACTIVATION_DAYS } from '#domain/insights/activation.ts';
import type { DayRange } from '#domain/insights/change.ts';

/** Sources and campaigns of a day that are told apart: what strangers write into addresses must not fill the tables. */
const MOST_SOURCES = 100;

/** Views with the source and campaign of their visitor's first view of the day. */
const views = ({ from, to }: DayRange): SQL => sql`
  views as (
    select day, path, visitor, first_value(source) over mine as source, first_value(campaign) over mine as campaign
    from visits where day between ${from} and ${to}
    window mine as (partition by day, visitor order by at, id)
  )`;

/**
 * Views and visitors by day, page and source, and with a path of null by day and source: a visitor has one source a day, so visitors may
 * be added up over sources, also to make `other` of a day's rare ones.
 */
export const visitSums = (range: DayRange): SQL => sql`
  with ${views(range)},
  sums as (
    select day, path, source, count(*) as views, count(distinct visitor) as visitors
    from views group by grouping sets ((day, path, source), (day, source))
  ),
  places as (
    select day, source, row_number() over (partition by day order by visitors desc, source) as place
    from sums where path is null
  )
  select day, path, case when place <= ${MOST_SOURCES} then source else 'other' end as source,
    sum(views)::int as views, sum(visitors)::int as visitors
  from sums join places using (day, source) group by 1, 2, 3`;

/** Rows of `statistic_days` about campaigns. */
export const campaignFigures = (range: DayRange): SQL => sql`
  with ${views(range)},
  campaigns as (
    select day, campaign, count(distinct visitor) as visitors,
      row_number() over (partition by day order by count(distinct visitor) desc, campaign) as place
    from views where campaign is not null group by day, campaign
  )
  select day, 'campaign-visitors' as metric, campaign as part, visitors::int as value
  from campaigns where place <= ${MOST_SOURCES}`;

/** Rows of `statistic_days` about sign-ups and what members use. */
export const memberFigures = ({ from, to }: DayRange): SQL => sql`
  select day, 'sign-ups' as metric, source as part, count(*)::int as value
  from sign_ups where day between ${from} and ${to} group by day, source
  union all
  select day, 'activated', source, count(*)::int
  from sign_ups where day between ${from} and ${to} and activated_on <= day + ${ACTIVATION_DAYS}::int
  group by day, source
  union all
  select day, 'feature-members', feature, count(*)::int
  from feature_days where day between ${from} and ${to} group by day, feature
  union all
  select day, 'feature-uses', feature, sum(uses)::int
  from feature_days where day between ${from} and ${to} group by day, feature`;

const WIDTHS = sql`(values (1), (7), (30)) as widths (width)`;
/** The longest window but its last day. */
const LOOK_BACK_DAYS = 29;

/**
 * Rows of `statistic_days` about active members, of each day. Somebody active on a day is within a window of n days from that day until
 * they are active again, or n days have passed: so their steps in and out are added up over the days, in one reading.
 */
export const activeFigures = ({ from, to }: DayRange): SQL => sql`
  with presence as (
    select distinct user_id, day from feature_days
    where day between ${from}::date - ${LOOK_BACK_DAYS}::int and ${to}
  ),
  spans as (select day, lead(day) over (partition by user_id order by day) as next from presence),
  steps as (
    select day as at, width, 1 as step from spans cross join ${WIDTHS}
    union all
    select least(next, day + width), width, -1 from spans cross join ${WIDTHS}
  ),
  moves as (select at, width, sum(step) as step from steps group by at, width),
  counts as (
    select days.at::date as day, widths.width,
      sum(coalesce(moves.step, 0)) over (partition by widths.width order by days.at) as value
    from generate_series(${from}::date - ${LOOK_BACK_DAYS}::int, ${to}::date, interval '1 day') as days (at)
    cross join ${WIDTHS}
    left join moves on moves.width = widths.width and moves.at = days.at::date
  )
  select day, 'active-' || width as metric, '' as part, value::int from counts where day >= ${from}`;

/** The same of today alone, from the last day of each member: as nobody was active later, that is all it takes. */
export const activeFiguresNow = (today: string): SQL => sql`
  select ${today}::date as day, 'active-' || width as metric, '' as part, (
    select count(*) from member_activity where last_active_on > ${today}::date - width and last_active_on <= ${today}
  )::int as value from ${WIDTHS}`;

/** Rows of `statistic_days` about one week's activity, by the week of signing up. @param monday of the week of activity */
export const cohortFigures = (monday: string, weeks: number): SQL => sql`
  select c.week as day, ((${monday}::date - c.week) / 7)::text as part, count(distinct f.user_id)::int as value
  from (
    select user_id, day - (extract(isodow from day)::int - 1) as week from sign_ups
    where day between ${monday}::date - 7 * (${weeks}::int - 1) and ${monday}::date + 6
  ) as c
  join feature_days f on f.user_id = c.user_id and f.day between ${monday}::date and ${monday}::date + 6
  group by c.week`;
