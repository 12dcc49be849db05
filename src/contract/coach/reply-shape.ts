import { z } from 'zod';
import { ACTION_KINDS, PROPOSAL_STATES } from '#domain/coach/proposal.ts';
import { CERTAINTIES, REPLY_KINDS } from '#domain/coach/reply.ts';
import { SCREENS, type ScreenName } from '#domain/screens/screens.ts';

const shown = z.object({ number: z.string(), unit: z.string() });
/** Only the server reads queries. */
const query = z.unknown();

const row = z.object({
  date: z.string().nullable(),
  at: z.string().nullable(),
  label: z.string().nullable(),
  value: z.number(),
  n: z.number(),
  shown,
});

const figure = z.object({
  id: z.string(),
  shown,
  value: z.number(),
  unit: z.string(),
  label: z.string(),
  from: z.string().nullable(),
  to: z.string().nullable(),
  n: z.number(),
  what: z.enum(['days', 'records']),
  rows: z.array(row),
  rowCount: z.number(),
  query,
});

const meal = z.object({
  id: z.string(),
  name: z.string(),
  detail: z.string(),
  energyKcal: z.number(),
  proteinG: z.number(),
  reason: z.string(),
  isClose: z.boolean(),
});

const proposal = z.object({
  id: z.uuid(),
  title: z.string(),
  before: z.string().nullable(),
  after: z.string(),
  detail: z.string().nullable(),
  action: z.object({ kind: z.enum(ACTION_KINDS), input: z.unknown() }),
  state: z.enum(PROPOSAL_STATES),
});

/** What the coach answers. Texts refer to figures as `[[f1]]`. */
export const replyShape = z.object({
  kind: z.enum(REPLY_KINDS),
  title: z.string().nullable(),
  paragraphs: z.array(z.string()),
  figures: z.array(figure),
  reasons: z.array(z.object({ title: z.string(), text: z.string(), certainty: z.enum(CERTAINTIES) })),
  basis: z.string().nullable(),
  note: z.string().nullable(),
  choices: z.array(z.object({ label: z.string(), question: z.string() })),
  meals: z.array(meal),
  left: z.object({ energyKcal: z.number(), proteinG: z.number() }).nullable(),
  links: z.array(
    z.object({
      name: z.string(),
      screen: z.custom<ScreenName>((name) => typeof name === 'string' && Object.hasOwn(SCREENS, name)),
    }),
  ),
  sources: z.array(z.object({ name: z.string(), url: z.string() })),
  proposals: z.array(proposal),
  next: z.array(z.string()),
  query,
  asked: z.unknown().optional(),
});
