import { Anchor, Button, Stack, Text } from '@mantine/core';
import { IconListSearch } from '@tabler/icons-react';
import { Fragment, useState } from 'react';
import { Link } from 'react-router';
import type { Assessment, AssessmentComparison, BioAgeOverview } from '#contract/bio-age/bio-age.ts';
import { BLOOD_WEIGHTS, type CombinedBioAge } from '#domain/bio-age/combined-bio-age.ts';
import type { ItemKey } from '#domain/bio-age/item-keys.ts';
import type { BioAgeChange } from '#domain/bio-age/lifestyle-result.ts';
import { countText, formatDate } from '#web/lib/format.ts';
import { paths } from '#web/lib/paths.ts';
import { Card } from '#web/ui/card.tsx';
import { Columns } from '#web/ui/columns.tsx';
import { Figure } from '#web/ui/figure.tsx';
import { Steps } from '#web/ui/steps.tsx';
import type { Audited } from '#web/bio-age/audit/audit-drawer.tsx';
import { FallCard } from './fall-card.tsx';
import { HistoryCard } from './history-card.tsx';
import { PhenoCard } from './pheno-card.tsx';
import { useAssessments } from './queries.ts';
import { ResultCard } from './result-card.tsx';
import classes from './result-columns.module.css';
import { SectionsCard } from './sections-card.tsx';
import { formatAge, formatEstimate, formatYears } from './words.ts';

interface Place {
  readonly to: string;
  readonly label: string;
}

const weight: Place = { to: paths.track('weight'), label: 'Track your weight and waist' };
const food: Place = { to: paths.dietQuality(), label: 'See your diet quality' };
const diary: Place = { to: paths.day(), label: 'Open your diary' };
const sleep: Place = { to: paths.track('sleep'), label: 'Track your sleep' };
const stress: Place = { to: paths.track('stress'), label: 'Breathe, check in, track stress' };
const blood: Place = { to: paths.bloodTests(), label: 'See your blood tests' };

const PLACES: Readonly<Partial<Record<ItemKey, Place>>> = {
  bmi: weight,
  whtr: weight,
  fv: food,
  wg: food,
  nuts: food,
  upf: food,
  pmeat: diary,
  ssb: diary,
  salt: diary,
  dur: sleep,
  reg: sleep,
  sri: sleep,
  osa: sleep,
  dep: stress,
  stress,
  dm: { to: paths.glucose(), label: 'Track your glucose' },
  ckd: blood,
};

/** The screen that tracks an assessment item; undefined if there is none. */
const placeOf = (item: ItemKey): Place | undefined => PLACES[item];

const MAX_CHANGES = 5;

/** Changes since the previous result. */
function ComparisonCard({
  comparison,
  today,
}: {
  readonly comparison: AssessmentComparison;
  readonly today: string;
}) {
  const { before, bioAgeYears, ageYears, isSameVersion, items } = comparison;
  const [isWhole, setWhole] = useState(false);
  const moved = items.toSorted((one, other) => Math.abs(other.years) - Math.abs(one.years));
  return (
    <Card title="What changed" aside={`since ${formatDate(before.finishedOn, today)}`}>
      <Text mb="md">
        From your habits: {formatEstimate(before.bioAgeYears)} then,{' '}
        {formatEstimate(before.bioAgeYears + bioAgeYears)} now ({formatYears(bioAgeYears)} years){' '}
        {ageYears === 0 ? '' : `, while you got ${countText(ageYears, 'year')} older`}.
        {!isSameVersion && ' The weights changed in between, which may explain part of the difference.'}
      </Text>
      {moved.length === 0 ? (
        <Text size="sm" c="dimmed">
          Your answers haven’t changed.
        </Text>
      ) : (
        <Steps
          steps={(isWhole ? moved : moved.slice(0, MAX_CHANGES)).map(({ name, from, to, years }) => ({
            name,
            value: formatYears(years),
            unit: 'years',
            why: `From “${from ?? 'unknown'}” to “${to ?? 'unknown'}”`,
          }))}
        />
      )}
      {moved.length > MAX_CHANGES && (
        <Button
          variant="default"
          size="sm"
          mt="md"
          aria-pressed={isWhole}
          onClick={() => setWhole((was) => !was)}
        >
          {isWhole ? 'Show only the largest' : `Show all ${moved.length} changes`}
        </Button>
      )}
    </Card>
  );
}

interface CombinedCardProps {
  readonly combined: CombinedBioAge;
  readonly onAudit: () => void;
}

/** How habits and blood make up the headline. */
function CombinedCard({ combined, onAudit }: CombinedCardProps) {
  const { ageYears, bioAgeYears, bloodYears, bloodWeight, rawYears, deltaYears, sections } = combined;
  const habitsYears = sections.reduce((sum, { years }) => sum + years, 0);
  const cappedYears = deltaYears - rawYears;
  return (
    <Card title="Habits and blood together">
      <Stack gap="md" align="flex-start">
        <Text size="sm" c="dimmed">
          Blood already shows part of what your habits do, so habits count only in part here and nothing
          counts twice.
          {bloodWeight < BLOOD_WEIGHTS.fresh && ' Blood counts less with each month that passes.'}
        </Text>
        <Steps
          steps={[
            { name: 'Your age', value: formatAge(ageYears), unit: 'years' },
            { name: 'Habits beyond blood', value: formatYears(habitsYears), unit: 'years' },
            { name: 'Blood', value: formatYears(bloodYears), unit: 'years' },
            ...(Math.abs(cappedYears) < 0.05
              ? []
              : [
                  {
                    name: 'Cap on large differences',
                    value: formatYears(cappedYears),
                    unit: 'years',
                  },
                ]),
            { name: 'Your bio-age', value: formatEstimate(bioAgeYears), unit: 'years', isResult: true },
          ]}
        />
        <Button variant="default" leftSection={<IconListSearch size={18} aria-hidden />} onClick={onAudit}>
          How they’re combined
        </Button>
      </Stack>
    </Card>
  );
}

const within = (months: number): string =>
  months < 24
    ? `about ${months} ${months === 1 ? 'month' : 'months'}`
    : `about ${Math.round(months / 12)} years`;

function Change({ change }: { readonly change: BioAgeChange }) {
  const place = placeOf(change.item);
  return (
    <li className={classes.change}>
      <div className={classes.line}>
        <h3 className={classes.words}>{change.words}</h3>
        <Figure value={formatYears(change.years)} unit="years" />
      </div>
      <p className={classes.way}>
        {change.name}: from “{change.from}” to “{change.to}”. Realistic in {within(change.withinMonths)}.
      </p>
      {place && (
        <Anchor component={Link} to={place.to} size="sm" className={classes.place ?? ''}>
          {place.label}
        </Anchor>
      )}
    </li>
  );
}

/** At most five changes, the most rewarding first, each with the effect of one step. */
function ChangesCard({ changes }: { readonly changes: readonly BioAgeChange[] }) {
  return (
    <Card title="What would help the most">
      {changes.length === 0 ? (
        <Text>Nothing you can change would move your bio-age much. Keep doing what you’re doing.</Text>
      ) : (
        <>
          <Text size="sm" c="dimmed" mb="md">
            How much one step in each would change your estimate if all else stays the same.
          </Text>
          <ol className={classes.list}>
            {changes.map((change) => (
              <Change key={change.item} change={change} />
            ))}
          </ol>
        </>
      )}
    </Card>
  );
}

interface ResultColumnsProps {
  readonly overview: BioAgeOverview;
  /** The newest result, or a requested earlier one. */
  readonly shown: Assessment;
  readonly comparison: AssessmentComparison | null;
  readonly today: string;
  readonly onAudit: (audited: Audited) => void;
}

/** A result with all that explains it, and the results before it. */
export function ResultColumns({ overview, shown, comparison, today, onAudit }: ResultColumnsProps) {
  const { data: results } = useAssessments();
  const isNewest = overview.refusal === null && shown.id === overview.latest?.id;
  const headline = isNewest ? overview.headline : null;
  return (
    <Columns
      wide="first"
      columns={[
        <Fragment key="result">
          <ResultCard
            assessment={shown}
            figure={headline ?? { ...shown.result, basis: 'habits' }}
            today={today}
            retakeOn={isNewest ? overview.retakeOn : null}
            onAudit={() => onAudit(headline?.basis === 'habits-and-blood' ? 'combined' : 'lifestyle')}
          />
          <FallCard result={shown.result} onAudit={() => onAudit('lifestyle')} />
          {isNewest && (
            <div className={classes.late}>
              <PhenoCard phenoAge={overview.phenoAge} today={today} onAudit={() => onAudit('pheno')} />
            </div>
          )}
        </Fragment>,
        <Fragment key="changes">
          {isNewest && <ChangesCard changes={shown.result.changes} />}
          <SectionsCard sections={shown.result.sections} onAudit={onAudit} />
          {comparison && <ComparisonCard comparison={comparison} today={today} />}
          {isNewest && overview.combined && (
            <div className={classes.last}>
              <CombinedCard combined={overview.combined} onAudit={() => onAudit('combined')} />
            </div>
          )}
        </Fragment>,
      ]}
    >
      {results && results.length > 0 && <HistoryCard results={results} today={today} shownId={shown.id} />}
    </Columns>
  );
}
