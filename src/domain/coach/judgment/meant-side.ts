const BLOOD = /\b(?:blood|serum|plasma|labs?|levels?|tests?|panel|results?|markers?|tested|measured)\b/i;
const FOOD = /\b(?:intake|eat|eating|eaten|diet|food|meals|consum\w+)\b/i;

/** Whether a question about a nutrient says that it is about blood or food. */
export const meantSide = (question: string): 'blood' | 'food' | undefined =>
  BLOOD.test(question) ? 'blood' : FOOD.test(question) ? 'food' : undefined;
