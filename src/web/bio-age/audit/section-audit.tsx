import { Anchor, ScrollArea, Table, Text } from '@mantine/core';
import type { AuditRow, AuditSection } from './audit-rows.ts';
import classes from './audit.module.css';
import { formatHundredth } from '#web/bio-age/words.ts';

function Source({ row }: { readonly row: AuditRow }) {
  if (row.doi === undefined) return <>{row.basis}</>;
  return (
    <Anchor href={`https://doi.org/${row.doi}`} target="_blank" rel="noreferrer" size="xs">
      {row.basis}
    </Anchor>
  );
}

function Answer({ row }: { readonly row: AuditRow }) {
  return (
    <>
      <div>
        {row.name}: {row.answer}
      </div>
      <div className={classes.below}>
        {row.origin}
        {row.note !== undefined && ` ${row.note}`}
      </div>
      {row.weight !== undefined && <div className={classes.below}>{row.weight}</div>}
      <div className={classes.below}>
        <Source row={row} />
        {row.evidence !== undefined && ` (${row.evidence})`}
      </div>
    </>
  );
}

function Answers({ name, rows }: Pick<AuditSection, 'name' | 'rows'>) {
  return (
    <ScrollArea type="auto" viewportProps={{ tabIndex: 0, role: 'region', 'aria-label': name }}>
      <Table className={classes.table ?? ''} verticalSpacing="sm">
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">Answer</Table.Th>
            <Table.Th scope="col">Hazard ratio</Table.Th>
            <Table.Th scope="col">Table</Table.Th>
            <Table.Th scope="col">Counted</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <Table.Tr key={row.key}>
              <Table.Th scope="row">
                <Answer row={row} />
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

/** How the score of a section follows from the sum of its answers, in one sentence. */
function scoreText({ overlap, scored, reachYears }: AuditSection): string {
  if (!scored || scored.score === null) return `Overlap ${overlap}.`;
  const sum = `Overlap ${overlap}, table total ${formatHundredth(scored.deltaYears)} years`;
  const score = `score ${Math.round(scored.score)} out of 100`;
  return reachYears === undefined
    ? `${sum}, ${score}.`
    : `${sum}, out of a possible ${reachYears.toFixed(2)}: ${score}.`;
}

/** A section's answers with their weights and reasons, and the resulting score. */
export function SectionAudit({ section }: { readonly section: AuditSection }) {
  return (
    <div>
      <h3 className={classes.title}>{section.name}</h3>
      <Text size="sm" c="dimmed">
        {scoreText(section)}
      </Text>
      {section.rows.length > 0 ? (
        <Answers name={section.name} rows={section.rows} />
      ) : (
        <Text size="sm">No answers in this section.</Text>
      )}
    </div>
  );
}
