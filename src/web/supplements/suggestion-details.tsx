import { Accordion, Anchor, Button, Group, List, Stack, Text } from '@mantine/core';
import { IconPill, IconToolsKitchen2 } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Suggestion, Suggestions } from '#contract/supplements/supplements.ts';
import { countOrNoText, countText, formatDate } from '#web/lib/format.ts';
import { paths } from '#web/lib/paths.ts';
import { SourceLinks } from '#web/ui/source-links.tsx';
import { Checked } from './interaction-list.tsx';
import classes from './supplements.module.css';
import { amountWords, doseWords } from '#domain/supplements/words.ts';
import { EVIDENCE_NAMES, GRADE_WORDS, SEVERITY_WORDS, TIME_NAMES } from './words.ts';
import { joinWords } from '#domain/words/join-words.ts';

/** Sum of food, current supplements and the suggestion, compared with the upper limit if there is one. */
function LimitBar({ part }: { readonly part: Part }) {
  const { limit, substance, dietAmount, ownAmount, meanAmount, isDietAssumed } = part;
  if (!limit) return null;
  const share = (amount: number) => `${Math.min(100, (100 * amount) / limit.amount)}%`;
  const words = [
    ...(limit.counts === 'total'
      ? [
          `${isDietAssumed ? 'about ' : ''}${amountWords(substance, dietAmount)} from food${isDietAssumed ? ' (assumed)' : ''}`,
        ]
      : []),
    ...(ownAmount > 0 ? [`${amountWords(substance, ownAmount)} you already take`] : []),
    `up to ${amountWords(substance, meanAmount)} suggested`,
  ].join(' + ');
  return (
    <div>
      <div className={classes.limit} aria-hidden>
        <span className={classes.diet} style={{ width: share(dietAmount) }} />
        <span className={classes.own} style={{ width: share(ownAmount) }} />
        <span className={classes.added} style={{ width: share(meanAmount) }} />
      </div>
      <Text size="sm">
        {part.name}: {words}; upper limit {amountWords(substance, limit.amount)} a day
        {limit.counts === 'supplements' ? ', from supplements only' : ''}.
      </Text>
    </div>
  );
}

type Part = NonNullable<Suggestion['how']>['parts'][number];

const WEIGHTS = { A: 3, B: 2, C: 1 } as const;

function stepWords({ substance, name, amount, limit, dietAmount, ownAmount, meanAmount }: Part): string {
  const dose = `${name}: ${amountWords(substance, amount)}`;
  if (!limit) return `${dose}. There’s no set upper limit.`;
  const sum = dietAmount + ownAmount + meanAmount;
  const source = limit.from === 'EFSA' ? 'The European limit' : 'The National Academies limit';
  return `${dose}. With everything else, that’s ${amountWords(substance, sum)} a day. ${source} is ${amountWords(substance, limit.amount)}.`;
}

/** Audit of a suggestion, step by step: the rule, its inputs with dates, its priority, and its dose. */
function Decided({ suggestion, all }: { readonly suggestion: Suggestion; readonly all: Suggestions }) {
  const { number, triggers, severity, grade, how } = suggestion;
  const { intake, markers, newestDraw } = all.basis;
  const day = (date: string) => formatDate(date, all.today);
  return (
    <List size="sm" spacing="xs">
      <List.Item>
        Triggered by{' '}
        {triggers
          .map(({ label, value, date }) => `${label} (${value}${date === null ? '' : `, ${day(date)}`})`)
          .join(', ')}
        . This is rule {number} of 38.
      </List.Item>
      <List.Item>
        {GRADE_WORDS[grade]} Severity {severity} of 3: {SEVERITY_WORDS[severity]}. Priority is severity times
        grade: {severity} × {WEIGHTS[grade]} = {severity * WEIGHTS[grade]} of 9.
      </List.Item>
      {how?.parts.map((part) => (
        <List.Item key={part.substance}>{stepWords(part)}</List.Item>
      ))}
      <List.Item>
        Based on {countOrNoText(markers, 'blood marker')}
        {newestDraw === null ? '' : ` (newest ${day(newestDraw)})`}
        {intake
          ? ` and ${countText(intake.days, 'complete day')} (${day(intake.from)} to ${day(intake.to)})`
          : ' and no complete days'}
        {all.answeredOn === null ? '' : `, with your health profile from ${day(all.answeredOn)}`}.
      </List.Item>
    </List>
  );
}

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

/** What triggered it, with its date and a link. */
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

/** A product with more ingredients than this is a multivitamin; the audit has the rest. */
const MAX_SHOWN = 4;

/** What a product contains, if its line can't say it, and how to take it. */
function HowToTake({ how }: { readonly how: How }) {
  const { parts, form, timing, times } = how;
  const isAnyTime = timing.startsWith('Any time');
  const unsaid = times
    .map((time) => TIME_NAMES[time].toLowerCase())
    .filter((time) => !timing.toLowerCase().includes(time));
  return (
    <>
      {parts.length > 1 && parts.length <= MAX_SHOWN && (
        <Text size="sm">{parts.map((part) => `${part.name} ${doseWords(part)}`).join(', ')}</Text>
      )}
      <Point Icon={IconPill}>
        {form}. {timing}
        {unsaid.length === 0 || isAnyTime ? '' : ` (${unsaid.join(', ')})`}.
        {isAnyTime && unsaid.length > 0 ? ` We’ll put it on your ${joinWords(unsaid)} checklist.` : ''}
      </Point>
    </>
  );
}

const Point = ({ Icon, children }: { readonly Icon: typeof IconPill; readonly children: ReactNode }) => (
  <div className={classes.point}>
    <Icon size="1.2rem" stroke={1.6} aria-hidden />
    <Text size="sm">{children}</Text>
  </div>
);

interface SuggestionDetailsProps {
  readonly suggestion: Suggestion;
  readonly all: Suggestions;
  readonly onAccept: (suggestion: Suggestion, how: How) => void;
  readonly onDismiss: (suggestion: Suggestion) => void;
}

/** Everything about a suggestion: its reasons, how to take it, interactions, evidence, and foods to try first. */
export function SuggestionDetails({ suggestion, all, onAccept, onDismiss }: SuggestionDetailsProps) {
  const { title, grade, how, triggers, foodFirst, doctor, met, sources } = suggestion;
  const canAdd = how !== null && how.parts.length > 0;
  return (
    <Stack gap="md">
      {doctor !== null && <Text className={classes.doctor ?? ''}>{doctor}</Text>}
      <Triggers triggers={triggers} today={all.today} />
      <Stack gap="sm">
        <Point Icon={IconToolsKitchen2}>
          <strong>Food first:</strong> {foodFirst}
        </Point>
        {how && <HowToTake how={how} />}
        {canAdd && <Checked interactions={met} medicines={all.medicines} conditions={all.conditions} />}
      </Stack>
      {how?.parts.slice(0, MAX_SHOWN).map((part) => (
        <LimitBar key={part.substance} part={part} />
      ))}
      {how && (
        <Text size="sm" c="dimmed">
          {how.caution}
          {how.retestOn === null ? '' : ` Review this on ${formatDate(how.retestOn, all.today)}.`}
          {canAdd ? ' Choose a product tested by a third party (USP, NSF, Informed Sport).' : ''}
        </Text>
      )}
      <Text size="sm">
        <strong>{EVIDENCE_NAMES[grade]}</strong>{' '}
        {sources.slice(0, 1).map(({ name, url }) => (
          <Anchor key={url} href={url} target="_blank" rel="noreferrer" inherit underline="always">
            {name}
          </Anchor>
        ))}
      </Text>
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
  );
}
