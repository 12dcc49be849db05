import { z } from 'zod';
import { daysBetween } from '#domain/time/local-date.ts';
import { base } from './errors.ts';
import { localDate, timeZone } from './time.ts';
import { typedText } from './text.ts';

/** Fields that clients send with every tracker entry: a client-generated id, the time zone it was recorded in, a note. */
export const entryInput = z.object({
  id: z.uuid(),
  timeZone,
  note: typedText().max(2000, 'Use 2,000 characters or fewer.').nullable().default(null),
});

/** Added to every entry in an answer: its local day. */
export const entryAnswer = { date: localDate };

const MAX_DAYS = 3700;

/** A range of local days, both ends included: up to ten years. */
export const dayRange = z.object({ from: localDate, to: localDate }).superRefine(({ from, to }, context) => {
  const spanDays = daysBetween(from, to);
  if (spanDays < 0 || spanDays >= MAX_DAYS)
    context.addIssue({
      code: 'custom',
      path: ['to'],
      message: 'Choose a range between one day and ten years.',
    });
});

export const byId = z.object({ id: z.uuid() });

interface EntryWords<Input extends z.ZodType, Answer extends z.ZodType> {
  /** Such as "/drinks". */
  readonly path: `/${string}`;
  /** The slice, for the reference page. */
  readonly tag: string;
  /** Such as "a drink" and "drinks". */
  readonly one: string;
  readonly many: string;
  readonly input: Input;
  readonly answer: Answer;
}

/** The four procedures of a tracker's entries. Saving the same id replaces the entry, so that requests are safe to repeat. */
export function entryProcedures<Input extends z.ZodType, Answer extends z.ZodType>({
  path,
  tag,
  one,
  many,
  input,
  answer,
}: EntryWords<Input, Answer>) {
  const tags = [tag];
  return {
    list: base
      .route({ method: 'GET', path, tags, summary: `List ${many} in a date range, oldest first` })
      .input(dayRange)
      .output(z.array(answer)),
    put: base
      .route({ method: 'PUT', path: `${path}/{id}`, tags, summary: `Add or replace ${one}` })
      .input(input)
      .output(answer),
    remove: base
      .route({
        method: 'DELETE',
        path: `${path}/{id}`,
        tags,
        summary: `Delete ${one}; it can be restored for 30 days`,
      })
      .input(byId)
      .output(byId),
    restore: base
      .route({
        method: 'POST',
        path: `${path}/{id}/restore`,
        tags,
        summary: `Restore ${one} that was deleted`,
      })
      .input(byId)
      .output(answer),
  };
}
