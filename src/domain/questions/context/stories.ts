import { findMetric } from '#domain/metrics/catalog.ts';
import type { RecordSource } from '#domain/query/record-source.ts';
import { spanOf } from '#domain/query/windows.ts';
import type { TimeWords } from '#domain/questions/times/calendar-dates.ts';
import { NAMES, type Tag } from '#domain/questions/grammar-words.ts';
import type { Lexeme, Lexicon } from '#domain/questions/lexicon.ts';
import { tagged } from '#domain/questions/tag.ts';
import { readTimes } from '#domain/questions/times/calendar-words.ts';
import { FRAGMENT, RESTRICTING, stretchIn } from './isolate-question.ts';
import { normalized } from '#domain/questions/wording/normalize.ts';

/** Between a story and the question it leads to. */
const TURN =
  /(?:[.!?;…]+\s+|,\s+|\s[–—-]+\s)(?:(?:and|so|but|ok|okay|honestly|actually|please|now)[\s,]+)*(?=(?:what|how|give|tell|show|can you|could you|my (?:average|mean|median|total)|(?:the )?(?:average|avg|mean|median|total)\b))/iu;
/** Openings of a story about the member. */
const OWN =
  /^(?:(?:so|well|honestly|ok|okay|basically|right|ugh|god|man|gosh|phew|and|but|also|now)[\s,]+)*(?:i|i'?m|i'?ve|my|was i|were my|was my|am i|is my|have i|did i|@[A-Z]|sleep)\b/u;
/** Words for a state that lasted, unlike an event. */
const LASTED =
  /\b(?:was|were|been|felt|feel|feels|seemed|looked|am|are|is|slept|sleep|barely|hardly|easy|wrecked|struggled|went|overdid|overdo|trying|had|has)\b/;
/** "I changed jobs in March": the question may be about the time before or after. */
const EVENT =
  /\b(?:start|began|begin|begun|stop|quit|chang|join|bought|broke|turned|married|hired|retired|left|gave|switch|born|diagnos|signed|adopt|on and off|(?:most|half|parts?|some|much)(?: of)? @)/;
const OTHERS =
  /\b(?:he|she|they|his|her|their|you|wife|husband|partner|brother|sister|mother|father|mom|mum|dad|son|daughter|friend|kids?|dog|cat|boss|colleagues?|everyone|nobody|people)\b/;
const IDIOMS =
  /\b(?:lately|recently|of late|all over the (?:place|shop)|off the (?:charts?|scale)|through the roof|on (?:my mind|edge)|up and down|an? (?:\w+ )?(?:sod|slob|mess|wreck|zombie|couch potato)|(?:good|bad|hard|easy|gentle) (?:on|for|to|with) (?:me|myself))\b/g;
/** Where, with whom: the figures may be those of some days only. */
const PLACED = /^(?:at|on|with|during|without|while|near|after|before|by|from|alone|except|only)$/;
const LIMITING: ReadonlySet<Tag> = new Set<Tag>([
  'when',
  'number',
  'clock',
  'not',
  'except',
  'last',
  'first',
  'op',
  'next',
  'workout',
  'meal',
  'food',
]);
const ASKED: ReadonlySet<Tag> = new Set<Tag>([
  'question',
  'filler',
  'aggregate',
  'superlative',
  'per',
  'comma',
  'howmuch',
  'time',
]);
const THEN =
  /\b(?:for (?:it|that)|(?:back )?then|(?:(?:in|on|during|over|for) )?that (?:same )?(?:week|month|year|period|time|stretch))\b/;
const NOW =
  /\b(?:now|nowadays|these days|currently|at the moment|usually|normally|typically|in general|overall|ever)\b/;

interface Part {
  readonly text: string;
  readonly words: readonly Lexeme[];
  readonly time: TimeWords | undefined;
  readonly said: string;
}

/** A part of a question with at most one period; undefined if it names weekdays or several periods. */
function partOf(text: string, today: string, lexicon: Lexicon): Part | undefined {
  const { text: timed, times, said } = readTimes(normalized(text).replace(IDIOMS, ''), today);
  const [time, ...more] = times;
  if (more.length > 0 || time?.weekdays || time?.isPrevious) return undefined;
  return { text: timed, words: tagged(timed, lexicon), time, said: said[0] ?? '' };
}

/** Name of the only figure in a story. */
function nameIn(words: readonly Lexeme[]): string | undefined {
  const [name, ...more] = words.filter(({ tag }) => NAMES.has(tag));
  if (!name || more.length > 0 || (name.tag === 'implied' && name.keys.length > 1)) return undefined;
  return name.tag === 'implied' ? findMetric(name.keys[0] ?? '')?.names[0] : name.words;
}

/** Whether the question's own period is in the story's: "a bad month, how did I sleep last week". */
function isWithin({ time: asked }: Part, { time: story }: Part, today: string): boolean {
  if (!asked?.window || !story?.window) return false;
  const [own, outer] = [spanOf(asked.window, today), spanOf(story.window, today)];
  return (
    outer.from === null ||
    (own.from !== null && own.from >= outer.from && (own.to ?? today) <= (outer.to ?? today))
  );
}

/** "My chillest day in April, like the highest stress score": the figure in the grammar's words, with the period. */
const IN_OTHER_WORDS =
  /^(.+?),? (?:like|as in|so|meaning|i\.?e\.?|that is|in other words|basically),? (?=(?:the |my )?(?:highest|lowest|average|mean|median|total|longest|shortest|most|least)\b)(.+)$/iu;

function withPeriodBefore(question: string, today: string, lexicon: Lexicon): string | undefined {
  const [, before = '', figure = ''] = IN_OTHER_WORDS.exec(question.trim().replace(/[?.!]+$/u, '')) ?? [];
  const [story, own] = [partOf(before, today, lexicon), partOf(figure, today, lexicon)];
  const isFigure = own?.words.some(({ tag }) => NAMES.has(tag)) === true && !own.time;
  const isLimited = story?.words.some(({ tag }) => LIMITING.has(tag) || NAMES.has(tag)) !== false;
  return isFigure && story?.time && !isLimited ? `${own.text} ${story.said}` : undefined;
}

/** "I slept terribly in February, what did I average a night?": the figure or the period of the story in the question. */
export function withStory(question: string, source: RecordSource, lexicon: Lexicon): string | undefined {
  const { today } = source;
  const restated = withPeriodBefore(question, today, lexicon);
  if (restated !== undefined) return restated;
  const [before = '', asked = '', ...more] = question.trim().split(TURN);
  if (asked === '' || more.length > 0 || RESTRICTING.test(before) || FRAGMENT.test(before)) return undefined;
  const [story, own] = [
    partOf(before, today, lexicon),
    partOf(asked.replace(/[?.!]+$/u, ''), today, lexicon),
  ];
  const isTimed = (story?.time ?? own?.time)?.window !== undefined;
  if (!story || !own || !isTimed || OTHERS.test(story.text)) return undefined;
  if (!OWN.test(story.text) && story.words[0]?.tag !== 'metric') return undefined;
  const isPlaced = story.words.some(
    ({ words, tag }, at) =>
      PLACED.test(words) &&
      tag === 'filler' &&
      story.words.slice(at + 1, at + 3).some((each) => each.tag === 'unknown'),
  );
  if (isPlaced || story.words.some(({ tag }) => LIMITING.has(tag))) return undefined;
  const isNamed = own.words.some(({ tag }) => NAMES.has(tag));
  const name = isNamed ? '' : nameIn(story.words);
  if (own.time && (isNamed || story.time)) return isNamed && isWithin(own, story, today) ? asked : undefined;
  if (name === undefined || !LASTED.test(story.text) || EVENT.test(story.text)) return undefined;
  if (isNamed)
    return THEN.test(own.text)
      ? own.text.replace(THEN, story.said)
      : NOW.test(own.text) || stretchIn(before, source) === undefined
        ? undefined
        : `${own.text} ${story.said}`;
  const figure = own.words.filter(({ tag }) => tag === 'aggregate' || tag === 'superlative');
  if (figure.length !== 1 || own.words.some(({ tag }) => !ASKED.has(tag))) return undefined;
  const per = own.words.flatMap(({ tag, words }) => (tag === 'per' ? [words] : []));
  return [figure[0]?.words, name, ...per, story.said || own.said].join(' ');
}
