import { ActionIcon, Checkbox } from '@mantine/core';
import { IconAlertTriangle, IconInfoCircle, IconPencil } from '@tabler/icons-react';
import { memo, useState } from 'react';
import type { FoundValue } from '#domain/blood-import/found-values.ts';
import { markerOf } from '#domain/blood/markers.ts';
import classes from './blood-import.module.css';
import type { JudgedRow } from './judged-panel.ts';
import type { ReviewChange } from './review-state.ts';
import { RowEditor } from './row-editor.tsx';

interface RowReviewProps {
  readonly judged: JudgedRow;
  readonly panelId: string;
  readonly onChange: (change: ReviewChange) => void;
}

const rangeText = ({ labLow, labHigh }: FoundValue): string => {
  if (labLow !== null && labHigh !== null) return `${labLow} – ${labHigh}`;
  if (labHigh !== null) return `up to ${labHigh}`;
  return labLow === null ? '' : `at least ${labLow}`;
};

/** One result with a checkbox, remarks, and a pencil to edit it. */
export const RowReview = memo(function RowReview({ judged, panelId, onChange }: RowReviewProps) {
  const [isOpen, setOpen] = useState(false);
  const { row, isSelected, isStored, isRepeated, words, needsLook } = judged;
  const { found } = row;
  const name = found.marker === null ? found.name : markerOf(found.marker).name;
  const range = rangeText(found);
  return (
    <>
      <tr data-look={needsLook} data-selected={isSelected}>
        <td className={classes.tick}>
          <Checkbox
            aria-label={`Keep ${name}`}
            checked={isSelected}
            onChange={() =>
              onChange({ type: 'row', panelId, rowId: row.id, part: { isSelected: !isSelected } })
            }
          />
        </td>
        <td>
          <span className={classes.name}>{name}</span>
          {name.toLowerCase() !== found.name.toLowerCase() && (
            <span className={classes.printed}>{found.name}</span>
          )}
          {isStored && <Words text="You already have this result." isNote />}
          {isRepeated && <Words text="Another file you added has the same result." isNote />}
          {words.map(({ text, isNote }) => (
            <Words key={text} text={text} isNote={isNote} />
          ))}
        </td>
        <td className={classes.value}>
          <span className={classes.figure}>{found.text}</span> {found.unit}
          {range && <span className={classes.rangeBelow}>{range}</span>}
        </td>
        <td className={classes.range}>{range}</td>
        <td className={classes.edit}>
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            aria-label={`Edit ${name}`}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            <IconPencil size="1.1em" aria-hidden />
          </ActionIcon>
        </td>
      </tr>
      {isOpen && (
        <tr>
          <td colSpan={5} className={classes.editor}>
            <RowEditor
              found={found}
              onChange={(part) =>
                // Editing a row clears its doubts.
                onChange({
                  type: 'row',
                  panelId,
                  rowId: row.id,
                  part: { isSelected: true, found: { ...found, doubts: [], orMarker: null, ...part } },
                })
              }
              onClose={() => setOpen(false)}
            />
          </td>
        </tr>
      )}
    </>
  );
});

function Words({ text, isNote }: { readonly text: string; readonly isNote: boolean }) {
  const Icon = isNote ? IconInfoCircle : IconAlertTriangle;
  return (
    <span className={classes.words} data-note={isNote}>
      <Icon size="1em" aria-hidden className={classes.sign} />
      {text}
    </span>
  );
}
