import { Table, Text } from '@mantine/core';
import { COMPARISON } from '#domain/membership/comparison.ts';
import { LIFETIME_PRICE_TEXT } from '#domain/membership/money.ts';
import { PLANS, type Plan } from '#domain/membership/plans.ts';
import { Card } from '#web/ui/card.tsx';
import classes from './compare-card.module.css';

const HEADS: Readonly<Record<Plan, string>> = {
  free: 'Free, $0',
  lifetime: `Lifetime, ${LIFETIME_PRICE_TEXT} once`,
};

/** What each plan has, line by line. */
export function CompareCard() {
  return (
    <Card title="Compare the plans">
      <Table verticalSpacing="sm" layout="fixed" className={classes.table ?? ''}>
        <Table.Thead>
          <Table.Tr>
            <Table.Td w="40%" />
            {PLANS.map((plan) => (
              <Table.Th key={plan} scope="col">
                {HEADS[plan]}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {COMPARISON.map(({ name, has, isPlanned }) => (
            <Table.Tr key={name}>
              <Table.Th scope="row" fw={500}>
                {name}
                {isPlanned && (
                  <Text component="span" size="sm" c="dimmed">
                    {' '}
                    (planned)
                  </Text>
                )}
              </Table.Th>
              {PLANS.map((plan) => (
                <Table.Td key={plan}>{has[plan]}</Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Card>
  );
}
