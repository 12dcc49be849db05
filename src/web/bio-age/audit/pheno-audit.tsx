import { ScrollArea, Stack, Table, Text } from '@mantine/core';
import { MIN_CRP_MGL } from '#domain/bio-age/pheno-age/inputs.ts';
import { SHOWN_SHARE } from '#domain/bio-age/pheno-age/compute-pheno-age.ts';
import { FITTED, LOG_HAZARD_PER_YEAR, LOG_SCALE } from '#domain/bio-age/pheno-age/pheno-age.ts';
import { PHENO_LIMITS, type PhenoAgeKnown } from '#domain/bio-age/pheno-age/result.ts';
import { formatDate } from '#web/lib/format.ts';
import { SourceLinks } from '#web/ui/source-links.tsx';
import { Steps } from '#web/ui/layout/steps.tsx';
import classes from './audit.module.css';
import { Formula } from './formula.tsx';
import { formatHundredth } from '#web/bio-age/words.ts';
import { withUnit } from '#domain/numbers/with-unit.ts';

const { intercept, coefficients, ageIntercept } = FITTED;

export const PHENO_FORMULA = [
  `xb       = ${String(intercept).replace('-', '−')} + ${coefficients.ageYears} · age + Σ coefficient · value`,
  `PhenoAge = ${ageIntercept} + (${LOG_SCALE.toFixed(8)} + xb) / ${LOG_HAZARD_PER_YEAR}`,
  `years    = coefficient / ${LOG_HAZARD_PER_YEAR} · (value − peers); CRP: ln value − ln peers`,
  `shown    = ${SHOWN_SHARE} · (PhenoAge − age − median of peers)`,
];

const SOURCES = [
  { name: 'PhenoAge: Levine 2018', url: 'https://doi.org/10.18632/aging.101414' },
  {
    name: 'Peers, NHANES 1999 to 2018: Kwon and Belsky 2021',
    url: 'https://doi.org/10.1007/s11357-021-00480-5',
  },
  { name: 'Validation: Liu 2018', url: 'https://doi.org/10.1371/journal.pmed.1002718' },
] as const;

const exact = new Intl.NumberFormat('en-US', { maximumSignificantDigits: 4 });

const TABLE = 'The nine markers';

function Markers({ phenoAge, today }: { readonly phenoAge: PhenoAgeKnown; readonly today: string }) {
  return (
    <ScrollArea type="auto" viewportProps={{ tabIndex: 0, role: 'region', 'aria-label': TABLE }}>
      <Table className={classes.table ?? ''} verticalSpacing="sm" captionSide="top">
        <Table.Caption>{TABLE}</Table.Caption>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">Marker</Table.Th>
            <Table.Th scope="col">Per unit</Table.Th>
            <Table.Th scope="col">Years</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {phenoAge.contributions.map((each) => (
            <Table.Tr key={each.input}>
              <Table.Th scope="row">
                <div>{each.name}</div>
                <div>
                  {exact.format(each.modelValue)} {each.modelUnit}, peers {exact.format(each.peerModelValue)}{' '}
                  {each.modelUnit}
                </div>
                <div className={classes.below}>
                  {formatDate(each.measuredOn, today)}: {withUnit(exact.format(each.value), each.unit)}
                  {each.censored !== null && '. The test’s limit was used'}
                  {each.isFloored && `. Counted as ${MIN_CRP_MGL} mg/L, the minimum`}
                </div>
              </Table.Th>
              <Table.Td>
                {each.yearsPerUnit.toFixed(3).replace('-', '−')}
                {each.input === 'crp' && ' per ln'}
              </Table.Td>
              <Table.Td>{formatHundredth(each.years)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </ScrollArea>
  );
}

/** Audit of PhenoAge: nine markers, the formula, and the comparison with peers. */
export function PhenoAudit({
  phenoAge,
  today,
}: {
  readonly phenoAge: PhenoAgeKnown;
  readonly today: string;
}) {
  const { ageYears, phenoAgeYears, peerPhenoAgeYears, peerMedianYears, againstPeersYears, shownYears } =
    phenoAge;
  return (
    <Stack gap="lg">
      <Text size="sm">
        Levine et al. fitted nine blood markers and age to deaths in NHANES III, ages{' '}
        {PHENO_LIMITS.minAgeYears} to {PHENO_LIMITS.maxTrainedAgeYears - 1}. CRP enters as the natural
        logarithm of mg/dL, with a minimum of {MIN_CRP_MGL} mg/L. We don’t guess any markers: all nine come
        from one draw, or from draws within {PHENO_LIMITS.maxDaysApart} days of each other.
      </Text>
      <Formula label="The formula" lines={PHENO_FORMULA} />
      <Markers phenoAge={phenoAge} today={today} />
      <Steps
        steps={[
          { name: 'Age at blood draw', value: ageYears.toFixed(2), unit: 'years' },
          { name: 'Peers your age', value: peerPhenoAgeYears.toFixed(2), unit: 'years' },
          {
            name: 'PhenoAge',
            value: phenoAgeYears.toFixed(2),
            unit: 'years',
            why: 'Your peers’ PhenoAge plus the years from the nine markers. It varies by two to three years from draw to draw.',
          },
          {
            name: 'Peers’ median PhenoAge minus age',
            value: formatHundredth(peerMedianYears),
            unit: 'years',
            why: 'People of your sex and about your age, NHANES 1999 to 2018.',
          },
          { name: 'Difference from your peers', value: formatHundredth(againstPeersYears), unit: 'years' },
          {
            name: 'Difference shown',
            value: formatHundredth(shownYears),
            unit: 'years',
            why: `Multiplied by ${SHOWN_SHARE}. A year of PhenoAge affects risk about that much, compared with 1 for a calendar year.`,
            isResult: true,
          },
        ]}
      />
      <SourceLinks sources={SOURCES} />
    </Stack>
  );
}
