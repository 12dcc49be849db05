import { plainWords } from '#domain/coach/abilities/plain-words.ts';
import { askedAfter, followedUp, lastWord } from './follow-ups.ts';
import type { Topic } from './topic.ts';
import { topicOf } from './topics.ts';

const ABOUT =
  /^(?:(?:and|but|so),? )*(?:(?:what|how) about (?:my |the |a )?|(?:is there )?(?:anything|what|something) (?:else )?(?:(?:that )?i (?:should|must|can)|should i|to) )(\w{4,})/;
/** Enough of a word to find its other forms. */
const STEM = 5;

/** The topic that the last messages were about: short questions stay with theirs. */
function topicBefore(earlier: readonly string[]): Topic | undefined {
  const before = earlier.toReversed();
  const about = before.findIndex((message) => askedAfter(plainWords(message)).length === 0);
  return about < 0 ? undefined : topicOf(before[about] ?? '');
}

/** Only the paragraphs that a follow-up names: "And what about my fasting?" after "How do I handle jet lag?" */
function named(text: string, topic: Topic): Topic | undefined {
  const word = ABOUT.exec(text)?.[1];
  const start = word === undefined ? undefined : new RegExp(`^${word.slice(0, STEM)}`, 'i');
  const paragraphs = start ? topic.paragraphs.filter((each) => start.test(each)) : [];
  return paragraphs.length === 0 ? undefined : { ...topic, paragraphs, facts: [], markers: [] };
}

const ALSO =
  /^(?:(?:and|or|but|so|ok),? )*(?:(?:what|how) about |with |is |are |can i (?:have|drink|eat|use) )?(?:my |an? |some |the |a bit of )?([a-z ]+?)(?: (?:too|ok|okay|then|allowed|alone|fine|safe))*$/;

/** Whether a short question names something else that the topic before answers. */
const isCovered = (text: string, { covers }: Topic): boolean =>
  covers?.test(ALSO.exec(text)?.[1] ?? '') === true;

/** The topic of the messages before, with only what a follow-up asks for: "Any tips?", "Can I speed that up?" */
export function continuedTopic(message: string, earlier: readonly string[]): Topic | undefined {
  const text = plainWords(message);
  const topic = topicBefore(earlier);
  const asked = askedAfter(text);
  return (
    topic && (named(text, topic) ?? followedUp(topic, asked) ?? (isCovered(text, topic) ? topic : undefined))
  );
}

/** What is left to say after a topic if nothing else answers the message. */
export function lastWordOn(message: string, earlier: readonly string[]): Topic | undefined {
  const topic = topicBefore(earlier);
  const asked = askedAfter(plainWords(message));
  return topic && lastWord(topic, asked);
}
