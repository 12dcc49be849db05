import { Button, Group, List, Skeleton, Stack, Text } from '@mantine/core';
import { IconListSearch } from '@tabler/icons-react';
import { Link } from 'react-router';
import type {
  PhenoAgeKnown,
  PhenoAgeOutcome,
  PhenoContribution,
  PhenoInput,
  PhenoRefusal,
} from '#domain/bio-age/pheno-age/result.ts';
import { formatAmount } from '#domain/numbers/format-amount.ts';
import { formatDate } from '#web/lib/format.ts';
import { paths } from '#web/lib/paths.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { Waterfall } from '#web/ui/chart/waterfall.tsx';
import { Figure } from '#web/ui/layout/figure.tsx';
import { differenceWords, formatAge, formatYears, PHENO_REFUSALS } from './words.ts';
import { withUnit } from '#domain/numbers/with-unit.ts';

/** Names short enough for a row of the chart. */
const SHORT_NAMES: Readonly<Record<PhenoInput, string>> = {
  albumin: 'Albumin',
  creatinine: 'Creatinine',
  glucose: 'Glucose',
  crp: 'CRP',
  lymphocytes: 'Lymphocytes',
  mcv: 'Red cell volume (MCV)',
  rdw: 'Red cell width (RDW)',
  alp: 'Alkaline phosphatase',
  wbc: 'White blood cells',
};

/** "44 g/L, peers 42 g/L": a marker in the unit of the formula. */
export const markerText = ({ modelValue, modelUnit, peerModelValue }: PhenoContribution): string =>
  `${withUnit(formatAmount(modelValue), modelUnit)}, peers ${withUnit(formatAmount(peerModelValue), modelUnit)}`;

interface PhenoCardProps {
  readonly phenoAge: PhenoAgeOutcome | undefined;
  readonly today: string;
  readonly onAudit: () => void;
}

function Known({
  phenoAge,
  today,
  onAudit,
}: { readonly phenoAge: PhenoAgeKnown } & Omit<PhenoCardProps, 'phenoAge'>) {
  const { shownYears, phenoAgeYears, ageYears, drawnOn, contributions, peerPhenoAgeYears } = phenoAge;
  const sorted = contributions.toSorted((one, other) => one.years - other.years);
  const worst = sorted.at(-1);
  return (
    <Stack gap="md">
      <div>
        <Figure size="hero" value={formatYears(shownYears)} unit="years compared with your peers" />
        <Text fw={500} mt="xs">
          We estimate that your blood is {differenceWords(shownYears, 'that of your peers')}.
        </Text>
      </div>
      <Text size="sm" c="dimmed">
        Your PhenoAge is {formatAge(phenoAgeYears)} at age {formatAge(ageYears)}, from blood drawn{' '}
        {formatDate(drawnOn, today)}. Almost everyone today gets a PhenoAge below their age, so we compare you
        with people of your sex and age.
        {!phenoAge.isRecent && ' This test is over a year old. A new test would tell you more.'}
        {phenoAge.isFasting === false &&
          ' You ate before the draw, which raises your glucose and, with it, your PhenoAge.'}
        {phenoAge.isOutsideTrainedAges && ' The formula wasn’t developed for ages above 85.'}
      </Text>
      <Waterfall
        label="How each marker changes your PhenoAge"
        unit="years"
        summary={
          worst && worst.years > 0
            ? `${SHORT_NAMES[worst.input]} adds the most: ${formatYears(worst.years)} years compared with your peers’ median.`
            : 'None of your markers adds years compared with your peers’ median.'
        }
        start={{ label: 'Peers your age', value: peerPhenoAgeYears }}
        steps={sorted.map((each) => ({
          key: each.input,
          label: SHORT_NAMES[each.input],
          note: markerText(each),
          change: each.years,
        }))}
        end={{ label: 'Your PhenoAge', value: phenoAgeYears }}
        noteHead="Yours and your peers’"
        formatTotal={formatAge}
        formatChange={formatYears}
      />
      <Text size="sm" c="dimmed">
        PhenoAge swings by two to three years from draw to draw. Trust a change only if two draws agree.
      </Text>
      <Group gap="sm">
        <Button variant="light" leftSection={<IconListSearch size={18} aria-hidden />} onClick={onAudit}>
          How PhenoAge is calculated
        </Button>
        <ToBlood />
      </Group>
    </Stack>
  );
}

/** Refusals that another blood test can resolve. */
const HELPED_BY_BLOOD: ReadonlySet<PhenoRefusal> = new Set([
  'crp-over-10',
  'wbc-over-15',
  'too-far-apart',
  'too-old',
]);

function ToBlood() {
  return (
    <Button variant="default" component={Link} to={paths.bloodTests()}>
      Blood tests
    </Button>
  );
}

function AddBlood() {
  return (
    <Group gap="sm">
      <Button variant="light" component={Link} to={paths.newBloodTest()}>
        Add a blood test
      </Button>
      <Button variant="default" component={Link} to={paths.importBloodTests()}>
        Import a file
      </Button>
    </Group>
  );
}

/** PhenoAge against peers, marker by marker; or why it can't be computed. */
export function PhenoView({ phenoAge, ...rest }: PhenoCardProps) {
  if (!phenoAge) return <Skeleton height="20rem" />;
  if (phenoAge.kind === 'known') return <Known phenoAge={phenoAge} {...rest} />;
  if (phenoAge.kind === 'refused')
    return (
      <Stack gap="md" align="flex-start">
        <Text>{PHENO_REFUSALS[phenoAge.reason]}</Text>
        {phenoAge.drawnOn !== null && (
          <Text size="sm" c="dimmed">
            Your latest blood test was on {formatDate(phenoAge.drawnOn, rest.today)}. You can still see its
            values.
          </Text>
        )}
        {HELPED_BY_BLOOD.has(phenoAge.reason) ? <AddBlood /> : <ToBlood />}
      </Stack>
    );
  const { markers } = phenoAge;
  return (
    <Stack gap="md" align="flex-start">
      <Text>
        Nine markers from one blood draw give you a second age, PhenoAge (Levine 2018).{' '}
        {markers.length === 9
          ? 'All nine are standard lab tests:'
          : `You already have ${9 - markers.length} of them. Still missing:`}
      </Text>
      <List size="sm" spacing={4} type="unordered">
        {markers.map(({ input, name }) => (
          <List.Item key={input}>{name}</List.Item>
        ))}
      </List>
      <AddBlood />
    </Stack>
  );
}

/** PhenoAge from the newest blood test, if there is no bio-age to show it with. */
export function PhenoCard(props: PhenoCardProps) {
  const { phenoAge, today } = props;
  const drawn = phenoAge?.kind === 'known' ? `Blood from ${formatDate(phenoAge.drawnOn, today)}` : undefined;
  return (
    <Card title="From your blood: PhenoAge" {...(drawn !== undefined && { aside: drawn })}>
      <PhenoView {...props} />
    </Card>
  );
}
