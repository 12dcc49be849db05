import { Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { StressQuestionnaire } from '#contract/stress.ts';
import {
  MIN_DAYS_BETWEEN,
  strainBand,
  strainPercent,
  TYPICAL_DAYS_BETWEEN,
} from '#domain/stress/questionnaire.ts';
import { addDays, daysBetween } from '#domain/time/local-date.ts';
import { useAddressPart } from '#web/lib/address/address-part.ts';
import { countText, formatDate } from '#web/lib/format.ts';
import { useFormDraft } from '#web/lib/storage/form-drafts.ts';
import { AskDialog } from '#web/ui/dialogs/ask-dialog.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { EntryTable, type EntryColumn } from '#web/ui/lists/entry-table.tsx';
import { Figure } from '#web/ui/layout/figure.tsx';
import { questionnaires } from '#web/stress/queries.ts';
import { QuestionnaireDrawer } from './questionnaire-drawer.tsx';
import { beginAnswering, resumeAnswering } from './questionnaire-form.ts';
import { STRAIN_WORDS } from '#web/stress/words.ts';

const strainOf = ({ questions, answers }: StressQuestionnaire): number | undefined =>
  strainPercent(questions, answers);

const columnsOf = (today: string): readonly EntryColumn<StressQuestionnaire>[] => [
  { name: 'Day', cell: ({ date }) => formatDate(date, today) },
  {
    name: 'Strain',
    cell: (entry) => {
      const percent = strainOf(entry);
      return percent === undefined ? (
        'unknown'
      ) : (
        <Figure value={String(Math.round(percent))} unit="out of 100" />
      );
    },
  },
];

/** The open questionnaire is in the address, so that it survives a reload: "new", or the id of answers being edited. */
function useQuestionnaire(entries: readonly StressQuestionnaire[]) {
  const [open, show] = useAddressPart('questionnaire');
  const stored = entries.find(({ id }) => id === open);
  return { opened: open === 'new' || stored !== undefined, stored, show };
}

function dueSentence(last: StressQuestionnaire | undefined, today: string): string {
  if (!last)
    return 'Ten statements about the last four weeks. It takes two minutes, and once a month is enough.';
  const due = addDays(last.date, TYPICAL_DAYS_BETWEEN);
  return due <= today
    ? 'It’s been at least four weeks. Time for the next one.'
    : `Next due ${formatDate(due, today)}.`;
}

interface QuestionnaireCardProps {
  /** All of them, oldest first. */
  readonly entries: readonly StressQuestionnaire[];
  readonly unsent: ReadonlySet<string>;
  readonly today: string;
}

/** The monthly questionnaire: its result, when the next is due, and all earlier ones. */
export function QuestionnaireCard({ entries, unsent, today }: QuestionnaireCardProps) {
  const { opened, stored, show } = useQuestionnaire(entries);
  const [kept, change, , { reset }] = useFormDraft('stress-questionnaire-1', beginAnswering);
  const [isEarly, setEarly] = useState(false);
  const [isListed, setListed] = useState(false);
  const form = resumeAnswering(kept);
  const last = entries.at(-1);
  const isBegun = form.answers.some((answer) => answer !== null);
  const strain = last && strainOf(last);
  const start = () => {
    setEarly(false);
    if (!isBegun) change(beginAnswering());
    show('new');
  };
  const daysSince = last && daysBetween(last.date, today);
  return (
    <Card title="Monthly questionnaire">
      <Stack gap="md">
        {strain !== undefined && (
          <div>
            <Figure size="tile" value={String(Math.round(strain))} unit="out of 100" />
            <Text size="sm">Strain was {STRAIN_WORDS[strainBand(strain)]}.</Text>
          </div>
        )}
        <Text size="sm" c="dimmed">
          {dueSentence(last, today)}
        </Text>
        <Button
          variant="light"
          onClick={() =>
            daysSince !== undefined && daysSince < MIN_DAYS_BETWEEN && !isBegun ? setEarly(true) : start()
          }
        >
          {isBegun ? 'Continue the questionnaire' : 'Answer ten questions'}
        </Button>
        {entries.length > 0 && (
          <Button variant="subtle" aria-expanded={isListed} onClick={() => setListed((was) => !was)}>
            {isListed ? 'Hide earlier answers' : `Show ${countText(entries.length, 'earlier answer')}`}
          </Button>
        )}
        {isListed && (
          <EntryTable
            caption="Earlier answers, newest first"
            entries={entries.toReversed()}
            columns={columnsOf(today)}
            nameOf={({ date }) => `answers from ${formatDate(date, today)}`}
            unsent={unsent}
            onEdit={(entry) => {
              change({ version: entry.questions, answers: [...entry.answers], step: 0 });
              show(entry.id);
            }}
            onRemove={(entry) => void questionnaires.removeWithUndo(entry)}
          />
        )}
      </Stack>
      <QuestionnaireDrawer
        opened={opened}
        form={form}
        change={change}
        stored={stored}
        onClose={() => {
          show(undefined);
          // Unsaved corrections aren't a new questionnaire in progress.
          if (stored) reset(beginAnswering());
        }}
        onSaved={() => {
          show(undefined);
          reset(beginAnswering());
        }}
      />
      <AskDialog
        opened={isEarly}
        title="Answer again so soon?"
        text={`You answered ${daysSince === 0 ? 'today' : `on ${formatDate(last?.date ?? today, today)}`}. The questions cover four weeks, so answers less than a week apart are nearly the same. We’ll keep both.`}
        confirmLabel="Answer anyway"
        onConfirm={start}
        onCancel={() => setEarly(false)}
      />
    </Card>
  );
}
