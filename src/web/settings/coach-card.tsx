import { Stack, Switch, Text } from '@mantine/core';
import { useCoachStart, useConsent } from '#web/lib/coach-model.ts';
import { Card } from '#web/ui/layout/card.tsx';

/** Whether a model may write the coach's answers; nothing on a server without one. */
export function CoachCard() {
  const { data } = useCoachStart();
  const { mutate, isPending } = useConsent();
  const model = data?.model;
  if (!model) return null;
  return (
    <Card title="Coach">
      <Stack gap="md">
        <Switch
          label={`Let ${model.name} answer my questions`}
          checked={model.consent === 'given'}
          disabled={isPending}
          onChange={({ currentTarget: { checked } }) => mutate(checked ? 'given' : 'declined')}
        />
        <Text size="sm" c="dimmed">
          {`Your questions, what you asked the coach to remember, and the numbers, foods and dates needed to answer go to ${model.provider}. Your name and email don’t. If you turn this off, the coach sends nothing outside this server.`}
        </Text>
      </Stack>
    </Card>
  );
}
