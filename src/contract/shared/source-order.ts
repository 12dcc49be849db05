import { z } from 'zod';
import { base } from './errors.ts';
import { typedText } from './text.ts';

/** The order in which sources count, first to last. What the member entered always counts before them. */
const sourceOrder = z.object({
  order: z.array(typedText().min(1).max(40, 'Use 40 characters or fewer.')).max(40, 'Send up to 40 sources.'),
});

const totalSources = z.object({
  order: z.array(z.string()),
  /** Sources with records, in the order in which they count, and the days on which they have any. */
  sources: z.array(z.object({ source: z.string(), days: z.number() })),
});

export type TotalSources = z.infer<typeof totalSources>;

/** Reading and choosing which source counts. @param what "daily totals" */
export const sourceOrderProcedures = ({
  path,
  tag,
  what,
}: {
  readonly path: `/${string}`;
  readonly tag: string;
  readonly what: string;
}) => ({
  get: base
    .route({
      method: 'GET',
      path,
      tags: [tag],
      summary: `List the sources for ${what} in order of priority`,
    })
    .output(totalSources),
  put: base
    .route({
      method: 'PUT',
      path,
      tags: [tag],
      summary: `Set the source priority for ${what}`,
    })
    .input(sourceOrder)
    .output(totalSources),
});
