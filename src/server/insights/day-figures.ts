import type { DayRange } from '#domain/time/day-range.ts';
import { sql, type SQL } from 'drizzle-orm';
import { ACTIVATION_DAYS } from '#domain/insights/activation.ts';
import { MAX_PARTS } from './metrics.ts';

/**
 * The common table `visit_figures`: views and visitors of past days. With a path: by page and source. With a campaign: by campaign. With
 * neither: by source. A visitor has the source and campaign of their first view of the day, so visitors of several sources can be summed,
 * also to combine rare ones into `other`. Read once and grouped from visitors to sources, because a day may have many views.
 */
export const visitFigures = ({ from, to }: DayRange): SQL => sql`
  views as (
    select day, path, visitor, first_value(source) over mine as source, first_value(campaign) over mine as campaign
    from visits where day between ${from} and ${to}
    window mine as (partition by day, visitor order by at, id)
  ),
  page_visitors as (
    select day, visitor, source, campaign, path, count(*) as views from views group by day, visitor, source, campaign, path
  ),
  visitors as (
    select day, visitor, source, campaign, sum(views) as views from page_visitors group by day, visitor, source, campaign
  ),
  sources as (
    select day, source, sum(views) as views, count(*) as visitors,
      row_number() over (partition by day order by count(*) desc, source) as place
    from visitors group by day, source
  ),
  pages as (select day, path, source, sum(views) as views, count(*) as visitors from page_visitors group by day, path, source),
  campaigns as (
    select day, campaign, sum(views) as views, count(*) as visitors,
      row_number() over (partition by day order by count(*) desc, campaign) as place
    from visitors where campaign is not null group by day, campaign
  ),
  named as (select day, source, case when place <= ${MAX_PARTS} then source else 'other' end as name from sources),
  visit_figures as (
    select day, null as path, null as campaign, name as source, sum(views)::int as views, sum(visitors)::int as visitors
    from sources join named using (day, source) group by day, name
    union all
    select day, path, null, name, sum(views)::int, sum(visitors)::int
    from pages join named using (day, source) group by day, path, name
    union all
    select day, null, campaign, null, views::int, visitors::int from campaigns where place <= ${MAX_PARTS}
  )`;

/** Rows of `statistic_days` about sign-ups and feature use. */
export const memberFigures = ({ from, to }: DayRange): SQL => sql`
  select day, 'sign-ups' as metric, source as part, count(*)::int as value
  from sign_ups where day between ${from} and ${to} group by day, source
  union all
  select day, 'activated', source, count(*)::int
  from sign_ups where day between ${from} and ${to} and activated_on <= day + ${ACTIVATION_DAYS}::int
  group by day, source
  union all
  select day, metric, feature, value from (
    select day, feature, count(*)::int as members, sum(uses)::int as uses
    from feature_days where day between ${from} and ${to} group by day, feature
  ) as used, lateral (values ('feature-members', members), ('feature-uses', uses)) as figures (metric, value)`;

/** Rows of `statistic_days` about active members by day, from each member's last active day within the longest window. */
export const activeFigures = ({ from, to }: DayRange): SQL => sql`
  select days.at::date as day, metric, '' as part, value::int as value
  from generate_series(${from}::date, ${to}::date, interval '1 day') as days (at), lateral (
    select count(*) filter (where last = days.at::date) as daily,
      count(*) filter (where last > days.at::date - 7) as weekly, count(*) as monthly
    from (
      select max(day) as last from feature_days where day > days.at::date - 30 and day <= days.at::date group by user_id
    ) as members
  ) as active, lateral (values ('active-1', daily), ('active-7', weekly), ('active-30', monthly)) as figures (metric, value)`;

/** The same for today, from each member's last active day: nobody was active later, so that is enough. */
export const activeFiguresNow = (today: string): SQL => sql`
  select ${today}::date as day, metric, '' as part, value::int as value
  from (
    select count(*) filter (where last_active_on = ${today}) as daily,
      count(*) filter (where last_active_on > ${today}::date - 7) as weekly, count(*) as monthly
    from member_activity where last_active_on > ${today}::date - 30 and last_active_on <= ${today}
  ) as active, lateral (values ('active-1', daily), ('active-7', weekly), ('active-30', monthly)) as figures (metric, value)`;

/** Rows of `statistic_days` about one week's activity, by sign-up week. @param monday of the week of activity */
export const cohortFigures = (monday: string, weeks: number): SQL => sql`
  select c.week as day, ((${monday}::date - c.week) / 7)::text as part, count(distinct f.user_id)::int as value
  from (
    select user_id, day - (extract(isodow from day)::int - 1) as week from sign_ups
    where day between ${monday}::date - 7 * (${weeks}::int - 1) and ${monday}::date + 6
  ) as c
  join feature_days f on f.user_id = c.user_id and f.day between ${monday}::date and ${monday}::date + 6
  group by c.week`;
