import { Button, Checkbox, Group, NativeSelect, Stack, TextInput, VisuallyHidden } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { memo, useEffect, useId, useRef, useState } from 'react';
import { countText } from '#web/lib/format.ts';
import classes from './blood-import.module.css';
import { drawDateFaultOf, dayTextOf } from './draw-date-fault.ts';
import type { JudgedPanel } from './judged-panel.ts';
import type { ReviewChange } from './review-state.ts';
import { RowReview } from './row-review.tsx';

/** Rows drawn before "Show all". */
const ROWS_AT_FIRST = 60;

interface PanelReviewProps {
  readonly judged: JudgedPanel;
  readonly today: string;
  readonly isOpenAtFirst: boolean;
  /** Increases each time its day is requested; 0 if it isn't. */
  readonly dayAsked: number;
  readonly onChange: (change: ReviewChange) => void;
}

const summaryOf = (
  { rows, selectedCount, lookCount, storedCount, repeatedCount, panel }: JudgedPanel,
  today: string,
): string =>
  [
    drawDateFaultOf(panel.collectedOn, today)?.short,
    panel.laboratory,
    `${selectedCount} of ${countText(rows.length, 'result')} selected`,
    lookCount > 0 && `${lookCount} to check`,
    storedCount > 0 && `${storedCount} already saved`,
    repeatedCount > 0 && `${repeatedCount} also in another file`,
  ]
    .filter(Boolean)
    .join(' · ');

/** One panel from a file: its draw, and rows to select, edit or leave out. */
export function PanelReview({ judged, today, isOpenAtFirst, dayAsked, onChange }: PanelReviewProps) {
  const { panel, rows, selectedCount } = judged;
  const [isOpen, setOpen] = useState(
    isOpenAtFirst || drawDateFaultOf(judged.panel.collectedOn, today) !== undefined,
  );
  const [lastAsked, setLastAsked] = useState(dayAsked);
  if (lastAsked !== dayAsked) {
    setLastAsked(dayAsked);
    if (dayAsked > 0) setOpen(true);
  }
  const bodyId = useId();
  const day = dayTextOf(panel.collectedOn, today);
  return (
    <section className={classes.panel} aria-label={`Panel from ${day}`}>
      <Group gap="md" wrap="nowrap">
        <Checkbox
          aria-label={`Keep the panel from ${day}`}
          checked={selectedCount > 0}
          indeterminate={selectedCount > 0 && selectedCount < rows.length}
          onChange={() =>
            onChange({ type: 'select-all', panelId: panel.id, isSelected: selectedCount > 0 ? false : null })
          }
        />
        <button
          type="button"
          className={classes.toggle}
          aria-expanded={isOpen}
          aria-controls={bodyId}
          onClick={() => setOpen(!isOpen)}
        >
          <span className={classes.panelTitle}>{day}</span>
          <span className={classes.panelText}>{summaryOf(judged, today)}</span>
          <IconChevronDown className={classes.chevron} data-open={isOpen} size="1.2em" aria-hidden />
        </button>
      </Group>
      <div id={bodyId}>
        {isOpen && <PanelBody judged={judged} today={today} dayAsked={dayAsked} onChange={onChange} />}
      </div>
    </section>
  );
}

function PanelBody({ judged, today, dayAsked, onChange }: Omit<PanelReviewProps, 'isOpenAtFirst'>) {
  const { panel, rows } = judged;
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? rows : rows.slice(0, ROWS_AT_FIRST);
  return (
    <Stack gap="md">
      <DrawFields panel={panel} today={today} dayAsked={dayAsked} onChange={onChange} />
      <table className={classes.table}>
        <caption>
          <VisuallyHidden>Results in this panel</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th className={classes.tick}>
              <VisuallyHidden>Keep</VisuallyHidden>
            </th>
            <th>Result</th>
            <th className={classes.value}>Value</th>
            <th className={classes.range}>Lab range</th>
            <th className={classes.edit}>
              <VisuallyHidden>Edit</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <RowReview key={row.row.id} judged={row} panelId={panel.id} onChange={onChange} />
          ))}
        </tbody>
      </table>
      {shown.length < rows.length && (
        <div>
          <Button variant="default" onClick={() => setWhole(true)}>
            Show all {rows.length} results
          </Button>
        </div>
      )}
    </Stack>
  );
}

const FASTING = [
  { value: '', label: 'Unknown' },
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

type DrawFieldsProps = Pick<PanelReviewProps, 'today' | 'dayAsked' | 'onChange'> & Pick<JudgedPanel, 'panel'>;

const DrawFields = memo(function DrawFields({ panel, today, dayAsked, onChange }: DrawFieldsProps) {
  const day = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (dayAsked > 0) day.current?.focus();
  }, [dayAsked]);
  const { id: panelId, collectedOn, laboratory, isFasting } = panel;
  return (
    <div className={classes.draw}>
      <TextInput
        ref={day}
        type="date"
        label="Draw date"
        value={collectedOn}
        max={today}
        required
        error={drawDateFaultOf(collectedOn, today)?.text}
        onChange={({ currentTarget: { value } }) =>
          onChange({ type: 'panel', panelId, part: { collectedOn: value } })
        }
      />
      <TextInput
        label="Lab"
        value={laboratory}
        maxLength={120}
        onChange={({ currentTarget: { value } }) =>
          onChange({ type: 'panel', panelId, part: { laboratory: value } })
        }
      />
      <NativeSelect
        label="Fasting"
        data={FASTING}
        value={isFasting === null ? '' : isFasting ? 'yes' : 'no'}
        onChange={({ currentTarget: { value } }) =>
          onChange({ type: 'panel', panelId, part: { isFasting: value === '' ? null : value === 'yes' } })
        }
      />
    </div>
  );
});
