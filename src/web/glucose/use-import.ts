import { useState } from 'react';
import type { GlucoseImport } from '#contract/glucose.ts';
import type { GlucoseFileAnswer } from '#contract/glucose-file.ts';
import type { DateOrder } from '#domain/glucose-import/date-order.ts';
import { api } from '#web/lib/api.ts';
import { deviceTimeZone } from '#web/lib/clock.ts';
import { explain, type ExplainedError } from '#web/lib/errors.ts';
import { uuidV7 } from '#web/lib/uuid.ts';
import { toast } from '#web/ui/toast.ts';
import { countText } from './count-text.ts';
import { readAgain } from './queries.ts';
import { sendFile } from './send-file.ts';

/** Larger files are refused by the server; this says so before they are sent. */
const MOST_BYTES = 25 * 1024 * 1024;

/** A file on its way in: what was chosen, what the server said of it. */
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

/** Takes the readings of an import out again, or back in. */
export async function setUndone({ id }: Pick<GlucoseImport, 'id'>, isUndone: boolean): Promise<void> {
  try {
    await (isUndone ? api.glucose.undoImport({ id }) : api.glucose.redoImport({ id }));
    await readAgain();
  } catch (error) {
    void toast({ ...explain(error), tone: 'destructive' });
  }
}

const tooLarge: ExplainedError = {
  code: 'PAYLOAD_TOO_LARGE',
  title: 'Too large',
  text: 'A file is at most 25 MB. Export a shorter time.',
};

/** The steps of taking a file in: choose, look, confirm. Each answer belongs to what was asked last. */
export function useImport(onStored: (stored: GlucoseImport) => void) {
  const [state, setState] = useState(begin);

  const ask = async (asked: ImportState, confirm: boolean): Promise<void> => {
    const { id, file, timeZone, dateOrder } = asked;
    if (!file) return;
    setState({ ...asked, isBusy: true, error: undefined });
    const reply = await sendFile({ id, file, timeZone, dateOrder, confirm });
    const isLatest = (now: ImportState): boolean =>
      now.file === file && now.timeZone === timeZone && now.dateOrder === dateOrder;
    if (reply.kind === 'error') {
      setState((now) => (isLatest(now) ? { ...now, isBusy: false, error: reply.error } : now));
      return;
    }
    const { answer } = reply;
    const taken = answer.status === 'stored' ? answer.import : null;
    setState((now) => (isLatest(now) ? (taken ? begin() : { ...now, isBusy: false, answer }) : now));
    if (!taken) return;
    await readAgain();
    const ketones = taken.ketoneCount === 0 ? '' : ` and ${countText(taken.ketoneCount, 'ketone reading')}`;
    void toast({
      title: 'Taken in',
      text: `${countText(taken.readingCount, 'reading')}${ketones} from ${taken.fileName}`,
      undo: () => void setUndone(taken, true),
    });
    onStored(taken);
  };

  return {
    state,
    choose: (file: File | null) => {
      if (!file) return;
      const next = { ...begin(), file, timeZone: state.timeZone };
      if (file.size > MOST_BYTES) setState({ ...next, error: tooLarge });
      else void ask(next, false);
    },
    chooseZone: (timeZone: string) => void ask({ ...state, timeZone, answer: undefined }, false),
    chooseOrder: (dateOrder: DateOrder) => void ask({ ...state, dateOrder, answer: undefined }, false),
    /** Asks once more, where no answer came. */
    again: () => void ask(state, false),
    confirm: () => void ask(state, true),
    cancel: () => setState(begin()),
  } as const;
}
