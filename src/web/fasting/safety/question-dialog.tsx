import { REFUSAL_SENTENCES, type StartQuestion, type StartRefusal } from '#domain/fasting/start-checks.ts';
import { AskDialog } from '#web/ui/dialogs/ask-dialog.tsx';
import { QUESTION_TEXTS } from '#web/fasting/words.ts';

interface QuestionDialogProps {
  /** The question; closed if there is none. */
  readonly questions: readonly StartQuestion[] | undefined;
  /** Why it can't start. */
  readonly refusal?: StartRefusal | undefined;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Safety information before a long fast, or why it can't start. */
export function QuestionDialog({ questions, refusal, onConfirm, onCancel }: QuestionDialogProps) {
  const isAsking = questions !== undefined && (questions.length > 0 || refusal !== undefined);
  return (
    <AskDialog
      opened={isAsking}
      title={refusal === undefined ? 'Before you start' : 'Choose a shorter fast'}
      text={
        refusal === undefined
          ? (questions ?? []).map((code) => QUESTION_TEXTS[code]).join(' ')
          : REFUSAL_SENTENCES[refusal]
      }
      confirmLabel={refusal === undefined ? 'Start this fast' : 'Got it'}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}
