import { Button, Skeleton, Text } from '@mantine/core';
import type { TaughtCorrection } from '#contract/meals/corrections.ts';
import { SCREENS } from '#domain/screens/screens.ts';
import { explain } from '#web/lib/errors.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { toast } from '#web/ui/toast.ts';
import { PlainList } from '#web/ui/lists/plain-list.tsx';
import { amountWithUnit } from '#domain/meals/amount-text.ts';
import classes from './corrections-page.module.css';
import { removeCorrection, useCorrections } from './use-corrections.ts';

async function forget(correction: TaughtCorrection): Promise<void> {
  try {
    await removeCorrection(correction);
    document.querySelector('h1')?.focus({ preventScroll: true });
    void toast({
      title: 'Correction removed',
      text: `“${correction.words}” will be looked up in the food database again.`,
    });
  } catch (error) {
    void toast({ ...explain(error), tone: 'destructive' });
  }
}

function Meaning({ correction }: { readonly correction: TaughtCorrection }) {
  const { words, foodName, amount, unit } = correction;
  return (
    <li className={classes.row}>
      <div>
        <Text fw={600}>{words}</Text>
        <Text size="sm" c="dimmed">
          means {foodName}
          {amount !== null && unit !== null && `, ${amountWithUnit(amount, unit)}`}
        </Text>
      </div>
      <Button
        variant="subtle"
        color="gray"
        size="compact-md"
        aria-label={`Forget what “${words}” means`}
        onClick={() => void forget(correction)}
      >
        Forget
      </Button>
    </li>
  );
}

/** The member's corrections, newest first, each with a button to forget it. */
export function CorrectionsPage() {
  const { corrections, known, isError, error, refetch } = useCorrections();
  return (
    <>
      <PageHeader isShort title={SCREENS.corrections.title} />
      <Card>
        {!known && isError && <ErrorState {...explain(error)} onRetry={() => void refetch()} />}
        {!known && !isError && <Skeleton height="12rem" />}
        {known && corrections.length === 0 && (
          <EmptyState
            title="No corrections yet"
            text="Correct a food or amount before you save a meal, and we’ll apply the change the next time you use the same words. Your corrections appear here, and you can remove them."
          />
        )}
        {corrections.length > 0 && (
          <PlainList>
            {corrections.toReversed().map((correction) => (
              <Meaning key={correction.id} correction={correction} />
            ))}
          </PlainList>
        )}
      </Card>
    </>
  );
}
