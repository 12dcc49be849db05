import { isContractProcedure } from '@orpc/contract';
import type { z } from 'zod';

interface Procedure {
  readonly name: string;
  readonly method: string;
  readonly output: z.ZodType;
}

/** All procedures of a contract. */
export function procedures(router: object, above = ''): Procedure[] {
  return Object.entries(router).flatMap(([name, part]): Procedure[] => {
    if (!isContractProcedure(part)) return procedures(part as object, `${above}${name}.`);
    const { route, outputSchema } = part['~orpc'];
    return [{ name: above + name, method: route.method ?? '', output: outputSchema as z.ZodType }];
  });
}
