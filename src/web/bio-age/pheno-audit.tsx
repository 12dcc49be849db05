import { ScrollArea, Stack, Table, Text } from '@mantine/core';
import type { PhenoAgeKnown } from '#domain/bio-age/pheno-age-result.ts';
import { formatDate } from '#web/lib/format.ts';
import { SourceLinks } from '#web/ui/source-links.tsx';
import { Steps } from '#web/ui/steps.tsx';
import classes from './audit.module.css';
import { Formula } from './formula.tsx';
import { formatAge, formatYears } from './words.ts';

const FORMULA = [
  'xb       = −19.90667 + 0.08035356 · age + Σ coefficient · value',
  'PhenoAge = 141.50225 + (0.08683390 + xb) / 0.090165',
  'years    = coefficient / 0.090165 · (value − peers)',
  'shown    = 0.75 · (PhenoAge − age − median of peers)',
];

const SOURCES = [
  { name: 'PhenoAge: Levine and others, 2018', url: 'https://doi.org/10.18632/aging.101414' },
  { name: 'Validation: Liu and others, 2018', url: 'https://doi.org/10.1371/journal.pmed.1002718' },
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
            <Table.Th scope="col">Yours</Table.Th>
            <Table.Th scope="col">Peers</Table.Th>
            <Table.Th scope="col">Years per unit</Table.Th>
            <Table.Th scope="col">Years</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {phenoAge.contributions.map((each) => (
            <Table.Tr key={each.input}>
              <Table.Th scope="row">
                <div>{each.name}</div>
                <div className={classes.below}>
                  {exact.format(each.value)} {each.unit}, {formatDate(each.measuredOn, today)}
                  {each.censored !== null && '. The limit of the method was used'}
                  {each.isFloored && '. Counted as 0.1 mg/L, the lowest that makes sense'}
                </div>
              </Table.Th>
              <Table.Td>
                {exact.format(each.modelValue)} {each.modelUnit}
              </Table.Td>
              <Table.Td>{exact.format(each.peerValue)}</Table.Td>
              <Table.Td>
                {each.yearsPerUnit.toFixed(3).replace('-', '−')}
                {each.input === 'crp' && ' per ln'}
              </Table.Td>
              <Table.Td>{formatYears(each.years)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </ScrollArea>
  );
}

/** PhenoAge laid open: nine markers, the formula, and how it is set against peers. */
export function PhenoAudit({
  phenoAge,
  today,
}: {
  readonly phenoAge: PhenoAgeKnown;
  readonly today: string;
}) {
  const { ageYears, phenoAgeYears, peerMedianYears, againstPeersYears, shownYears } = phenoAge;
  return (
    <Stack gap="lg">
      <Text size="sm">
        Levine and others fitted nine blood markers and age to deaths in NHANES III, ages 20 to 84. CRP goes
        in as the natural logarithm of mg/dL, never below 0.1 mg/L. No marker is guessed: all nine are from
        one draw, or within 30 days.
      </Text>
      <Formula label="The formula" lines={FORMULA} />
      <Markers phenoAge={phenoAge} today={today} />
      <Steps
        steps={[
          { name: 'Age at the draw', value: formatAge(ageYears), unit: 'years' },
          { name: 'PhenoAge', value: formatAge(phenoAgeYears), unit: 'years' },
          {
            name: 'Median of your peers against their age',
            value: formatYears(peerMedianYears),
            unit: 'years',
            why: 'People of your sex and about your age, NHANES 1999 to 2018.',
          },
          { name: 'You against them', value: formatYears(againstPeersYears), unit: 'years' },
          {
            name: 'Shown',
            value: formatYears(shownYears),
            unit: 'years',
            why: 'Times 0.75: a year of PhenoAge carried about three quarters of the effect of a calendar year.',
            isResult: true,
          },
        ]}
      />
      <SourceLinks sources={SOURCES} />
    </Stack>
  );
}
