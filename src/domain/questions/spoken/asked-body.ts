import type { Turns } from './turns.ts';

const CHANGED = '(lose|lost|gain|gained|put on|add|added|drop|dropped|shed)';

/** Fat and muscle that were lost or gained: of the body, not of meals. */
export const BODY_TURNS: Turns = [
  [/\b((?:body )?fat (?:mass )?(?:have|did|has) i (?:actually |really )?)burn(?:ed)?\b/, '$1lose'],
  [
    /\b((?:muscle|muscle mass|lean tissue|lean muscle|lean mass) (?:have|did|has) i (?:actually |really )?)(?:build|built)\b/,
    '$1gain',
  ],
  [
    new RegExp(`\\bhow much (?:body )?fat (?:mass )?(have|did|has) i (?:actually |really )?${CHANGED}\\b`),
    'how much fat mass $1 i $2',
  ],
  [
    new RegExp(
      `\\bhow much (?:muscle|muscle mass|lean tissue|lean muscle) (have|did|has) i (?:actually |really )?${CHANGED}\\b`,
    ),
    'how much lean mass $1 i $2',
  ],
  [
    new RegExp(`^(?:did|have) i ${CHANGED} (?:any |some )?(?:muscle|muscle mass|lean mass|lean muscle)\\b`),
    'how much lean mass did i $1',
  ],
  [/\b(?:fat|adipose) weight\b/, 'fat mass'],
];
