import type { Statistics, StatisticRate } from '#contract/insights.ts';
import { formatCount, formatDate } from '#web/lib/format.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { CsvLink } from './csv-link.tsx';
import { FigureTable } from './figure-table.tsx';
import classes from './statistics.module.css';
import { FEATURE_NAMES, formatShare } from './words.ts';

interface TableProps {
  readonly statistics: Statistics;
}

/** A percentage with its counts below. */
function Share({ rate }: { readonly rate: StatisticRate | null }) {
  if (!rate) return '–';
  return (
    <>
      {formatShare(rate.value)}
      <span className={classes.small}>
        {`${formatCount(rate.count)} of ${formatCount(rate.n)}, ${formatShare(rate.low).replace('%', '')}–${formatShare(rate.high)}`}
      </span>
    </>
  );
}

/** Sources of visitors, and their conversion. */
export function SourcesCard({ statistics: { sources, from, to } }: TableProps) {
  return (
    <Card title="Sources" aside={<CsvLink table="sources" of="sources" range={{ from, to }} />}>
      <FigureTable
        caption="Visitors, sign-ups and payments by source"
        head="Source"
        nameOf={({ source }) => source}
        columns={[
          { name: 'Visitors', cell: ({ visitors }) => formatCount(visitors) },
          { name: 'Views', cell: ({ views }) => formatCount(views) },
          { name: 'Sign-ups', cell: ({ signUps }) => formatCount(signUps) },
          { name: 'Activated', cell: ({ activation }) => <Share rate={activation} /> },
          { name: 'Payments', cell: ({ payments }) => formatCount(payments) },
        ]}
        rows={sources}
        empty="The sites and campaigns that visitors come from will appear here. Add utm_source to the links you share, such as /?utm_source=newsletter."
      />
    </Card>
  );
}

/** Answers of the coach by a model, and their tokens. */
export function CoachModelsCard({ statistics: { coachModels, today } }: TableProps) {
  if (coachModels.length === 0) return null;
  return (
    <Card title="AI coach answers">
      <FigureTable
        caption="Answers and tokens by day and model"
        head="Day and model"
        nameOf={({ date, model }) => `${formatDate(date, today)}, ${model}`}
        columns={[
          { name: 'Answers', cell: ({ answers }) => formatCount(answers) },
          { name: 'Failed', cell: ({ failures }) => formatCount(failures) },
          { name: 'Tokens in', cell: ({ inputTokens }) => formatCount(inputTokens) },
          { name: 'Tokens out', cell: ({ outputTokens }) => formatCount(outputTokens) },
        ]}
        rows={coachModels}
        empty=""
      />
    </Card>
  );
}

/** Views of public pages. */
export function PagesCard({ statistics: { pages, from, to } }: TableProps) {
  return (
    <Card title="Pages" aside={<CsvLink table="pages" of="pages" range={{ from, to }} />}>
      <FigureTable
        caption="Visitors and views by page"
        head="Page"
        nameOf={({ path }) => path}
        columns={[
          { name: 'Visitors', cell: ({ visitors }) => formatCount(visitors) },
          { name: 'Views', cell: ({ views }) => formatCount(views) },
        ]}
        rows={pages}
        empty="The public pages people view will appear here."
      />
    </Card>
  );
}

/** Visitors by campaign. */
export function CampaignsCard({ statistics: { campaigns, from, to } }: TableProps) {
  return (
    <Card title="Campaigns" aside={<CsvLink table="campaigns" of="campaigns" range={{ from, to }} />}>
      <FigureTable
        caption="Visitors by campaign"
        head="Campaign"
        nameOf={({ campaign }) => campaign}
        columns={[{ name: 'Visitors', cell: ({ visitors }) => formatCount(visitors) }]}
        rows={campaigns}
        empty="Visitors from links with a utm_campaign will appear here by campaign."
      />
    </Card>
  );
}

/** Use of features. */
export function FeaturesCard({ statistics: { features, from, to } }: TableProps) {
  const used = features.filter(({ memberDays }) => memberDays > 0);
  return (
    <Card title="Feature use" aside={<CsvLink table="features" of="features" range={{ from, to }} />}>
      <FigureTable
        caption="Use by feature"
        head="Feature"
        nameOf={({ feature }) => FEATURE_NAMES[feature]}
        columns={[
          { name: 'Member days', cell: ({ memberDays }) => formatCount(memberDays) },
          {
            name: 'Share of active days',
            cell: ({ share }) => (share ? formatShare(share.value) : '–'),
          },
          { name: 'Uses', cell: ({ uses }) => formatCount(uses) },
        ]}
        rows={used}
        empty="The features members use will appear here: how many members used each one and on how many days, but never what they entered."
      />
    </Card>
  );
}
