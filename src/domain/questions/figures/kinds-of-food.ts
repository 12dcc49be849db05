import { foodKind } from '#domain/query/food-kinds.ts';
import { normalized } from '#domain/questions/wording/normalize.ts';
import type { Understood } from '#domain/questions/read-one.ts';
import type { Read } from './listed-days.ts';

const ATE = '(?:did|do|have) i (?:eat|eaten|have|had|log|logged|drink|drunk|try|tried|consume|consumed)';
const OF_KINDS = '(?:(?:kinds|types|sorts|varieties) of )?';
/** "How many different vegetables did I eat", "which fruits did I eat". */
const DIFFERENT = new RegExp(
  `^(?:how many|number of) (?:different|distinct|unique) ${OF_KINDS}([a-z]+(?: [a-z]+)?) ${ATE}\\b(.*)$`,
);
const WHICH = new RegExp(
  `^(?:which|what) (?:different )?${OF_KINDS}([a-z]+(?: [a-z]+)?) ${ATE}\\b(?!.*\\b(?:most|least|best|worst)\\b)(.*)$`,
);
const MAX_LISTED = 10;

/** A name that covers several foods: "fruit", unlike "banana". */
const isKind = (name: string): boolean => (foodKind(name) ?? foodKind(name.replace(/s$/, ''))) !== undefined;

/** The foods of a kind that were eaten, or how many different ones. Undefined for other questions. */
export function readKindsOfFood(question: string, read: Read): Understood | undefined {
  const text = normalized(question);
  const different = DIFFERENT.exec(text);
  const [, name, rest] = different ?? WHICH.exec(text) ?? [];
  if (name === undefined || !isKind(name)) return undefined;
  const eaten = read(`how many times did i have ${name}${rest ?? ''}`);
  const { query } = eaten ?? {};
  if (query?.metric !== 'foods' || query.aggregate !== 'sum' || query.where?.food === undefined)
    return undefined;
  return {
    query: different
      ? { ...query, isDistinct: true }
      : {
          ...query,
          aggregate: 'count',
          per: 'record',
          group: 'food',
          rank: { order: 'highest', limit: MAX_LISTED },
        },
  };
}
