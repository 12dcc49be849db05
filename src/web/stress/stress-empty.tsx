import { Button } from '@mantine/core';
import { Card } from '#web/ui/card.tsx';
import { Sparkline } from '#web/ui/chart/sparkline.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Figure } from '#web/ui/figure.tsx';
import { Sample } from '#web/ui/sample.tsx';

const SAMPLE = [6, 7, 5, 6, 4, 3, 5, 6, 4, 4, 3, 5, 3, 3];

interface StressEmptyProps {
  /** There may be earlier check-ins than those of the range. */
  readonly onLookBack: (() => void) | undefined;
}

/** What checking in is good for, before the first time. */
export function StressEmpty({ onLookBack }: StressEmptyProps) {
  return (
    <Card>
      <EmptyState
        title="No check-ins yet"
        text="A number from 1 to 10, once a day, is enough. After three days your score stands here; after two weeks you see what your stressed days have in common."
        picture={
          <Sample caption="A sample of two weeks">
            <Figure value="63" unit="of 100, high is calm" size="tile" />
            <Sparkline
              values={SAMPLE}
              color="stress"
              label="A sample: stress falls from 6 to 3 of 10 over two weeks"
            />
          </Sample>
        }
      >
        <Button
          onClick={() => document.querySelector<HTMLElement>('[data-check-in] input[type=radio]')?.focus()}
        >
          Check in now
        </Button>
        {onLookBack && (
          <Button variant="subtle" onClick={onLookBack}>
            Look further back
          </Button>
        )}
      </EmptyState>
    </Card>
  );
}
