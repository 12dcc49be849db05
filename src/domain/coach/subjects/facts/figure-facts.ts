import type { SubjectFacts } from '#domain/coach/subjects/subject-facts.ts';
import { BODY_FACTS } from './body-facts.ts';
import { SCORE_FACTS } from './score-facts.ts';
import { SLEEP_FACTS } from './sleep-facts.ts';

/** What figures of the product mean, by metric. */
export const FIGURE_FACTS: Readonly<Record<string, SubjectFacts>> = {
  ...SLEEP_FACTS,
  ...BODY_FACTS,
  ...SCORE_FACTS,
};
