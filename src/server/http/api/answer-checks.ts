import type { AnySchema } from '@orpc/contract';
import { isProcedure, Procedure, type AnyRouter } from '@orpc/server';
import { parsedAnswer } from './json-text.ts';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The path of a property that only an answer has, or only the contract; undefined if there is none. */
function differingPath(answer: unknown, said: unknown): PropertyKey[] | undefined {
  if (!isObject(answer) || !isObject(said)) return undefined;
  for (const key of new Set([...Object.keys(answer), ...Object.keys(said)])) {
    if ((answer[key] === undefined) !== (said[key] === undefined)) return [key];
    const path = differingPath(answer[key], said[key]);
    if (path) return [key, ...path];
  }
  return undefined;
}

/** A schema that fails if it would drop or add a property. Errors name only the property, since answers are personal. */
const exactly = (schema: AnySchema): AnySchema => ({
  '~standard': {
    ...schema['~standard'],
    validate: async (sent) => {
      const answer = parsedAnswer(sent);
      const result = await schema['~standard'].validate(answer);
      const path = result.issues ? undefined : differingPath(answer, result.value);
      return path ? { issues: [{ message: 'The response doesn’t match the contract here.', path }] } : result;
    },
  },
});

/**
 * Procedures whose answers are validated property by property, or not at all. Tests and development treat an extra property as a fault, so
 * that production servers needn't check every answer.
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
