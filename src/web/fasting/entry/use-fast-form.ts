import { useState } from 'react';
import type { Fast } from '#contract/fasting.ts';
import type { FastFault } from '#domain/fasting/fast-rules.ts';
import { REFUSAL_SENTENCES, type StartChecks, type StartQuestion } from '#domain/fasting/start-checks.ts';
import { focusFirstRefused } from '#web/lib/forms/focus-refused.ts';
import type { Plan } from '#web/fasting/next-plan.ts';
import { fasts } from '#web/fasting/queries.ts';
import {
  beforeOf,
  fastFrom,
  faultOf,
  typedNow,
  typedOf,
  typedPast,
  type FormSubject,
  type Typed,
} from './typed-fast.ts';
import { checksOf } from '#web/fasting/timer/use-start-fast.ts';

const NOTHING_ASKED: StartChecks = { refusal: undefined, questions: [] };

/** Checks before a fast runs; if its length is unchanged, it isn't checked again. */
function checksBefore(fast: Fast, before: Fast | undefined, known: readonly Fast[]): StartChecks {
  const isSamePlan = before?.endedAt === null && before.goalHours === fast.goalHours;
  return fast.endedAt === null && !isSamePlan ? checksOf(fast, known) : NOTHING_ASKED;
}

interface Opened {
  readonly subject: FormSubject;
  readonly typed: Typed;
  /** Done after it was saved. */
  readonly after?: (() => void) | undefined;
}

/** The form of one fast: running, edited, or past. @param known fasts it may not overlap */
export function useFastForm(known: readonly Fast[], today: string) {
  const [isOpen, setOpen] = useState(false);
  const [form, setForm] = useState<Opened>();
  const [fault, setFault] = useState<FastFault>();
  const [asked, setAsked] = useState<{
    readonly fast: Fast;
    readonly questions: readonly StartQuestion[];
  }>();
  const before = form && beforeOf(form.subject);
  const open = (next: Opened) => {
    setForm(next);
    setFault(undefined);
    setOpen(true);
  };
  const keep = async (fast: Fast) => {
    setAsked(undefined);
    if (!(await fasts.saveWithUndo(fast, before))) return;
    form?.after?.();
    setOpen(false);
  };
  const submit = () => {
    if (!form) return;
    const fast = fastFrom(form.typed, form.subject);
    const { refusal, questions } = checksBefore(fast, before, known);
    const tooMuch = refusal && ({ field: 'startedAt', message: REFUSAL_SENTENCES[refusal] } as const);
    const wrong = faultOf(fast, known, today, Date.now()) ?? tooMuch;
    setFault(wrong);
    if (wrong) focusFirstRefused();
    else if (questions.length > 0) setAsked({ fast, questions });
    else void keep(fast);
  };
  return {
    opened: isOpen,
    subject: form?.subject ?? { kind: 'past' as const },
    typed: form?.typed,
    fault,
    change: (part: Partial<Typed>) => {
      setFault(undefined);
      setForm((was) => was && { ...was, typed: { ...was.typed, ...part } });
    },
    addPast: (plan: Plan) => open({ subject: { kind: 'past' }, typed: typedPast(plan, today, Date.now()) }),
    beginEarlier: (plan: Plan) => open({ subject: { kind: 'running' }, typed: typedNow(plan, Date.now()) }),
    edit: (fast: Fast, after?: () => void) =>
      open({
        subject: { kind: fast.endedAt === null ? 'running' : 'ended', before: fast },
        typed: typedOf(fast),
        after,
      }),
    close: () => setOpen(false),
    submit,
    questions: asked?.questions,
    confirm: () => void (asked && keep(asked.fast)),
    cancel: () => setAsked(undefined),
  };
}

export type FastFormState = ReturnType<typeof useFastForm>;
