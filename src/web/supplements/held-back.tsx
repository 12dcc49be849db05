import { Accordion, Button, Stack, Text } from '@mantine/core';
import type { Suggestions } from '#contract/supplements/supplements.ts';
import { countText, formatDate } from '#web/lib/format.ts';
import { Card } from '#web/ui/card.tsx';
import { recall } from './queries.ts';
import { Triggers } from './suggestion-card.tsx';

/** What fired and is not suggested, each with the reason; and what the member did not want, with the way back. */
export function HeldBack({ all }: { readonly all: Suggestions }) {
  const { heldBack, dismissed, today } = all;
  if (heldBack.length + dismissed.length === 0) return null;
  return (
    <Card title="Why not">
      <Accordion chevronPosition="left" multiple>
        {heldBack.length > 0 && (
          <Accordion.Item value="held-back">
            <Accordion.Control>{`${countText(heldBack.length, 'suggestion')} held back`}</Accordion.Control>
            <Accordion.Panel>
              <Stack gap="lg">
                {heldBack.map(({ id, title, by, triggers }) => (
                  <Stack key={id} gap="xs">
                    <Text fw={600}>{title}</Text>
                    <Text size="sm">{by}</Text>
                    <Triggers triggers={triggers} today={today} />
                  </Stack>
                ))}
              </Stack>
            </Accordion.Panel>
          </Accordion.Item>
        )}
        {dismissed.length > 0 && (
          <Accordion.Item value="dismissed">
            <Accordion.Control>{`${countText(dismissed.length, 'suggestion')} not for you`}</Accordion.Control>
            <Accordion.Panel>
              <Stack gap="lg">
                {dismissed.map((one) => (
                  <Stack key={one.id} gap="xs">
                    <Text fw={600}>{one.title}</Text>
                    <Text size="sm" c="dimmed">
                      Since {formatDate(one.dismissedOn, today)}, until your values change.
                    </Text>
                    <div>
                      <Button
                        variant="default"
                        aria-label={`Suggest ${one.title} again`}
                        onClick={() => void recall(one)}
                      >
                        Suggest it again
                      </Button>
                    </div>
                  </Stack>
                ))}
              </Stack>
            </Accordion.Panel>
          </Accordion.Item>
        )}
      </Accordion>
    </Card>
  );
}
