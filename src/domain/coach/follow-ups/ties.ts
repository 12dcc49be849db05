import { normalized } from '#domain/questions/wording/normalize.ts';

/** Words that only connect a follow-up to the previous question. */
const TIES =
  /^(?:,|and|but|so|ok|okay|hm+|what about|how about|what if|what is it|only|just|now|then|also|same|the same|same thing|for|in|on|during|over|no|nope|sorry|oops|wait|oh|actually|rather|i mean|i meant|meant|please|can you|could you|would you)(?= |$) ?/;
const TAILS = /(?: ,)? (?:please|instead|then|though|rather|actually|too|again|thanks|as well)$/;
/** "No, I meant last year": in place of what was said last. */
const CORRECTS =
  /^(?:no|nope|sorry|oops|wait|actually|oh)\b|\b(?:i mean|i meant)\b|\b(?:instead|rather)[?.! ]*$/;
/** Connects a question to the previous one. */
const TIED =
  /^\s*(?:and|but|what about|how about|only|just|same|compared|compare (?:it|that|this)|versus|vs|no|nope|sorry|oops|wait|actually|i mean|i meant)\b/i;

const withoutTails = (text: string): string => {
  const shorter = text.replace(TAILS, '');
  return shorter === text ? text : withoutTails(shorter);
};

export const withoutTies = (text: string): string => {
  const shorter = text.replace(TIES, '');
  return shorter === text ? withoutTails(text) : withoutTies(shorter);
};

export const isTied = (question: string): boolean => TIED.test(question);

export const isCorrection = (question: string): boolean => CORRECTS.test(normalized(question));
