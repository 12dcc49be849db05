import { REFUSAL_SENTENCES, type StartQuestion, type StartRefusal } from '#domain/fasting/start-checks.ts';
import { AskDialog } from '#web/ui/dialogs/ask-dialog.tsx';
import { QUESTION_TEXTS } from '#web/fasting/words.ts';

interface QuestionDialogProps {
  /** What is to be confirmed; nothing is asked where there is none. */
  readonly questions: readonly StartQuestion[] | undefined;
  /** Why it is not begun at all. */
  readonly refusal?: StartRefusal | undefined;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** What a member should know before a long fast, or why it is not begun. */
export function QuestionDialog({ questions, refusal, onConfirm, onCancel }: QuestionDialogProps) {
  const isAsking = questions !== undefined && (questions.length > 0 || refusal !== undefined);
  return (
    <AskDialog
      opened={isAsking}
      title={refusal === undefined ? 'Before you start' : 'Not so soon again'}
      text={
        refusal === undefined
          ? (questions ?? []).map((code) => QUESTION_TEXTS[code]).join(' ')
          : REFUSAL_SENTENCES[refusal]
      }
      confirmLabel={refusal === undefined ? 'Start this fast' : 'All right'}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}
