import { Button } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { Link } from 'react-router';

interface RowButtonsProps {
  /** What is edited or deleted, for its labels. */
  readonly name: string;
  readonly editAt: string;
  readonly onDelete: () => void;
}

/** Edits and deletes a row of a list. */
export const RowButtons = ({ name, editAt, onDelete }: RowButtonsProps) => (
  <>
    <Button
      component={Link}
      to={editAt}
      variant="subtle"
      size="compact-md"
      leftSection={<IconPencil size="1em" aria-hidden />}
      aria-label={`Edit ${name}`}
    >
      Edit
    </Button>
    <Button
      variant="subtle"
      color="gray"
      size="compact-md"
      leftSection={<IconTrash size="1em" aria-hidden />}
      aria-label={`Delete ${name}`}
      onClick={onDelete}
    >
      Delete
    </Button>
  </>
);
