import { useEffect, useReducer, useState } from 'react';
import type { BloodFileAnswer, ReadBloodFile } from '#contract/blood/blood-file.ts';
import type { DateOrder } from '#domain/glucose-import/date-order.ts';
import { deviceTimeZone } from '#web/lib/clock.ts';
import type { ExplainedError } from '#web/lib/errors.ts';
import { memberKey, useMember } from '#web/lib/member.ts';
import { uuidV7 } from '#web/lib/uuid.ts';
import { keepPanels, keptPanels } from './kept-review.ts';
import { panelsFrom, reviewed } from './review-state.ts';
import { askAboutFile } from './send-file.ts';

/** A file that was chosen, and what is known of it. */
export interface ChosenFile {
  readonly id: string;
  readonly file: File;
  readonly state:
    | { readonly kind: 'reading' }
    | { readonly kind: 'question'; readonly answer: Extract<BloodFileAnswer, { status: 'unclear-dates' }> }
    | { readonly kind: 'read'; readonly answer: ReadBloodFile }
    | { readonly kind: 'failed'; readonly error: ExplainedError };
}

/** The files of an import and the panels that were found in them. Files are read one after the other. */
export function useFiles() {
  const [files, setFiles] = useState<readonly ChosenFile[]>([]);
  const { data: member } = useMember();
  const owner = member ? memberKey(member) : '';
  const [panels, change] = useReducer(reviewed, owner, keptPanels);
  useEffect(() => keepPanels(owner, panels), [owner, panels]);

  const tell = (id: string, state: ChosenFile['state']): void =>
    setFiles((now) => now.map((one) => (one.id === id ? { ...one, state } : one)));

  const read = async ({ id, file }: ChosenFile, dateOrder?: DateOrder): Promise<void> => {
    tell(id, { kind: 'reading' });
    const reply = await askAboutFile(file, deviceTimeZone(), dateOrder);
    if (reply.kind === 'error') return tell(id, { kind: 'failed', error: reply.error });
    const { answer } = reply;
    if (answer.status === 'unclear-dates') return tell(id, { kind: 'question', answer });
    change({ type: 'add', panels: panelsFrom(id, answer) });
    tell(id, { kind: 'read', answer });
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
    /** Reads a file anew: with the order of day and month, or after a lost connection. */
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
