import { isDeepStrictEqual } from 'node:util';
import type { AnySchema } from '@orpc/contract';
import { isProcedure, Procedure, type AnyRouter } from '@orpc/server';

const json = (value: unknown): unknown =>
  value === undefined ? undefined : JSON.parse(JSON.stringify(value));

/** A shape that takes only what it would not change: an answer with a property more than the contract says is at fault. */
const exactly = (schema: AnySchema): AnySchema => ({
  '~standard': {
    ...schema['~standard'],
    validate: async (answer) => {
      const result = await schema['~standard'].validate(answer);
      if (result.issues || isDeepStrictEqual(json(result.value), json(answer))) return result;
      return { issues: [{ message: `The contract doesn't say this: ${JSON.stringify(answer)}` }] };
    },
  },
});

/**
 * Procedures whose answers are held against the contract to the letter, or not at all. Tests and development hold them; there a property
 * too many is a fault, so that members' servers need not look for one in every answer.
 */
export function withAnswerChecks(router: AnyRouter, areChecked: boolean): AnyRouter {
  if (isProcedure(router)) {
    const { outputSchema, ...definition } = router['~orpc'];
    const isChecked = areChecked && outputSchema !== undefined;
    return new Procedure({ ...definition, ...(isChecked && { outputSchema: exactly(outputSchema) }) });
  }
  return Object.fromEntries(
    Object.entries(router).map(([name, part]) => [name, withAnswerChecks(part as AnyRouter, areChecked)]),
  );
}
