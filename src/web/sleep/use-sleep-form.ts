import { useState } from 'react';
import type { Sleep } from '#contract/sleep.ts';
import { deviceTimeZone } from '#web/lib/clock.ts';
import { focusFirstRefused } from '#web/lib/forms/focus-refused.ts';
import { sleeps } from './queries.ts';
import { newNap, newNight, readSleep, sleepFormOf, type SleepForm } from './sleep-form.ts';

interface Subject {
  readonly form: SleepForm;
  /** The sleep being edited; absent for a new one. */
  readonly before: Sleep | undefined;
  /** Start of the future: when the form was opened or last validated. */
  readonly nowMs: number;
}

interface SleepFormOptions {
  /** Known sleeps, for the last night's times and overlaps. */
  readonly entries: readonly Sleep[];
  readonly today: string;
  /** Opens with the page, for a night. */
  readonly beginsOpen?: boolean;
  readonly onClose?: () => void;
}

/** State of a sleep's form: values, errors and saving. Always mounted, so that closing returns the focus. */
export function useSleepForm({ entries, today, beginsOpen = false, onClose }: SleepFormOptions) {
  const night = (nowMs: number): Subject => ({
    form: newNight(entries, today, nowMs, deviceTimeZone()),
    before: undefined,
    nowMs,
  });
  const [opened, setOpened] = useState(beginsOpen);
  const [subject, setSubject] = useState<Subject | undefined>(() =>
    beginsOpen ? night(Date.now()) : undefined,
  );
  const [tried, setTried] = useState(false);
  const timeZone = subject?.before?.timeZone ?? deviceTimeZone();
  const read = subject && readSleep(subject.form, { ...subject, timeZone, others: entries });

  const begin = (next: Subject) => {
    setSubject(next);
    setTried(false);
    setOpened(true);
  };
  const close = () => {
    setOpened(false);
    onClose?.();
  };
  const submit = () => {
    if (!subject) return;
    const nowMs = Date.now();
    setTried(true);
    setSubject({ ...subject, nowMs });
    const { entry } = readSleep(subject.form, { ...subject, nowMs, timeZone, others: entries });
    if (!entry) return focusFirstRefused();
    void sleeps.saveWithUndo(entry, subject.before).then((kept) => kept && close());
  };
  return {
    opened,
    isNew: subject?.before === undefined,
    form: subject?.form,
    read,
    timeZone,
    faults: tried && read ? read.faults : {},
    change: (part: Partial<SleepForm>) =>
      setSubject((was) => was && { ...was, form: { ...was.form, ...part } }),
    addNight: () => begin(night(Date.now())),
    addNap: () => {
      const nowMs = Date.now();
      begin({ form: newNap(nowMs, deviceTimeZone()), before: undefined, nowMs });
    },
    edit: (sleep: Sleep) => begin({ form: sleepFormOf(sleep), before: sleep, nowMs: Date.now() }),
    close,
    submit,
  };
}

export type SleepFormState = ReturnType<typeof useSleepForm>;
