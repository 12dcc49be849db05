import { correctTypos } from '#domain/coach/abilities/intent.ts';
import { plainWords } from '#domain/coach/abilities/plain-words.ts';
import { APP_TOPICS } from './app-topics.ts';
import { BODY_TOPICS } from './body-topics.ts';
import { CONDITION_TOPICS } from './condition-topics.ts';
import { CYCLE_TOPICS } from './cycle-topics.ts';
import { EVERYDAY_TOPICS } from './everyday-topics.ts';
import { EXERCISE_TOPICS } from './exercise-topics.ts';
import { FOOD_TOPICS } from './food-topics.ts';
import { HEALTH_TOPICS } from './health-topics.ts';
import { GROWING_TOPICS, LIFE_TOPICS } from './life-topics.ts';
import { MEDICINE_TOPICS } from './medicine-topics.ts';
import { EVERYDAY_KNOWLEDGE } from '#domain/coach/subjects/everyday-knowledge.ts';
import { KNOWLEDGE_TOPICS } from '#domain/coach/subjects/knowledge-topics.ts';
import { DIET_TOPICS } from './diet-topics.ts';
import { DRUG_FOOD_TOPICS } from './drug-food-topics.ts';
import { FEELING_TOPICS } from './feeling-topics.ts';
import { FOOD_FACT_TOPICS } from './food-fact-topics.ts';
import { NUMBER_TOPICS } from './number-topics.ts';
import { PREGNANCY_IN_GENERAL, PREGNANCY_TOPICS } from './pregnancy-topics.ts';
import { PRODUCT_TOPICS } from './product-topics.ts';
import { SCREEN_TOPICS } from './screen-topics.ts';
import { SYMPTOM_TOPICS, SYMPTOMS_IN_GENERAL } from './symptom-topics.ts';
import { TIMING_TOPICS } from './timing-topics.ts';
import { TRAINING_TOPICS } from './training-topics.ts';
import { WEIGHT_TOPICS } from '#domain/coach/weight/weight-topics.ts';
import { recalling } from '#domain/words/recalling.ts';
import { topicIn, type Topic } from './topic.ts';

/** The first one that fits answers, so the ones with a risk come first. */
export const TOPICS: readonly Topic[] = [
  ...GROWING_TOPICS,
  ...MEDICINE_TOPICS,
  ...CONDITION_TOPICS,
  ...PREGNANCY_TOPICS,
  ...CYCLE_TOPICS,
  ...HEALTH_TOPICS,
  ...SYMPTOM_TOPICS,
  ...FEELING_TOPICS,
  ...BODY_TOPICS,
  ...WEIGHT_TOPICS,
  ...DRUG_FOOD_TOPICS,
  ...DIET_TOPICS,
  ...TIMING_TOPICS,
  ...EVERYDAY_TOPICS,
  ...KNOWLEDGE_TOPICS,
  ...EVERYDAY_KNOWLEDGE,
  ...FOOD_FACT_TOPICS,
  ...TRAINING_TOPICS,
  ...EXERCISE_TOPICS,
  ...FOOD_TOPICS,
  ...LIFE_TOPICS,
  ...PRODUCT_TOPICS,
  ...NUMBER_TOPICS,
  ...APP_TOPICS,
  ...SCREEN_TOPICS,
  PREGNANCY_IN_GENERAL,
  SYMPTOMS_IN_GENERAL,
];

/** What a message is about that asks for no figure. Typos in it are corrected if it is about nothing else. */
export const topicOf = recalling(
  (message): Topic | undefined =>
    topicIn(plainWords(message), TOPICS) ?? topicIn(correctTypos(message), TOPICS),
);
