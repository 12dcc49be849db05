import { Anchor, ScrollArea, Stack, Table, Text } from '@mantine/core';
import type { Assessment } from '#contract/bio-age.ts';
import type { Sex } from '#domain/account/profile.ts';
import { WEIGHTS_VERSION } from '#domain/bio-age/weights-version.ts';
import { formatDate } from '#web/lib/format.ts';
import { Steps } from '#web/ui/steps.tsx';
import { auditRows, type AuditRow } from './audit-rows.ts';
import classes from './audit.module.css';
import { Formula } from './formula.tsx';
import { formatAge, formatShare, formatYears, WHAT_IT_IS } from './words.ts';

interface LifestyleAuditProps {
  readonly assessment: Assessment;
  readonly sex: Sex | undefined;
  readonly today: string;
}

const FORMULA = [
  'answer     = 0.85 · overlap · factor · (ln HR − mean) / 0.09',
  'sum        = age factor · Σ answers',
  'difference = 12 · tanh(sum / 12)  where below 0',
  '             20 · tanh(sum / 20)  where above',
  'bio-age    = age + difference, at least 18',
  'σ²         = 3.0² + age factor² · (Σ missing SD² + Σ (0.2 · answer)²)',
  'range      = bio-age ± 1.96 · σ',
  'score      = 50 − 50 · sum of a section / the furthest its answers can go',
];

function Source({ row }: { readonly row: AuditRow }) {
  if (row.doi === undefined) return <>{row.basis}</>;
  return (
    <Anchor href={`https://doi.org/${row.doi}`} target="_blank" rel="noreferrer" size="xs">
      {row.basis}
    </Anchor>
  );
}

function SectionTable({ name, rows }: { readonly name: string; readonly rows: readonly AuditRow[] }) {
  return (
    <ScrollArea type="auto" viewportProps={{ tabIndex: 0, role: 'region', 'aria-label': name }}>
      <Table className={classes.table ?? ''} verticalSpacing="sm">
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">Answer</Table.Th>
            <Table.Th scope="col">HR</Table.Th>
            <Table.Th scope="col">Table</Table.Th>
            <Table.Th scope="col">Counts</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <Table.Tr key={row.key}>
              <Table.Th scope="row">
                <div>
                  {row.name}: {row.answer}
                </div>
                <div className={classes.below}>
                  {row.origin}
                  {row.note !== undefined && ` ${row.note}`}
                </div>
                <div className={classes.below}>
                  <Source row={row} />
                  {row.evidence !== undefined && ` (${row.evidence})`}
                </div>
              </Table.Th>
              <Table.Td>{row.hazardRatio ?? '–'}</Table.Td>
              <Table.Td>{row.tableYears}</Table.Td>
              <Table.Td>{row.years}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </ScrollArea>
  );
}

function Sums({ assessment }: { readonly assessment: Assessment }) {
  const { result, weightsVersion } = assessment;
  return (
    <Steps
      steps={[
        { name: 'Your age', value: formatAge(result.ageYears), unit: 'years' },
        {
          name: 'Age factor',
          value: result.ageFactor.toFixed(2),
          unit: '',
          why: 'Relative risks count less below 35 and above 60 years.',
        },
        {
          name: 'Sum of your answers',
          value: formatYears(result.rawYears),
          unit: 'years',
          why: 'After the age factor, before large sums are evened out.',
        },
        { name: 'Difference', value: formatYears(result.deltaYears), unit: 'years' },
        { name: 'Bio-age', value: formatAge(result.bioAgeYears), unit: 'years', isResult: true },
        {
          name: 'Uncertainty, one σ',
          value: result.sigmaYears.toFixed(2),
          unit: 'years',
          why: `Coverage ${formatShare(result.coverage)}: what is missing counts as the average adult and widens the range.`,
        },
        { name: 'Weights', value: `Version ${weightsVersion}`, unit: '' },
      ]}
    />
  );
}

/** The lifestyle bio-age laid open. */
export function LifestyleAudit({ assessment, sex, today }: LifestyleAuditProps) {
  const { result, weightsVersion, finishedOn } = assessment;
  const sections = auditRows(assessment, sex, today);
  return (
    <Stack gap="lg">
      <Text size="sm">
        Adult mortality rises by about 9 % with each year of age. So a hazard ratio (HR) turns into years:
        ln(HR) / 0.09; twice the risk is 7.7 years. Each answer is measured against the average adult, and
        counts less where it overlaps with others or its evidence is weak. {WHAT_IT_IS}
      </Text>
      <Formula label="The formula" lines={FORMULA} />
      <Sums assessment={assessment} />
      {weightsVersion !== WEIGHTS_VERSION && (
        <Text size="sm" c="dimmed">
          This result was computed with an earlier version of the weights; hazard ratios are shown for the
          present one only.
        </Text>
      )}
      {sections.map(({ key, name, overlap, scored, rows }) => (
        <div key={key}>
          <h3 className={classes.title}>{name}</h3>
          <Text size="sm" c="dimmed">
            Overlap {overlap}
            {scored &&
              scored.score !== null &&
              `, sum ${formatYears(scored.deltaYears)} years by the table, score ${Math.round(scored.score)} of 100`}
          </Text>
          {rows.length > 0 ? (
            <SectionTable name={name} rows={rows} />
          ) : (
            <Text size="sm">No answer here.</Text>
          )}
        </div>
      ))}
      {result.missing.length > 0 && (
        <Text size="sm">
          Not known, counted as the average: {result.missing.map(({ name }) => name).join(', ')}.
        </Text>
      )}
      <Text size="sm" c="dimmed">
        Finished on {formatDate(finishedOn, today)}. Overlaps, factors, the caps at 12 and 20 years and the
        age factor are choices of Perennial; body, blood pressure and diabetes were checked against deaths in
        NHANES, habits could not be. “Verified” was compared with a public source, “published” is as generally
        published, “chosen” is a choice of Perennial.
      </Text>
    </Stack>
  );
}
