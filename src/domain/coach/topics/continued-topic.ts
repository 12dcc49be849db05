import { plainWords } from '#domain/coach/abilities/plain-words.ts';
import type { Topic } from './topic.ts';
import { topicOf } from './topics.ts';

const ABOUT =
  /^(?:(?:and|but|so),? )*(?:(?:what|how) about (?:my |the |a )?|(?:is there )?(?:anything|what|something) (?:else )?(?:(?:that )?i (?:should|must|can)|should i|to) )(\w{4,})/;
/** Enough of a word to find its other forms. */
const STEM = 5;

/** The topic of the message before, with only the paragraphs that a follow-up names: "And what about my fasting?" after "How do I handle jet lag?" */
export function continuedTopic(message: string, previous: string | undefined): Topic | undefined {
  const named = ABOUT.exec(plainWords(message))?.[1];
  const topic = named === undefined || previous === undefined ? undefined : topicOf(previous);
  if (named === undefined || !topic) return undefined;
  const start = new RegExp(`^${named.slice(0, STEM)}`, 'i');
  const paragraphs = topic.paragraphs.filter((text) => start.test(text));
  return paragraphs.length === 0 ? undefined : { ...topic, paragraphs, facts: [], markers: [] };
}
