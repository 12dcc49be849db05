import { Accordion, Alert, Anchor, Button, Skeleton, Stack, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import type { OwnSupplement } from '#contract/supplements/supplement-entries.ts';
import type { Suggestion, Suggestions } from '#contract/supplements/supplements.ts';
import { deviceTimeZone } from '#web/lib/clock.ts';
import { explain } from '#web/lib/errors.ts';
import { countText, formatDate } from '#web/lib/format.ts';
import { paths } from '#web/lib/paths.ts';
import { uuidV7 } from '#web/lib/uuid.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { Sample } from '#web/ui/states/sample.tsx';
import { acceptedOf } from './own-form.ts';
import { dismiss, own, recall, useSuggestions, useUnsentDismissals } from './queries.ts';
import { SuggestionDetails, Triggers } from './suggestion-details.tsx';
import { SuggestionLine } from './suggestion-line.tsx';
import classes from './supplements.module.css';
import { SUGGESTIONS_ID, useFocusAfter } from './use-focus-after.ts';
import { FLAG_TITLES, NO_DOSE_WORDS, NOTHING_WORDS } from '#domain/supplements/words.ts';

/** A sample suggestion. */
function SampleSuggestion() {
  return (
    <Sample caption="Sample suggestion">
      <Stack gap="xs" ta="start">
        <Text size="sm" c="dimmed">
          Vitamin D3 · Strong evidence
        </Text>
        <Text fw={600}>50 µg (2,000 IU) a day</Text>
        <Text size="sm">25-OH vitamin D: 16 ng/mL, between 12 and 20 · Nov 2</Text>
        <Text size="sm">Checked against your 2 medications. Review this in 14 weeks.</Text>
      </Stack>
    </Sample>
  );
}

/** Triggered rules that aren't suggested, each with its reason; and dismissed ones, with an undo. */
export function HeldBack({ all }: { readonly all: Suggestions }) {
  const { heldBack, dismissed, today } = all;
  if (heldBack.length + dismissed.length === 0) return null;
  return (
    <Card title="Not suggested">
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
            <Accordion.Control>{`${countText(dismissed.length, 'suggestion')} dismissed`}</Accordion.Control>
            <Accordion.Panel>
              <Stack gap="lg">
                {dismissed.map((one) => (
                  <Stack key={one.id} gap="xs">
                    <Text fw={600}>{one.title}</Text>
                    <Text size="sm" c="dimmed">
                      Dismissed {formatDate(one.dismissedOn, today)}. We’ll suggest it again when your values
                      change.
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

const critical = {
  color: 'red',
  radius: 'lg',
  role: 'alert',
  styles: { root: { background: 'var(--critical-wash)' }, title: { color: 'var(--critical)' } },
} as const;

/** Values that a doctor should see before anything is taken. */
function RedFlags({ all }: { readonly all: Suggestions }) {
  return all.redFlags.map(({ level, text, date, marker }) => (
    <Alert key={`${level}-${text}`} {...critical} title={FLAG_TITLES[level]}>
      <Text>
        {text} ({formatDate(date, all.today)}).{' '}
        {marker !== null && (
          <Anchor component={Link} to={paths.marker(marker)} inherit underline="always">
            See the value
          </Anchor>
        )}
      </Text>
      <Text size="sm">
        If your lab called about a critical value, follow up on that first. Don’t take a supplement instead.
      </Text>
    </Alert>
  ));
}

/** Introduction before the health profile, with a link to it. */
function NeedsForm() {
  return (
    <Card>
      <EmptyState
        title="First, let’s check what’s safe for you"
        text="Whether a supplement helps or harms you depends on your medications and conditions. Fill out your health profile to get suggestions with doses. It takes two minutes, and only you can see it."
        picture={<SampleSuggestion />}
      >
        <Button component={Link} to={paths.healthProfile()}>
          Fill out my health profile
        </Button>
      </EmptyState>
    </Card>
  );
}

function NothingFound({ all: { basis } }: { readonly all: Suggestions }) {
  const days = basis.intake?.days ?? 0;
  const based = [
    ...(basis.markers > 0 ? [`${countText(basis.markers, 'blood marker')} from the last year`] : []),
    ...(days > 0 ? [countText(days, 'complete day')] : []),
  ];
  return (
    <Card title="Nothing to suggest">
      <Stack gap="sm">
        <Text>
          {based.length === 0
            ? 'You don’t have a blood test from the last year or any days with a complete food log yet.'
            : `Nothing stands out in your ${based.join(' and ')}.`}
        </Text>
        <Text c="dimmed">
          Suggestions are based on your blood tests, four weeks of meals and your lifestyle.{' '}
          <Anchor component={Link} to={paths.newBloodTest()} inherit underline="always">
            Add a blood test
          </Anchor>{' '}
          or keep logging.
        </Text>
      </Stack>
    </Card>
  );
}

function withoutDosesWords({ withoutDoses }: Suggestions): string {
  const reasons = withoutDoses.map((reason) => NO_DOSE_WORDS[reason]).join('; ');
  return `No doses shown: ${reasons}.`;
}

/** Accepts a suggestion, only once however fast it is tapped. @param today ISO date */
function useAccept(today: string) {
  const underWay = useRef(new Set<string>());
  return async (one: Suggestion, how: NonNullable<Suggestion['how']>): Promise<void> => {
    if (underWay.current.has(one.id)) return;
    underWay.current.add(one.id);
    await own.saveWithUndo(acceptedOf(one, how, { id: uuidV7(), today, timeZone: deviceTimeZone() }));
    underWay.current.delete(one.id);
  };
}

interface ListProps {
  readonly supplements: readonly OwnSupplement[];
  readonly today: string;
}

/** Suggestions, highest priority first, each with its reason. */
export function SuggestionList({ supplements, today }: ListProps) {
  const { data: all, error, isError, refetch } = useSuggestions();
  const away = useUnsentDismissals();
  const accept = useAccept(today);
  const taken = new Set(supplements.map(({ ruleId }) => ruleId));
  const shown = all?.suggestions.filter(({ id }) => !away.has(id) && !taken.has(id)) ?? [];
  const ids = shown.map(({ id }) => id);
  const leave = useFocusAfter(ids);
  // The first is open until one is selected, and again when the selected one is removed.
  const [chosen, setChosen] = useState<string | null>();
  const open = chosen === null || ids.includes(chosen ?? '') ? chosen : ids[0];
  if (isError && !all) return <ErrorState {...explain(error)} onRetry={() => void refetch()} />;
  if (!all) return <Skeleton height="24rem" radius="lg" />;
  const needsForm = all.withoutDoses.includes('no-form');
  return (
    <>
      <RedFlags all={all} />
      {needsForm && <NeedsForm />}
      {all.nothing !== null && (
        <Card title="No suggestions for you">
          <Text>{NOTHING_WORDS[all.nothing]}</Text>
        </Card>
      )}
      {all.nothing === null && !needsForm && shown.length === 0 && <NothingFound all={all} />}
      {!needsForm && all.withoutDoses.length > 0 && all.nothing === null && (
        <Text size="sm">{withoutDosesWords(all)}</Text>
      )}
      {shown.length > 0 && (
        <Card title="Suggested for you" aside="Most important first">
          <Accordion
            id={SUGGESTIONS_ID}
            order={3}
            value={open ?? null}
            onChange={setChosen}
            className={classes.lines ?? ''}
          >
            {shown.map((suggestion) => (
              <Accordion.Item key={suggestion.id} value={suggestion.id}>
                <Accordion.Control>
                  <SuggestionLine suggestion={suggestion} />
                </Accordion.Control>
                <Accordion.Panel>
                  <SuggestionDetails
                    suggestion={suggestion}
                    all={all}
                    onAccept={(one, how) => {
                      leave(one.id);
                      void accept(one, how);
                    }}
                    onDismiss={(one) => {
                      leave(one.id);
                      void dismiss(one);
                    }}
                  />
                </Accordion.Panel>
              </Accordion.Item>
            ))}
          </Accordion>
        </Card>
      )}
    </>
  );
}
