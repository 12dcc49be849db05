import { Button, Checkbox, Fieldset, Group, Modal, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { FASTING_CONDITIONS, blockingAmong, type FastingCondition } from '#domain/fasting/screening.ts';
import { answerScreening } from './screening-write.ts';
import { ANSWER_NAMES } from '#web/fasting/words.ts';

interface ScreeningDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  /** Called after the answers are stored, with whether fasting is safe. */
  readonly onAnswered: (mayFast: boolean) => void;
}

const BLOCKING = blockingAmong(FASTING_CONDITIONS);
const WARNING = FASTING_CONDITIONS.filter((code) => !BLOCKING.some((each) => each === code));

/** Questions before the first fast. Nothing is preselected, and none can be skipped. */
export function ScreeningDialog({ opened, onClose, onAnswered }: ScreeningDialogProps) {
  const [chosen, setChosen] = useState<readonly FastingCondition[]>([]);
  const [none, setNone] = useState(false);
  const [busy, setBusy] = useState(false);
  const box = (code: FastingCondition) => (
    <Checkbox
      key={code}
      radius="xs"
      label={ANSWER_NAMES[code]}
      checked={chosen.includes(code)}
      onChange={({ currentTarget: { checked } }) => {
        setNone(false);
        setChosen((was) => (checked ? [...was, code] : was.filter((each) => each !== code)));
      }}
    />
  );
  const submit = async () => {
    setBusy(true);
    const kept = await answerScreening(chosen);
    setBusy(false);
    if (kept) onAnswered(blockingAmong(chosen).length === 0);
  };
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title="Before you fast"
      size="lg"
      closeButtonProps={{ 'aria-label': 'Close without answering' }}
    >
      <Stack gap="lg">
        <Text c="dimmed">
          Fasting isn’t safe for everyone. Check everything that applies to you. Only you can see your
          answers.
        </Text>
        <Fieldset legend="Do any of these apply to you?">
          <Stack gap="md">{BLOCKING.map(box)}</Stack>
        </Fieldset>
        <Fieldset legend="Do you have or take any of these?">
          <Stack gap="md">{WARNING.map(box)}</Stack>
        </Fieldset>
        <Checkbox
          radius="xs"
          label="None of these"
          checked={none}
          onChange={({ currentTarget: { checked } }) => {
            setNone(checked);
            if (checked) setChosen([]);
          }}
        />
        <Text size="sm" c="dimmed">
          This isn’t medical advice. If you’re unsure, ask your doctor first.
        </Text>
        <Group justify="flex-end" gap="md">
          <Button variant="default" onClick={onClose}>
            Not now
          </Button>
          <Button disabled={!none && chosen.length === 0} loading={busy} onClick={() => void submit()}>
            Save answers
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
