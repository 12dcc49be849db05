import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { buildLexicon } from './lexicon.ts';
import { readQuestion } from './read-question.ts';
import { phrasings } from '../../../bench/questions/phrasings.ts';
import { syntheticMember } from '../../../bench/questions/member.ts';
import { readRecords } from '../../../scripts/ask-records.ts';

const SAMPLE = 400;
/** Each question of the sample is a rare combination; a few may be rejected, but none may get a different query. */
const MAX_REFUSED = 4;

test('statistics, times, conditions and turns of phrase are understood in any combination', () => {
  const source = readRecords(syntheticMember());
  const lexicon = buildLexicon(source);
  const read = phrasings(SAMPLE, 23).map(({ question, query }) => ({
    question,
    query,
    understood: readQuestion(question, source, lexicon)?.query,
  }));
  const misread = read.filter(
    ({ understood, query }) => understood !== undefined && !isDeepStrictEqual(understood, query),
  );
  expect(misread).toEqual([]);
  expect(read.filter(({ understood }) => understood === undefined).length).toBeLessThanOrEqual(MAX_REFUSED);
});
