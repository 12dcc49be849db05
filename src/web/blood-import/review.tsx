import { Button, Radio, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { countText } from '#web/lib/format.ts';
import { AskDialog } from '#web/ui/dialogs/ask-dialog.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { FootBar } from '#web/ui/forms/foot-bar.tsx';
import classes from './blood-import.module.css';
import type { JudgedPanel } from './judged-panel.ts';
import { PanelReview } from './panel-review.tsx';
import type { ReviewChange, ReviewPanel } from './review-state.ts';
import { useReview } from './use-review.ts';

/** With more panels than this, they start collapsed, each with a summary. */
const MAX_OPEN = 3;

interface ReviewProps {
  readonly panels: readonly ReviewPanel[];
  readonly onChange: (change: ReviewChange) => void;
  readonly onDone: () => void;
}

/** Results under review, before anything is stored. */
export function Review({ panels, onChange, onDone }: ReviewProps) {
  const [isAsking, setAsking] = useState(false);
  const {
    today,
    people,
    chosen,
    choosePerson,
    judged,
    selectedCount,
    selectedPanelCount,
    isSaving,
    complaint,
    dayAskedOf,
    save,
  } = useReview(panels, onDone);
  return (
    <Stack gap="lg">
      {people.length > 1 && (
        <Card title="Whose results are these?">
          <Radio.Group
            label="This file has results for several people. Choose yours. The rest will be left out."
            value={chosen}
            onChange={choosePerson}
          >
            <Stack gap="sm" mt="sm">
              {people.map((name) => (
                <Radio key={name} value={name} label={name} />
              ))}
            </Stack>
          </Radio.Group>
        </Card>
      )}
      <Sum judged={judged} />
      {judged.map((panel) => (
        <PanelReview
          key={panel.panel.id}
          judged={panel}
          today={today}
          isOpenAtFirst={judged.length <= MAX_OPEN}
          dayAsked={dayAskedOf(panel.panel.id)}
          onChange={onChange}
        />
      ))}
      <FootBar
        figure={
          <div role="status" className={classes.footText}>
            {complaint ?? `${countText(selectedCount, 'result')} selected`}
          </div>
        }
      >
        <Button variant="default" onClick={() => setAsking(true)} disabled={isSaving}>
          Discard
        </Button>
        <Button loading={isSaving} onClick={save}>
          Save {countText(selectedPanelCount, 'panel')}
        </Button>
      </FootBar>
      <AskDialog
        opened={isAsking}
        title="Discard these results?"
        text="Nothing has been saved. You can choose the files again, but you’ll lose your changes."
        confirmLabel="Discard"
        isFinal
        onConfirm={onDone}
        onCancel={() => setAsking(false)}
      />
    </Stack>
  );
}

function Sum({ judged }: { readonly judged: readonly JudgedPanel[] }) {
  const total = (of: (panel: JudgedPanel) => number): number =>
    judged.reduce((sum, panel) => sum + of(panel), 0);
  const [found, look, stored, repeated] = [
    total(({ rows }) => rows.length),
    total(({ lookCount }) => lookCount),
    total(({ storedCount }) => storedCount),
    total(({ repeatedCount }) => repeatedCount),
  ];
  return (
    <Text className={classes.sum ?? ''} role="status">
      {countText(found, 'result')} in {countText(judged.length, 'panel')}
      {look > 0 && `, ${look} to check`}
      {stored > 0 && `, ${stored} already saved`}
      {repeated > 0 && `, ${repeated} also in another file`}.
    </Text>
  );
}
