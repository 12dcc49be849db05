import { ActionIcon, Button, Menu, ScrollArea, Table, VisuallyHidden } from '@mantine/core';
import { IconDots, IconPencil, IconTrash } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import classes from './entry-table.module.css';

export interface EntryColumn<Entry> {
  readonly name: string;
  readonly cell: (entry: Entry) => ReactNode;
  /** Below the first cell on phones, where there is no room next to it; or below the value it describes. Left out if every entry's is empty. */
  readonly secondary?: boolean | 'of-value';
}

interface EntryTableProps<Entry> {
  /** Read to screen readers; shown only if the card's title doesn't already say it. */
  readonly caption: string;
  readonly isCaptionShown?: boolean;
  /** Newest first. */
  readonly entries: readonly Entry[];
  readonly columns: readonly EntryColumn<Entry>[];
  /** The entry's name in button labels: "71.8 kg, Fri 20 Nov". */
  readonly nameOf: (entry: Entry) => string;
  /** Ids that are waiting to sync. */
  readonly unsent?: ReadonlySet<string>;
  readonly onEdit?: (entry: Entry) => void;
  readonly onRemove?: (entry: Entry) => void;
}

/** The latest ones at first; then thirty at a time. */
const FIRST = 7;
const PAGE = 30;

const isEmpty = (text: ReactNode): boolean => text === null || text === undefined || text === '';

/** On phones, the content of the hidden columns. */
function Below<Entry>({
  entry,
  columns,
}: {
  readonly entry: Entry;
  readonly columns: readonly EntryColumn<Entry>[];
}) {
  const said = columns.flatMap(({ name, cell }) => {
    const text = cell(entry);
    return isEmpty(text) ? [] : [<span key={name}>{text}</span>];
  });
  return said.length > 0 && <div className={classes.below}>{said}</div>;
}

/** Entries, newest first, thirty at a time, each with edit and delete. */
export function EntryTable<Entry extends { readonly id: string }>(props: EntryTableProps<Entry>) {
  const { caption, isCaptionShown = false, entries, nameOf, unsent, onEdit, onRemove } = props;
  const [shown, setShown] = useState(FIRST);
  const columns = props.columns.filter(
    ({ secondary, cell }) => !secondary || entries.slice(0, shown).some((entry) => !isEmpty(cell(entry))),
  );
  const underFirst = columns.filter(({ secondary }) => secondary === true);
  const underValue = columns.filter(({ secondary }) => secondary === 'of-value');
  const valueAt = columns.findLastIndex(({ secondary }) => !secondary);
  return (
    <>
      <ScrollArea type="auto" viewportProps={{ tabIndex: 0, role: 'region', 'aria-label': caption }}>
        <Table verticalSpacing="sm" className={classes.table ?? ''}>
          <Table.Caption className={classes.caption ?? ''}>
            {isCaptionShown ? caption : <VisuallyHidden>{caption}</VisuallyHidden>}
          </Table.Caption>
          <Table.Thead>
            <Table.Tr>
              {columns.map(({ name, secondary }) => (
                <Table.Th key={name} scope="col" className={secondary ? (classes.wide ?? '') : ''}>
                  {name}
                </Table.Th>
              ))}
              <Table.Th scope="col" className={classes.actions ?? ''}>
                <VisuallyHidden>Actions</VisuallyHidden>
              </Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {entries.slice(0, shown).map((entry) => (
              <Table.Tr key={entry.id}>
                {columns.map(({ name, cell, secondary }, index) =>
                  index === 0 ? (
                    <Table.Th key={name} scope="row" className={classes.first ?? ''}>
                      {cell(entry)}
                      {unsent?.has(entry.id) && <div className={classes.waiting}>Waiting to sync</div>}
                      <Below entry={entry} columns={underFirst} />
                    </Table.Th>
                  ) : (
                    <Table.Td key={name} className={secondary ? (classes.wide ?? '') : ''}>
                      {cell(entry)}
                      {index === valueAt && <Below entry={entry} columns={underValue} />}
                    </Table.Td>
                  ),
                )}
                <Table.Td className={classes.actions ?? ''}>
                  <EntryMenu
                    name={nameOf(entry)}
                    entry={entry}
                    {...(onEdit && { onEdit })}
                    {...(onRemove && { onRemove })}
                  />
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </ScrollArea>
      {entries.length > shown && (
        <Button variant="subtle" fullWidth onClick={() => setShown((was) => was + PAGE)}>
          Show {Math.min(PAGE, entries.length - shown)} more of {entries.length}
        </Button>
      )}
    </>
  );
}

function EntryMenu<Entry>({
  name,
  entry,
  onEdit,
  onRemove,
}: {
  readonly name: string;
  readonly entry: Entry;
  readonly onEdit?: (entry: Entry) => void;
  readonly onRemove?: (entry: Entry) => void;
}) {
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="subtle" size="lg" aria-label={`More for ${name}`}>
          <IconDots size="1.2em" aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {onEdit && (
          <Menu.Item leftSection={<IconPencil size="1.1em" aria-hidden />} onClick={() => onEdit(entry)}>
            Edit
          </Menu.Item>
        )}
        {onRemove && (
          <Menu.Item leftSection={<IconTrash size="1.1em" aria-hidden />} onClick={() => onRemove(entry)}>
            Delete
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
