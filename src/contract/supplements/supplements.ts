import { z } from 'zod';
import type { MarkerKey } from '#domain/blood/markers.ts';
import { NOTHING_REASONS, NO_DOSE_REASONS } from '#domain/supplements/hard-blocks.ts';
import { DAY_TIMES } from '#domain/supplements/rule.ts';
import { SUBSTANCE_KEYS } from '#domain/supplements/substances.ts';
import { base } from '#contract/shared/errors.ts';
import { ownSupplementProcedures, takeProcedures } from './supplement-entries.ts';
import { localDate } from '#contract/shared/time.ts';
import { text } from '#contract/shared/text.ts';

const trigger = z.object({
  from: z.enum(['blood', 'diary', 'health', 'profile', 'sleep', 'stress', 'pressure']),
  label: z.string(),
  value: z.string(),
  date: localDate.nullable(),
  marker: z.custom<MarkerKey>((value) => typeof value === 'string').nullable(),
});

const met = z.object({
  id: z.string(),
  effect: z.enum(['block', 'warn', 'separate', 'note']),
  /** Null if it applies to everyone. */
  withWhat: z.string().nullable(),
  substance: z.string(),
  says: z.string(),
});

/** Daily intake of a substance, in `unit`, before any suggestion. */
const total = z.object({
  substance: z.enum(SUBSTANCE_KEYS),
  name: z.string(),
  unit: z.string(),
  dietAmount: z.number(),
  /** The food log doesn’t say: the recommended amount is assumed. */
  isDietAssumed: z.boolean(),
  ownAmount: z.number(),
  limit: z
    .object({
      amount: z.number(),
      counts: z.enum(['total', 'supplements']),
      from: z.enum(['NASEM', 'EFSA']),
    })
    .nullable(),
});

const part = total.extend({
  /** On a day it is taken. */
  lowAmount: z.number(),
  amount: z.number(),
  /** On an average day. */
  meanAmount: z.number(),
});

const rule = z.object({
  id: z.string(),
  number: z.number(),
  title: z.string(),
  severity: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  grade: z.enum(['A', 'B', 'C']),
  triggers: z.array(trigger),
});

const suggestion = rule.extend({
  /** Trigger of the suggestion; send it back to dismiss it. */
  triggerKey: z.string(),
  /** Null if it names no dose. */
  how: z
    .object({
      parts: z.array(part),
      isAlternate: z.boolean(),
      form: z.string(),
      timing: z.string(),
      times: z.array(z.enum(DAY_TIMES)),
      caution: z.string(),
      retestOn: localDate.nullable(),
    })
    .nullable(),
  foodFirst: z.string(),
  doctor: z.string().nullable(),
  met: z.array(met),
  sources: z.array(z.object({ name: z.string(), url: z.string() })),
});

const suggestions = z.object({
  today: localDate,
  /** The day the health profile was saved; null before. */
  answeredOn: localDate.nullable(),
  /** Names of medicines and conditions it was checked against. */
  medicines: z.array(z.string()),
  conditions: z.array(z.string()),
  nothing: z.enum(NOTHING_REASONS).nullable(),
  withoutDoses: z.array(z.enum(NO_DOSE_REASONS)),
  /** Values to show a doctor before taking anything. */
  redFlags: z.array(
    z.object({
      level: z.enum(['emergency', 'next-day', 'two-weeks']),
      text: z.string(),
      date: localDate,
      marker: z.custom<MarkerKey>((value) => typeof value === 'string').nullable(),
    }),
  ),
  suggestions: z.array(suggestion),
  heldBack: z.array(rule.extend({ by: z.string() })),
  dismissed: z.array(rule.extend({ dismissedOn: localDate })),
  /** Interactions of own supplements, by their id. */
  ownMet: z.array(met.extend({ supplementId: z.uuid(), supplement: z.string() })),
  /** Intake from food and own supplements above an upper limit. */
  above: z.array(total),
  /** Data available to the rules. */
  basis: z.object({
    intake: z.object({ from: localDate, to: localDate, days: z.number() }).nullable(),
    markers: z.number(),
    newestDraw: localDate.nullable(),
  }),
});

const reminder = z.object({
  id: z.uuid(),
  kind: z.enum(['retest']),
  dueOn: localDate,
  title: z.string(),
  link: z.string(),
  state: z.enum(['open', 'done', 'dismissed']),
});

export type Suggestions = z.infer<typeof suggestions>;
export type Suggestion = Suggestions['suggestions'][number];
export type Reminder = z.infer<typeof reminder>;

const tags = ['supplements'];
const ruleId = z.object({ ruleId: text().max(60) });
const ok = z.object({ ruleId: z.string() });

export const supplements = {
  own: ownSupplementProcedures,
  takes: takeProcedures,
  suggestions: {
    get: base
      .route({
        method: 'GET',
        path: '/supplement-suggestions',
        tags,
        summary:
          'List supplement suggestions based on the member’s blood tests, food log and health profile; not medical advice',
      })
      .output(suggestions),
    dismiss: base
      .route({
        method: 'PUT',
        path: '/supplement-suggestions/{ruleId}/dismissal',
        tags,
        summary: 'Dismiss a suggestion until its trigger changes',
      })
      .input(ruleId.extend({ triggerKey: text().max(1000) }))
      .output(ok),
    recall: base
      .route({
        method: 'DELETE',
        path: '/supplement-suggestions/{ruleId}/dismissal',
        tags,
        summary: 'Restore a dismissed suggestion',
      })
      .input(ruleId)
      .output(ok),
  },
  reminders: {
    list: base
      .route({ method: 'GET', path: '/reminders', tags, summary: 'List open reminders, earliest due first' })
      .output(z.array(reminder)),
    settle: base
      .route({
        method: 'PUT',
        path: '/reminders/{id}',
        tags,
        summary: 'Mark a reminder as done, open or dismissed',
      })
      .input(z.object({ id: z.uuid(), state: z.enum(['open', 'done', 'dismissed']) }))
      .output(reminder),
  },
};
