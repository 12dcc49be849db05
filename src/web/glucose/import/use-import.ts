import { useState } from 'react';
import type { GlucoseImport } from '#contract/glucose/glucose.ts';
import type { GlucoseFileAnswer } from '#contract/glucose/glucose-file.ts';
import type { DateOrder } from '#domain/glucose-import/date-order.ts';
import { deviceTimeZone } from '#web/lib/clock.ts';
import { explain, type ExplainedError } from '#web/lib/errors.ts';
import { countText } from '#web/lib/format.ts';
import { uuidV7 } from '#web/lib/uuid.ts';
import { toast } from '#web/ui/toast.ts';
import { askAboutFile, isFileAnswer, setUndone, importGlucoseFile } from './send-file.ts';

/** The server refuses larger files; this checks before they are sent. */
const MAX_BYTES = 25 * 1024 * 1024;

/** A file being imported, with the server's answer. */
export interface ImportState {
  readonly id: string;
  readonly file: File | undefined;
  readonly timeZone: string;
  readonly dateOrder: DateOrder | undefined;
  readonly answer: GlucoseFileAnswer | undefined;
  readonly error: ExplainedError | undefined;
  readonly isBusy: boolean;
}

const begin = (): ImportState => ({
  id: uuidV7(),
  file: undefined,
  timeZone: deviceTimeZone(),
  dateOrder: undefined,
  answer: undefined,
  error: undefined,
  isBusy: false,
});

const tooLarge: ExplainedError = {
  code: 'PAYLOAD_TOO_LARGE',
  title: 'File too large',
  text: 'Files can be up to 25 MB. Export a shorter date range.',
};

function sayTaken(taken: GlucoseImport): void {
  const ketones = taken.ketoneCount === 0 ? '' : ` and ${countText(taken.ketoneCount, 'ketone reading')}`;
  void toast({
    title: 'Imported',
    text: `${countText(taken.readingCount, 'reading')}${ketones} from ${taken.fileName}`,
    undo: () => void setUndone(taken, true),
  });
}

/** Steps of an import: choose, preview, confirm. Answers to outdated requests are ignored. */
export function useImport(onStored: (stored: GlucoseImport) => void) {
  const [state, setState] = useState(begin);

  const isLatest = (asked: ImportState, now: ImportState): boolean =>
    now.file === asked.file && now.timeZone === asked.timeZone && now.dateOrder === asked.dateOrder;
  const update = (asked: ImportState, part: Partial<ImportState>): void =>
    setState((now) => (isLatest(asked, now) ? { ...now, isBusy: false, ...part } : now));

  const ask = async (asked: ImportState): Promise<void> => {
    const { file } = asked;
    if (!file) return;
    setState({ ...asked, isBusy: true, error: undefined });
    const reply = await askAboutFile({ ...asked, file });
    update(asked, reply.kind === 'error' ? { error: reply.error } : { answer: reply.answer });
  };

  const takeIn = async (asked: ImportState): Promise<void> => {
    const { file } = asked;
    if (!file) return;
    setState({ ...asked, isBusy: true, error: undefined });
    try {
      const heard = await importGlucoseFile({ ...asked, file });
      if (heard.kind === 'refused')
        return update(asked, { error: { ...heard.refusal, title: 'Not imported' } });
      const answer = heard.kind === 'sent' && isFileAnswer(heard.answer) ? heard.answer : undefined;
      const taken = answer?.status === 'stored' ? answer.import : null;
      // Any other answer needs another choice.
      if (answer && !taken) return update(asked, { answer });
      setState(begin());
      if (taken) {
        sayTaken(taken);
        onStored(taken);
      } else
        void toast({
          title: 'Saved on this device',
          text: `We’ll import ${file.name} when you’re back online`,
        });
    } catch (error) {
      update(asked, { error: explain(error) });
    }
  };

  return {
    state,
    choose: (file: File | null) => {
      if (!file) return;
      const next = { ...begin(), file, timeZone: state.timeZone };
      if (file.size > MAX_BYTES) setState({ ...next, error: tooLarge });
      else void ask(next);
    },
    chooseZone: (timeZone: string) => void ask({ ...state, timeZone, answer: undefined }),
    chooseOrder: (dateOrder: DateOrder) => void ask({ ...state, dateOrder, answer: undefined }),
    /** Retries if there was no answer. */
    again: () => void ask(state),
    confirm: () => void takeIn(state),
    cancel: () => setState(begin()),
  } as const;
}
