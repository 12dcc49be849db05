import { z } from 'zod';
import { MAX_FACT } from '#domain/coach/memory/fact.ts';
import { byId } from '#contract/shared/entry.ts';
import { base } from '#contract/shared/errors.ts';
import { typedText } from '#contract/shared/text.ts';

const text = typedText()
  .min(1, 'Enter something to remember.')
  .max(MAX_FACT, `Use ${MAX_FACT} characters or fewer.`);
/** A fact in the member's own words, as a form and a confirmed proposal give it. */
export const factInput = z.object({ id: z.uuid(), text });

const stored = z.object({ id: z.uuid(), text: z.string() });
const whole = z.object({ isOn: z.boolean(), facts: z.array(stored) });
export type CoachMemory = z.infer<typeof whole>;

const tags = ['coach'];

/** What the coach remembers of a member, because they asked it to. */
export const memory = {
  get: base
    .route({
      method: 'GET',
      path: '/coach/memory',
      tags,
      summary: 'List what the coach remembers, and whether its memory is on',
    })
    .output(whole),
  put: base
    .route({
      method: 'PUT',
      path: '/coach/memory/{id}',
      tags,
      summary: 'Add or edit a remembered fact',
    })
    .input(factInput)
    .output(stored),
  remove: base
    .route({ method: 'DELETE', path: '/coach/memory/{id}', tags, summary: 'Forget a fact' })
    .input(byId)
    .output(byId),
  removeAll: base
    .route({ method: 'DELETE', path: '/coach/memory', tags, summary: 'Forget everything' })
    .output(z.object({ count: z.number() })),
  turn: base
    .route({ method: 'PUT', path: '/coach/memory', tags, summary: 'Turn the coach’s memory on or off' })
    .input(z.object({ isOn: z.boolean() }))
    .output(whole),
};
