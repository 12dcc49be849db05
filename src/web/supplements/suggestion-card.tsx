import { Accordion, Anchor, Badge, Button, Group, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import type { Suggestion, Suggestions } from '#contract/supplements/supplements.ts';
import { formatDate } from '#web/lib/format.ts';
import { paths } from '#web/lib/paths.ts';
import { Card } from '#web/ui/card.tsx';
import { SourceLinks } from '#web/ui/source-links.tsx';
import { Decided } from './decided.tsx';
import { LimitBar } from './limit-bar.tsx';
import { Checked } from './met-list.tsx';
import classes from './supplements.module.css';
import { headingIdOf } from './use-focus-after.ts';
import { doseWords, GRADE_WORDS, TIME_NAMES } from './words.ts';

type Trigger = Suggestion['triggers'][number];
type How = NonNullable<Suggestion['how']>;

const PLACES: Readonly<Record<Trigger['from'], string | undefined>> = {
  blood: paths.bloodTests(),
  diary: paths.day(),
  health: paths.healthProfile(),
  profile: undefined,
  sleep: paths.track('sleep'),
  stress: paths.track('stress'),
  pressure: paths.assessment(),
};

/** What made it fire, with its day and the way to where it stands. */
export function Triggers({
  triggers,
  today,
}: {
  readonly triggers: readonly Trigger[];
  readonly today: string;
}) {
  return (
    <Stack gap="xs">
      {triggers.map(({ from, label, value, date, marker }) => {
        const place = marker === null ? PLACES[from] : paths.marker(marker);
        return (
          <Text key={`${label}-${value}`} size="sm">
            {place === undefined ? (
              label
            ) : (
              <Anchor component={Link} to={place} inherit underline="always">
                {label}
              </Anchor>
            )}
            {`: ${value}`}
            {date !== null && <span className={classes.date}> · {formatDate(date, today)}</span>}
          </Text>
        );
      })}
    </Stack>
  );
}

/** More parts than this are a product of many; the rest stands in how it was decided. */
const MOST_SHOWN = 4;

const isNamed = (name: string, title: string): boolean =>
  title.includes(name) || name.toLowerCase().includes(title.toLowerCase());

/** How much and when, in one line each. */
function Dose({ how, title }: { readonly how: How; readonly title: string }) {
  const amounts = how.parts.map((part) =>
    how.parts.length === 1 && isNamed(part.name, title) ? doseWords(part) : `${part.name} ${doseWords(part)}`,
  );
  const shown = amounts.length > MOST_SHOWN ? [`${amounts.length} vitamins and minerals`] : amounts;
  return (
    <Stack gap="xs">
      {shown.length > 0 && (
        <Text className={classes.dose ?? ''}>
          {shown.join(', ')} {how.isAlternate ? 'every other day' : 'a day'}
        </Text>
      )}
      <Text size="sm">
        {how.form}. {how.timing}
        {how.times.length > 0
          ? ` (${how.times.map((time) => TIME_NAMES[time].toLowerCase()).join(', ')})`
          : ''}
        .
      </Text>
    </Stack>
  );
}

interface SuggestionCardProps {
  readonly suggestion: Suggestion;
  readonly all: Suggestions;
  readonly onAccept: (suggestion: Suggestion, how: How) => void;
  readonly onDismiss: (suggestion: Suggestion) => void;
}

/** One suggestion: what, how much, why, how sure, what it meets, and what comes before it. */
export function SuggestionCard({ suggestion, all, onAccept, onDismiss }: SuggestionCardProps) {
  const { title, grade, how, triggers, foodFirst, doctor, met, sources } = suggestion;
  const canAdd = how !== null && how.parts.length > 0;
  return (
    <Card
      title={title}
      headingId={headingIdOf(suggestion.id)}
      aside={
        <Badge variant="light" radius="xl" tt="none">
          Grade {grade}
        </Badge>
      }
    >
      <Stack gap="md">
        {doctor !== null && <Text className={classes.doctor ?? ''}>{doctor}</Text>}
        {how && <Dose how={how} title={title} />}
        <Triggers triggers={triggers} today={all.today} />
        <Text size="sm">
          <strong>Food first:</strong> {foodFirst}
        </Text>
        {how?.parts.slice(0, MOST_SHOWN).map((part) => (
          <LimitBar key={part.substance} part={part} />
        ))}
        <Text size="sm">
          {GRADE_WORDS[grade]}{' '}
          {sources.slice(0, 1).map(({ name, url }) => (
            <Anchor key={url} href={url} target="_blank" rel="noreferrer" inherit underline="always">
              {name}
            </Anchor>
          ))}
        </Text>
        {canAdd && <Checked met={met} medicines={all.medicines} conditions={all.conditions} />}
        {how && (
          <Text size="sm" c="dimmed">
            {how.caution}
            {how.retestOn === null ? '' : ` Check again on ${formatDate(how.retestOn, all.today)}.`}
            {canAdd ? ' Choose a product tested by a third party (USP, NSF, Informed Sport).' : ''}
          </Text>
        )}
        <Group gap="sm">
          {canAdd && (
            <Button
              px="md"
              onClick={() => onAccept(suggestion, how)}
              aria-label={`Add to my supplements: ${title}`}
            >
              Add to my supplements
            </Button>
          )}
          <Button
            px="md"
            variant="default"
            onClick={() => onDismiss(suggestion)}
            aria-label={`Not for me: ${title}`}
          >
            Not for me
          </Button>
        </Group>
        <Accordion variant="default" chevronPosition="left" className={classes.audit ?? ''}>
          <Accordion.Item value="audit">
            <Accordion.Control aria-label={`How this was decided: ${title}`}>
              How this was decided
            </Accordion.Control>
            <Accordion.Panel>
              <Decided suggestion={suggestion} all={all} />
              <SourceLinks sources={sources} />
            </Accordion.Panel>
          </Accordion.Item>
        </Accordion>
      </Stack>
    </Card>
  );
}
