import type { Topic } from './topic.ts';

const MEDICINE =
  '(?:statins?|pills?|meds?|medications?|medicines?|tablets?|dose|insulin|thyroid|levothyroxine|metformin|antibiotics?|blood pressure|bp|birth control|blood thinners?|antidepressants?|supplements?|vitamins?|magnesium|iron|creatine|omega[- ]?3|\\w+(?:statin|pril|sartan|olol|dipine|gliflozin))';

/** A day before today. */
const PAST_DAY =
  '\\b(?:yesterday|(?:last|this|the other) (?:night|week|month|day|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|(?:mon|tues|wednes|thurs|fri|satur|sun)day|\\w+ (?:days?|weeks?) ago|the day before)\\b';

/** Doses that were missed, and ones that were taken. */
export const MEDICINE_TOPICS: readonly Topic[] = [
  {
    key: 'missed-dose',
    comesFirst: true,
    signs: [
      new RegExp(`\\b(?:forgot|forgotten|missed|skipped|didn't take|haven't taken)\\b.*\\b${MEDICINE}\\b`),
      new RegExp(`\\b${MEDICINE}\\b.*\\b(?:double up|take (?:two|2|both|it late|an extra))\\b`),
    ],
    title: 'Don’t take two at once',
    paragraphs: [
      'Don’t double a dose to make up for one you missed. The package insert tells you what to do. For many once-a-day medications, it says to take the missed dose when you remember, unless the next one is almost due.',
      'Call a pharmacist or your doctor today if you missed more than one dose. Do the same if the medication is for diabetes, blood clotting, epilepsy, heart rhythm, a transplant or birth control.',
    ],
    links: [['Open supplements', 'supplements']],
    next: ['Remind me to take my supplements at 8 am'],
  },
  {
    key: 'taken-before',
    comesFirst: true,
    signs: [
      new RegExp(
        `^(?=.*${PAST_DAY})(?:did|have|had) i (?:take|taken|had|have|forget|forgotten|miss|missed|skip|skipped)\\b.*\\bmy (?:\\w+ )?${MEDICINE}\\b`,
      ),
    ],
    not: /\b(?:instead|together|with (?:alcohol|coffee|food|my)|twice|too (?:much|many)|by (?:accident|mistake)|side effects?|how (?:much|many|often))\b/,
    title: 'It’s on the supplements screen',
    paragraphs: [
      'The supplements screen shows what you checked off each day. Choose the day at the top. The app doesn’t track medication doses.',
    ],
    links: [['Open supplements', 'supplements']],
    next: ['What supplements am I taking?'],
  },
  {
    key: 'taken',
    comesFirst: true,
    signs: [
      new RegExp(
        `^(?:i )?(?:just |already )?(?:took|had|have taken|'ve taken) (?:my |the |a |all (?:of )?my )(?:\\w+ ){0,2}?${MEDICINE}\\b`,
      ),
      /^(?:i )?(?:just |already )?took (?:my |a )?(?:vitamin|b|d)[- ]?(?:[a-e]\d{0,2}|\d{1,2})\b/,
      new RegExp(`\\b(?:did|have) i (?:take|taken|had)\\b.*\\bmy (?:\\w+ )?${MEDICINE}\\b`),
      /\bwhat (?:do|should) i (?:still )?(?:have|need) to take (?:today|now|tonight)\b/,
    ],
    not: /\b(?:instead|together|with (?:alcohol|coffee|food|my)|twice|too (?:much|many)|by (?:accident|mistake)|side effects?|how (?:much|many|often))\b/,
    title: 'It’s on the supplements screen',
    paragraphs: [
      'The supplements screen lists what’s due today. Check off what you’ve taken there, because I can’t do it for you. The app doesn’t track medication doses.',
    ],
    links: [['Open supplements', 'supplements']],
    next: ['What supplements am I taking?'],
  },
];
