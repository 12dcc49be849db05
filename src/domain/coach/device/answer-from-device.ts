import { smallTalk } from '#domain/coach/abilities/small-talk.ts';
import { explanationReply } from '#domain/coach/abilities/explanations.ts';
import { helpReply } from '#domain/coach/abilities/help-topics.ts';
import { askedIntent } from '#domain/coach/abilities/asked-intent.ts';
import { readLastIntent, type Intent } from '#domain/coach/abilities/intent.ts';
import type { Choice } from '#domain/coach/alternatives.ts';
import { pickedChoice } from '#domain/coach/choices.ts';
import { earlierQuery } from '#domain/coach/earlier-query.ts';
import { nextQuestions } from '#domain/coach/suggested-questions.ts';
import { shortDate } from '#domain/coach/phrases.ts';
import { withYesNo } from '#domain/coach/judgment/yes-no.ts';
import type { Understood } from '#domain/questions/read-one.ts';
import { queryReply } from '#domain/coach/query-reply.ts';
import { isEntry } from '#domain/coach/logging/is-entry.ts';
import { joinedAnswers } from '#domain/coach/sentences/pressure-reply.ts';
import { askedOf } from '#domain/coach/sentences/tallies.ts';
import { readWords, withoutAdvice } from '#domain/coach/read-words.ts';
import { joinedReply, reply, type Reply } from '#domain/coach/reply.ts';
import { safetyReply, withOffer } from '#domain/coach/safety/safety-reply.ts';
import { warningIn } from '#domain/coach/safety/warning.ts';
import { recallReply } from '#domain/coach/memory/recall-reply.ts';
import { findMetric } from '#domain/metrics/catalog.ts';
import { evaluate } from '#domain/query/evaluate.ts';
import type { Query } from '#domain/query/query.ts';
import { spanOf } from '#domain/query/windows.ts';
import { buildLexicon, type Lexicon } from '#domain/questions/lexicon.ts';
import { withDeviceWarnings } from './device-readings.ts';
import { reasonFromDevice } from './reason-from-device.ts';
import { deviceSource, isFullyStored, isOnDevice, storedFrom, type DeviceRecords } from './device-records.ts';

interface DeviceQuestion {
  readonly question: string;
  /** Local day of the device. */
  readonly today: string;
  /** What the previous question was about. */
  readonly before: Query | undefined;
  /** Questions that the last reply offers. */
  readonly choices: readonly Choice[];
  /** Entries on the device that haven't been sent yet. */
  readonly unsent: number;
}

const EXAMPLES = ['How did I sleep last week?', 'How much protein did I eat on average last week?'] as const;

// Building the words for many foods takes a tenth of a second.
const lexicons = new WeakMap<DeviceRecords, Lexicon>();

function lexiconOf(records: DeviceRecords, today: string): Lexicon {
  const lexicon = lexicons.get(records) ?? buildLexicon(deviceSource(records, today));
  lexicons.set(records, lexicon);
  return lexicon;
}

const metricsOf = ({ metric, when = [], any = [], pair, at, versus }: Query) =>
  [
    metric,
    ...(pair ? [pair.metric] : []),
    ...[...when, ...any, ...(versus?.when ?? [])].map((each) => each.metric),
    ...(at ? [at.metric] : []),
  ].flatMap((key) => findMetric(key) ?? []);

/** First day from which the device has every figure of an answer; null if nothing is missing. */
const storedSince = (query: Query, records: DeviceRecords): string | null =>
  metricsOf(query)
    .filter((metric) => !isFullyStored(metric))
    .flatMap((metric) => storedFrom(metric, records) ?? [])
    .toSorted()
    .at(-1) ?? null;

/** Which days of an answer the device lacks. */
function lacking(query: Query, records: DeviceRecords, today: string): string {
  if (metricsOf(query).every(isFullyStored)) return '';
  const from = storedSince(query, records);
  const readOn = records.today;
  const spans = [query.window, query.versus?.window ?? query.window].map((window) => spanOf(window, today));
  const isEarlier = from !== null && spans.some((span) => span.from === null || span.from < from);
  const isLater = readOn < today && spans.some((span) => span.to === null || span.to > readOn);
  return [
    isEarlier ? `Data from before ${shortDate(from, today)} isn’t on this device.` : '',
    isLater
      ? `${isEarlier ? 'Neither is anything' : 'This device has no data'} after ${shortDate(readOn, today)}.`
      : '',
  ]
    .filter(Boolean)
    .join(' ');
}

function answerOf(
  query: Query,
  records: DeviceRecords,
  {
    today,
    unsent,
    unit,
    check,
  }: DeviceQuestion & Pick<Understood, 'check'> & { readonly unit: string | undefined },
): Reply {
  const absent = metricsOf(query).find((metric) => !isOnDevice(metric));
  if (absent)
    return reply({
      kind: 'answer',
      title: 'You need to be online for this',
      paragraphs: [`This device doesn’t store your ${absent.names[0]}. Ask again when you’re back online.`],
    });
  const source = deviceSource(records, today);
  const lacks = lacking(query, records, today);
  const span = spanOf(query.window, today);
  const since = storedSince(query, records);
  const isOutside =
    lacks !== '' &&
    ((since !== null && span.to !== null && span.to < since) ||
      (span.from !== null && span.from > records.today));
  if (isOutside)
    return reply({
      kind: 'answer',
      title: 'Those days aren’t saved on this device',
      paragraphs: [`${lacks} Ask again when you’re back online.`],
      query,
    });
  const said = { today, units: records.units, unit: unit ?? check?.unit };
  const earlier = earlierQuery(query, today);
  const isEarlierStored = earlier && lacking(earlier, records, today) === '';
  const answer = evaluate(query, source);
  const decisive = check?.query ? evaluate(check.query, source) : answer;
  const answered = queryReply(query, answer, said, isEarlierStored ? evaluate(earlier, source) : undefined);
  const waiting = unsent > 0 ? 'Entries that haven’t synced yet aren’t counted.' : '';
  // Days outside of the device's records may still have data.
  const missing = lacks === '' || !answered.note?.endsWith('no data.') ? answered.note : null;
  const note = [missing, lacks, waiting].filter((part) => part !== null && part !== '').join(' ');
  return {
    ...withYesNo(answered, check, decisive, said),
    note: note === '' ? null : note,
    next: [...nextQuestions(query, today)],
  };
}

function spoken(intent: Intent | undefined): Reply | undefined {
  if (intent?.kind === 'help') return helpReply(intent.words);
  if (intent?.kind === 'difference') {
    const [one, other] = intent.between.map(explanationReply);
    return one && other ? joinedReply(one, other) : undefined;
  }
  return intent?.kind === 'explain' ? explanationReply(intent.what) : undefined;
}

const needsConnection = (intent: Intent): Reply =>
  reply({
    kind: 'answer',
    title: 'You need to be online for this',
    paragraphs: [
      intent.kind === 'memory'
        ? 'I can’t change what I remember while you’re offline. Try again when you’re back online.'
        : /^(?:log|start|end|set)/.test(intent.kind)
          ? 'I can’t log anything while you’re offline. Use the tracker’s own screen instead. Your entry will be saved on this device and synced later.'
          : 'While you’re offline, I can only answer questions about your own numbers. Ask this again when you’re back online.',
    ],
    choices: EXAMPLES.map((question) => ({ label: question, question })),
  });

/** Answers a question offline, from the records on the device. */
export function answerFromDevice(asked: DeviceQuestion, records: DeviceRecords | undefined): Reply {
  const question = pickedChoice(asked.question, asked.choices)?.question ?? asked.question;
  const warning = warningIn(question);
  const timeZone = records?.timeZone ?? 'UTC';
  if (warning?.isCertain) return safetyReply(warning.danger, timeZone);
  const ordinary = ordinaryAnswer({ ...asked, question }, records);
  const answer = records ? withDeviceWarnings(ordinary, records, { question, today: asked.today }) : ordinary;
  return warning ? withOffer(answer, warning, timeZone) : answer;
}

function ordinaryAnswer(asked: DeviceQuestion, records: DeviceRecords | undefined): Reply {
  const { question, today, before } = asked;
  const talk = smallTalk(question, EXAMPLES);
  if (talk) return talk;
  const intent = askedIntent(question, before);
  const said = spoken(intent);
  if (said) return said;
  if (!records)
    return reply({
      kind: 'answer',
      title: 'You’re offline',
      paragraphs: [
        'None of your data is on this device yet. Open the coach once while you’re online. After that, I can answer offline.',
      ],
    });
  if (intent?.kind === 'memory' && intent.request.kind === 'recall' && records.memory)
    return recallReply(records.memory);
  const lacks = (query: Query): string => lacking(query, records, today);
  if (intent && intent.kind !== 'explain')
    return reasonFromDevice(intent, records, { question, today, lacking: lacks }) ?? needsConnection(intent);
  const words = { source: deviceSource(records, today), lexicon: lexiconOf(records, today) };
  const read = withoutAdvice(question, readWords(question, words, before && { query: before }));
  const last = readLastIntent(question);
  if (last && read.kind === 'query' && isEntry(last, read.query)) return needsConnection(last);
  if (read.kind === 'query')
    return answerOf(askedOf(read.query), records, { ...asked, unit: read.unit, check: read.check });
  if (read.kind === 'several') {
    const [one, other, ...more] = read.questions;
    const replyTo = ({ query, unit }: Understood) => answerOf(askedOf(query), records, { ...asked, unit });
    return joinedAnswers(replyTo(one), replyTo(other), ...more.map(replyTo));
  }
  if (read.kind === 'choices')
    return reply({ kind: 'choices', paragraphs: ['Which one do you mean?'], choices: [...read.choices] });
  return (
    spoken(last) ??
    (last && last.kind !== 'explain' && last.kind !== 'help' ? needsConnection(last) : undefined) ??
    reply({
      kind: 'unknown',
      title: 'I didn’t understand that',
      paragraphs: ['While you’re offline, I can only answer questions about your own numbers, such as:'],
      choices: (read.near.length > 0 ? read.near : EXAMPLES).map((question) => ({
        label: question,
        question,
      })),
    })
  );
}
