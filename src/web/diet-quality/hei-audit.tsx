import { FOOD_CORRELATION } from '#domain/diet-quality/diet-totals.ts';
import { PATTERN_ERRORS } from '#domain/diet-quality/equivalents.ts';
import { MIN_KNOWN_PERCENT } from '#domain/diet-quality/assess-hei.ts';
import { Stack, Table, Text } from '@mantine/core';
import type { DietQualityAnswer } from '#contract/diet-quality.ts';
import { SourceLinks } from '#web/ui/source-links.tsx';
import {
  COMPONENT_WORDS,
  sayExactly,
  sayStandard,
  sayZero,
  standardUnitAfter,
} from '#domain/diet-quality/words/component-words.ts';
import classes from './diet-quality.module.css';
import { daysText } from './days-text.ts';

const SOURCES = [
  { name: 'HEI-2020: Shams-White 2023', url: 'https://doi.org/10.1016/j.jand.2023.05.015' },
  {
    name: 'Scoring standards: Krebs-Smith 2018',
    url: 'https://doi.org/10.1016/j.jand.2018.05.021',
  },
  { name: 'Ratings: Kennedy 1995', url: 'https://doi.org/10.1016/S0002-8223(95)00300-2' },
];

type Known = Extract<DietQualityAnswer['hei'], { kind: 'known' }>;

function Inputs({ hei }: { readonly hei: Known }) {
  return (
    <Table captionSide="top" verticalSpacing="xs" horizontalSpacing="xs" className={classes.table}>
      <Table.Caption>Each component’s amount, standard and points</Table.Caption>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">Component</Table.Th>
          <Table.Th scope="col">Amount</Table.Th>
          <Table.Th scope="col">Full points; zero points</Table.Th>
          <Table.Th scope="col">Points</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {hei.components.map(({ key, amount, points, maxPoints, knownPercent }) => (
          <Table.Tr key={key}>
            <Table.Th scope="row">{COMPONENT_WORDS[key].name}</Table.Th>
            <Table.Td>
              {sayExactly(amount)}
              {standardUnitAfter(key)}
              {knownPercent < 99.5 && `, from ${Math.round(knownPercent)}% of calories`}
            </Table.Td>
            <Table.Td>
              {sayStandard(key)}; {sayZero(key)}
            </Table.Td>
            <Table.Td>
              {points.toFixed(2)}/{maxPoints}
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
      <Table.Tfoot>
        <Table.Tr>
          <Table.Th scope="row" colSpan={3}>
            Total, likely between {hei.low.toFixed(1)} and {hei.high.toFixed(1)}
          </Table.Th>
          <Table.Td>{hei.score.toFixed(2)}/100</Table.Td>
        </Table.Tr>
      </Table.Tfoot>
    </Table>
  );
}

const percent = (share: number): string => `${Math.round(100 * share)}%`;

interface HeiAuditProps {
  readonly diet: DietQualityAnswer;
  readonly today: string;
}

/** Explains the Healthy Eating Index: thirteen amounts with their standards and points, assumptions, range and sources. */
export function HeiAudit({ diet, today }: HeiAuditProps) {
  const { hei, days, intake } = diet;
  return (
    <Stack gap="md">
      <Text size="sm">
        The Healthy Eating Index 2020 compares what you eat with the Dietary Guidelines for Americans. We
        start by adding up all your complete days. Points rise evenly from the amount that earns none to the
        amount that earns full points. A cup means a cup of fruit, vegetables or milk, or the equivalent. An
        ounce is a slice of bread or 28 g of meat or fish. Beans count as vegetables, as greens and beans, and
        as protein.
      </Text>
      <Text size="sm">
        {daysText(days, today)}
        {intake && `, ${Math.round(intake.energyKcal)} kcal a day`}.
      </Text>
      {hei.kind === 'known' && <Inputs hei={hei} />}
      <Text size="sm" c="dimmed">
        We use our own food composition data, checked against USDA data for named foods and adjusted to match
        each dish’s protein and carbs. We assume a margin of error of {percent(PATTERN_ERRORS.plain)} for a
        plain food, {percent(PATTERN_ERRORS.mixed)} for a dish and {percent(PATTERN_ERRORS.anyDish)} for one
        we know only by its type. We treat {percent(FOOD_CORRELATION)} of the error as shared across foods.
        Combined with the ranges for your amounts, this gives the score’s range, which should contain the true
        score eight times out of ten. Labels don’t list food groups, so we assume the calories we can’t
        classify are like the rest. If we can classify less than {MIN_KNOWN_PERCENT}% of your calories,
        there’s no score. If no source lists added sugars, we count the sugars beyond those in fruit, milk,
        vegetables and grain.
      </Text>
      <Text size="sm" c="dimmed">
        The index rates your food, not your health or how much you eat. It follows US dietary guidelines. Some
        other countries recommend less dairy, for example.
      </Text>
      <SourceLinks sources={SOURCES} />
    </Stack>
  );
}
