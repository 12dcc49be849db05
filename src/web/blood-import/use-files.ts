import { useEffect, useReducer, useState } from 'react';
import type { BloodFileAnswer, ReadBloodFile } from '#contract/blood/blood-file.ts';
import type { DateOrder } from '#domain/glucose-import/date-order.ts';
import { deviceTimeZone } from '#web/lib/clock.ts';
import { explainCode, type ExplainedError } from '#web/lib/errors.ts';
import { isRecord } from '#web/lib/is-record.ts';
import { memberKey, useMember } from '#web/lib/member.ts';
import { postFile } from '#web/lib/send-file.ts';
import { uuidV7 } from '#web/lib/uuid.ts';
import { panelsFrom, reviewed, type ReviewPanel } from './review-state.ts';

/** The server's answer about a file, or why there is none. */
type FileReply =
  | { readonly kind: 'answer'; readonly answer: BloodFileAnswer }
  | { readonly kind: 'error'; readonly error: ExplainedError };

/** The server refuses larger files; this checks before they are sent. */
const MAX_BYTES = 20 * 1024 * 1024;

/** Error messages that differ for files. */
const OF_FILES: Readonly<Record<string, (error: ExplainedError) => Partial<ExplainedError>>> = {
  UNSUPPORTED_MEDIA_TYPE: () => ({ title: 'File type not supported' }),
  PLAN_LIMIT: ({ text }) => ({ text: `${text} PDFs with text, CSV and FHIR still work.` }),
};

const isFileAnswer = (value: unknown): value is BloodFileAnswer =>
  isRecord(value) && typeof value['status'] === 'string';

/** Asks the server to read a file; stores nothing. Never throws. */
async function askAboutFile(
  file: File,
  timeZone: string,
  dateOrder: DateOrder | undefined,
): Promise<FileReply> {
  if (file.size > MAX_BYTES) {
    const text = 'Files can be up to 20 MB. Export fewer years at a time.';
    return { kind: 'error', error: { code: 'PAYLOAD_TOO_LARGE', title: 'File too large', text } };
  }
  const query = new URLSearchParams({ timeZone, ...(dateOrder === undefined ? {} : { dateOrder }) });
  const sent = await postFile(`/blood-files?${query.toString()}`, file, 'application/octet-stream');
  if ('error' in sent)
    return { kind: 'error', error: { ...sent.error, ...OF_FILES[sent.error.code]?.(sent.error) } };
  return isFileAnswer(sent.answer)
    ? { kind: 'answer', answer: sent.answer }
    : { kind: 'error', error: explainCode('UNKNOWN') };
}

/** Changes with the draft's shape. */
const KEY = 'perennial-form-blood-import-2';

/** Panels under review in this tab before a reload. */
function storedPanels(owner: string): readonly ReviewPanel[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    const isOwn = isRecord(stored) && stored['owner'] === owner && Array.isArray(stored['panels']);
    return isOwn ? (stored['panels'] as readonly ReviewPanel[]) : [];
  } catch {
    return [];
  }
}

/** Stores them for this tab. */
function storePanels(owner: string, panels: readonly ReviewPanel[]): void {
  try {
    if (panels.length === 0) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify({ owner, panels }));
  } catch {
    // Without enough storage they can still be saved to the account; only a reload loses them.
  }
}

/** A chosen file with its result. */
export interface ChosenFile {
  readonly id: string;
  readonly file: File;
  readonly state:
    | { readonly kind: 'reading' }
    | { readonly kind: 'question'; readonly answer: Extract<BloodFileAnswer, { status: 'unclear-dates' }> }
    | { readonly kind: 'read'; readonly answer: ReadBloodFile }
    | { readonly kind: 'failed'; readonly error: ExplainedError };
}

/** The files of an import and the panels found in them. Files are read one after the other. */
export function useFiles() {
  const [files, setFiles] = useState<readonly ChosenFile[]>([]);
  const { data: member } = useMember();
  const owner = member ? memberKey(member) : '';
  const [panels, change] = useReducer(reviewed, owner, storedPanels);
  useEffect(() => storePanels(owner, panels), [owner, panels]);

  const setState = (id: string, state: ChosenFile['state']): void =>
    setFiles((now) => now.map((one) => (one.id === id ? { ...one, state } : one)));

  const read = async ({ id, file }: ChosenFile, dateOrder?: DateOrder): Promise<void> => {
    setState(id, { kind: 'reading' });
    const reply = await askAboutFile(file, deviceTimeZone(), dateOrder);
    if (reply.kind === 'error') return setState(id, { kind: 'failed', error: reply.error });
    const { answer } = reply;
    if (answer.status === 'unclear-dates') return setState(id, { kind: 'question', answer });
    change({ type: 'add', panels: panelsFrom(id, answer) });
    setState(id, { kind: 'read', answer });
  };

  const choose = async (chosen: readonly File[]): Promise<void> => {
    const added = chosen.map((file): ChosenFile => ({ id: uuidV7(), file, state: { kind: 'reading' } }));
    setFiles((now) => [...now, ...added]);
    for (const file of added) await read(file);
  };

  return {
    files,
    panels,
    change,
    choose: (chosen: readonly File[]) => void choose(chosen),
    /** Reads a file again: with a date order, or after a lost connection. */
    again: (file: ChosenFile, dateOrder?: DateOrder) => void read(file, dateOrder),
    forget: (fileId: string) => {
      setFiles((now) => now.filter(({ id }) => id !== fileId));
      change({ type: 'forget-file', fileId });
    },
    clear: () => {
      setFiles([]);
      change({ type: 'clear' });
    },
  } as const;
}
