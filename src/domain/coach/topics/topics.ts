import { plainWords } from '#domain/coach/abilities/plain-words.ts';
import { APP_TOPICS } from './app-topics.ts';
import { BODY_TOPICS } from './body-topics.ts';
import { CYCLE_TOPICS } from './cycle-topics.ts';
import { FOOD_TOPICS } from './food-topics.ts';
import { LIFE_TOPICS } from './life-topics.ts';
import { MEDICINE_TOPICS } from './medicine-topics.ts';
import { topicIn, type Topic } from './topic.ts';

/** The first one that fits answers, so the ones with a risk come first. */
export const TOPICS: readonly Topic[] = [
  ...MEDICINE_TOPICS,
  ...CYCLE_TOPICS,
  ...BODY_TOPICS,
  ...FOOD_TOPICS,
  ...LIFE_TOPICS,
  ...APP_TOPICS,
];

/** What a message is about that asks for no figure. */
export const topicOf = (message: string): Topic | undefined => topicIn(plainWords(message), TOPICS);
