import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { IconDevices } from '@tabler/icons-react';
import type { Fast } from '#contract/fasting.ts';
import { spanOf } from '#domain/fasting/fast-state.ts';
import { useToday } from '#web/lib/clock.ts';
import type { OutboxRow } from '#web/lib/outbox/outbox-rules.ts';
import { discardRejected, useOutbox } from '#web/lib/outbox/outbox.ts';
import { changedFast } from './fast-entry.ts';
import { isFast } from './is-fast.ts';
import { fasts, putsFast } from '#web/fasting/queries.ts';
import { spanText, whenText } from '#web/fasting/time-text.ts';

interface Refused {
  readonly row: OutboxRow;
  readonly fast: Fast;
}

/** Fasts on this device that the server rejected, each once. */
function useRefused(): readonly Refused[] {
  const { rows } = useOutbox();
  const refused = rows.flatMap((row) => {
    const { type, value } = row.effect;
    return row.rejected && putsFast(type) && isFast(value) ? [{ row, fast: value }] : [];
  });
  return [...new Map(refused.map((each) => [each.fast.id, each])).values()];
}

interface RefusedFastProps extends Refused {
  readonly running: Fast | undefined;
  readonly onEdit: (fast: Fast, onSaved: () => void) => void;
}

function RefusedFast({ row, fast, running, onEdit }: RefusedFastProps) {
  const today = useToday();
  const { startedAtMs, endedAtMs } = spanOf(fast);
  const when =
    endedAtMs === null
      ? `that started ${whenText(startedAtMs, fast.timeZone, today)}`
      : `from ${spanText(startedAtMs, endedAtMs, fast.timeZone, today)}`;
  const isSecond = running !== undefined && endedAtMs === null && row.rejected?.code === 'CONFLICT';
  const discard = () => void discardRejected(row.id);
  const takeStart = async () => {
    const isSaved = await fasts.saveWithUndo(changedFast(running ?? fast, { startedAtMs }), running);
    if (isSaved) await discardRejected(row.id);
  };
  return (
    <Alert
      radius="lg"
      icon={<IconDevices aria-hidden />}
      title={isSecond ? 'You started a fast on two devices' : 'We couldn’t save this fast'}
    >
      <Stack gap="sm">
        <Text size="sm">
          The fast {when} is saved on this device. {row.rejected?.text}
        </Text>
        <Group gap="sm">
          {isSecond && (
            <>
              <Button size="compact-md" variant="light" onClick={discard}>
                Keep the current fast
              </Button>
              <Button size="compact-md" variant="default" onClick={() => void takeStart()}>
                Change start to {whenText(startedAtMs, fast.timeZone, today)}
              </Button>
            </>
          )}
          {!isSecond && (
            <>
              <Button size="compact-md" variant="light" onClick={() => onEdit(fast, discard)}>
                Edit times
              </Button>
              <Button size="compact-md" variant="subtle" color="gray" onClick={discard}>
                Discard
              </Button>
            </>
          )}
        </Group>
      </Stack>
    </Alert>
  );
}

/** A fast started here after another device started one. Nothing is lost, and the member chooses. */
export function ConflictCard({ running, onEdit }: Pick<RefusedFastProps, 'running' | 'onEdit'>) {
  return useRefused().map((refused) => (
    <RefusedFast key={refused.row.id} {...refused} running={running} onEdit={onEdit} />
  ));
}
