import { Button, Skeleton, Tabs } from '@mantine/core';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router';
import type { Report } from '#contract/reports/reports.ts';
import { PLAN_LIMITS, type Plan } from '#domain/membership/plans.ts';
import { REPORT_SECTIONS, type ReportSection } from '#domain/reports/report-metrics.ts';
import { SECTION_NAMES } from '#domain/reports/shared-report.ts';
import { SCREENS } from '#domain/screens/screens.ts';
import { useAddressPart } from '#web/lib/address/address-part.ts';
import { useToday } from '#web/lib/clock.ts';
import { explain } from '#web/lib/errors.ts';
import { useMember } from '#web/lib/member.ts';
import { paths } from '#web/lib/paths.ts';
import { useReportUnits } from '#web/lib/units/report-units.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { TabRow } from '#web/ui/layout/tab-row.tsx';
import { AssociationsView } from './associations-view.tsx';
import { BloodView } from './blood-view.tsx';
import { GlucoseView } from './glucose-view.tsx';
import { NutritionView } from './nutrition-view.tsx';
import { OverviewView } from './overview-view.tsx';
import { useReport } from '#web/lib/member/report.ts';
import { prefetchAssociations } from './queries.ts';
import { ReportActions } from './report-actions.tsx';
import { ReportBar } from './report-bar.tsx';
import {
  beforeName,
  isWithinPlan,
  rangeInSentence,
  rangeName,
  useReportChoice,
  type ReportChoice,
  type ReportPartProps,
} from './report-view.ts';
import classes from './reports.module.css';
import { SectionView } from './section-view.tsx';
import { LinksCard } from './share/links-card.tsx';

type View = 'overview' | ReportSection | 'associations';
const VIEWS: readonly View[] = ['overview', ...REPORT_SECTIONS, 'associations'];
const VIEW_NAMES: Readonly<Record<View, string>> = {
  overview: 'Overview',
  ...SECTION_NAMES,
  associations: 'Associations',
};

interface ShownProps extends ReportPartProps {
  readonly range: ReportChoice['range'];
  readonly view: View;
}

function Shown({ view, range, ...part }: ShownProps) {
  if (view === 'overview') return <OverviewView {...part} />;
  if (view === 'nutrition') return <NutritionView {...part} />;
  if (view === 'glucose') return <GlucoseView {...part} />;
  if (view === 'blood') return <BloodView {...part} />;
  if (view === 'associations') return <AssociationsView range={range} units={part.units} />;
  return <SectionView {...part} section={view} />;
}

/** "Compared with September. 28 of 31 days have a complete food log." */
function subtitle(report: Report): string {
  const before = beforeName(report);
  const days = `${report.completeDays} of ${report.dayCount} ${report.dayCount === 1 ? 'day has' : 'days have'} a complete food log.`;
  return before === undefined ? days : `Compared with ${before}. ${days}`;
}

const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));

interface BodyProps extends ReportPartProps {
  readonly range: ReportChoice['range'];
  readonly plan: Plan;
}

function Body({ report, units, range, plan }: BodyProps) {
  const [asked, show] = useAddressPart('view');
  const [isPrinting, setPrinting] = useState(false);
  const view = VIEWS.find((each) => each === asked) ?? 'overview';
  const print = async (): Promise<void> => {
    await prefetchAssociations(range);
    flushSync(() => setPrinting(true));
    // Charts measure the narrower page before they are printed.
    await frame();
    await frame();
    window.print();
    setPrinting(false);
  };
  if (isPrinting)
    return (
      <div className={classes.paper}>
        {VIEWS.map((each) => (
          <section key={each} className={classes.sheet}>
            <Shown {...{ view: each, report, units, range }} />
          </section>
        ))}
      </div>
    );
  return (
    <>
      <Tabs value={view} onChange={(next) => show(next === 'overview' ? undefined : (next ?? undefined))}>
        <TabRow
          label="Report sections"
          value={view}
          tabs={VIEWS.map((each) => ({ value: each, name: VIEW_NAMES[each] }))}
        />
        <Tabs.Panel value={view}>
          <Shown {...{ view, report, units, range }} />
        </Tabs.Panel>
      </Tabs>
      <ReportActions
        range={range}
        rangeText={range ? rangeInSentence(range, report.today) : 'all of your data'}
        plan={plan}
        glucose={units.glucose}
        onPrint={() => void print()}
      />
      <LinksCard today={report.today} />
    </>
  );
}

/** A range that the plan doesn't cover. */
function BeyondPlan() {
  return (
    <Card>
      <EmptyState
        title={`Your plan’s reports cover up to ${PLAN_LIMITS.free.reportDays ?? 0} days`}
        text="With Lifetime, reports cover all of your data, and you can save them as PDFs for your doctor."
      >
        <Button component={Link} to={paths.upgrade()}>
          See the plans
        </Button>
      </EmptyState>
    </Card>
  );
}

/** `/reports`: what changed in a range of days, compared with the previous range. */
export function ReportsPage() {
  const today = useToday();
  const { data: member } = useMember();
  const { choice, choose } = useReportChoice(today);
  const units = useReportUnits(member?.unitSystem ?? 'metric');
  const isAllowed = member !== undefined && isWithinPlan(member.plan, choice.range, today);
  const { data: report, error, refetch } = useReport(choice.range, isAllowed);
  const title = choice.range ? `${rangeName(choice.range, today)} report` : 'Report on all of your data';
  return (
    <div className={classes.page}>
      <PageHeader
        title={title}
        documentTitle={SCREENS.reports.title}
        {...(report && isAllowed ? { text: subtitle(report) } : {})}
      >
        <ReportBar {...{ choice, today, choose }} />
      </PageHeader>
      {member && !isAllowed ? (
        <BeyondPlan />
      ) : report && member ? (
        <Body report={report} units={units} range={choice.range} plan={member.plan} />
      ) : error === null ? (
        <Skeleton height="40rem" radius="lg" />
      ) : (
        <ErrorState {...explain(error)} onRetry={() => void refetch()} />
      )}
    </div>
  );
}
