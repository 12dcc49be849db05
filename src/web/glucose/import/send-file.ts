import { contract } from '#contract/contract.ts';
import type { GlucoseFileAnswer } from '#contract/glucose/glucose-file.ts';
import type { GlucoseImport } from '#contract/glucose/glucose.ts';
import type { DateOrder } from '#domain/glucose-import/date-order.ts';
import { explain, explainCode, type ExplainedError } from '#web/lib/errors.ts';
import { isRecord } from '#web/lib/is-record.ts';
import { sendOrKeep, sendRequestOrKeep, type Outcome } from '#web/lib/outbox/outbox.ts';
import { postFile } from '#web/lib/send-file.ts';
import { toast } from '#web/ui/toast.ts';
import { FILE_EFFECT } from '#web/glucose/queries.ts';

export interface FileQuestion {
  /** Identifies the import: a repeated one is stored once. */
  readonly id: string;
  readonly file: File;
  readonly timeZone: string;
  readonly dateOrder: DateOrder | undefined;
}

/** The server's answer about a file, or why there is none. */
export type FileReply =
  | { readonly kind: 'answer'; readonly answer: GlucoseFileAnswer }
  | { readonly kind: 'error'; readonly error: ExplainedError };

const MAX_NAME = 200;
const CONTENT_TYPE = 'text/plain';

export const isFileAnswer = (value: unknown): value is GlucoseFileAnswer =>
  isRecord(value) && typeof value['status'] === 'string';

const pathOf = ({ id, file, timeZone, dateOrder }: FileQuestion, confirm: boolean): string => {
  const query = new URLSearchParams({
    id,
    fileName: file.name.slice(-MAX_NAME),
    timeZone,
    ...(dateOrder === undefined ? {} : { dateOrder }),
    ...(confirm ? { confirm: 'true' } : {}),
  });
  return `/glucose-files?${query.toString()}`;
};

/** Asks the server to read a file; stores nothing. Never throws. */
export async function askAboutFile(question: FileQuestion): Promise<FileReply> {
  const sent = await postFile(pathOf(question, false), question.file, CONTENT_TYPE);
  if ('error' in sent) return { kind: 'error', error: sent.error };
  return isFileAnswer(sent.answer)
    ? { kind: 'answer', answer: sent.answer }
    : { kind: 'error', error: explainCode('UNKNOWN') };
}

/** Imports a file's readings; the outbox stores the file until there is a connection. */
export async function importGlucoseFile(question: FileQuestion): Promise<Outcome> {
  // The bytes themselves, because the member may move or change the file before it is sent.
  const bytes = await question.file.arrayBuffer();
  const file = new Blob([bytes], { type: CONTENT_TYPE });
  return sendRequestOrKeep(
    { method: 'POST', path: pathOf(question, true), body: undefined, file },
    {
      subject: question.id,
      effect: { type: FILE_EFFECT, value: null },
      label: `Import ${question.file.name}`,
    },
  );
}

/** Undoes or redoes an import, and reports failures. */
export async function setUndone(
  { id, fileName }: Pick<GlucoseImport, 'id' | 'fileName'>,
  isUndone: boolean,
): Promise<void> {
  try {
    const procedure = contract.glucose[isUndone ? 'undoImport' : 'redoImport'];
    const heard = await sendOrKeep(
      procedure,
      { id },
      {
        subject: id,
        effect: { type: FILE_EFFECT, value: null },
        label: isUndone ? `Undo import of ${fileName}` : `Redo import of ${fileName}`,
      },
    );
    if (heard.kind === 'waiting')
      void toast({ title: 'Saved on this device', text: 'We’ll sync it when you’re back online' });
    if (heard.kind === 'refused')
      void toast({ title: 'Not saved', text: heard.refusal.text, tone: 'destructive' });
  } catch (error) {
    void toast({ ...explain(error), tone: 'destructive' });
  }
}
