import { RANGES_NOT_FOR_YOU } from '#domain/coach/judgment/marker-ranges.ts';
import { reply, type Reply } from '#domain/coach/reply.ts';
import { isOutside } from '#domain/reports/blood-words.ts';
import { markerName } from '#domain/coach/record-words.ts';
import { shortDate } from '#domain/coach/phrases.ts';
import type { OutOfRangeRequest } from '#domain/coach/judgment/read-out-of-range.ts';
import { plural } from '#domain/words/plural.ts';
import { panelDatesOf } from '#server/coach/vocabulary.ts';
import { joinWords } from '#domain/words/join-words.ts';
import type { CoachAsker } from '#server/coach/asker.ts';
import { urgencyWordsOf } from './marker-urgency.ts';
import { judgmentOf, latestFigures, latestJudged } from './judge-marker.ts';
import { BLOOD_LINKS } from './marker-ranges.ts';

/** Figures of one reply: more would bury the worst. */
const MAX_LISTED = 12;

const onlyTest = (count: number): Reply =>
  reply({
    kind: 'advice',
    title: 'No earlier blood test',
    paragraphs: [`You’ve logged ${count} blood ${plural(count, 'test')}, so there’s none that far back.`],
    links: BLOOD_LINKS,
    next: ['Which of my blood markers are out of range?'],
  });

/** "Which of my blood markers are out of range?" */
export async function outOfRangeReply(
  asker: CoachAsker,
  { test, side }: OutOfRangeRequest = {},
): Promise<Reply> {
  const dates = test === undefined ? [] : await panelDatesOf(asker);
  const date = test === 'first' ? dates[0] : test === undefined ? undefined : dates.at(-1 - test);
  if (test !== undefined && dates.length > 0 && date === undefined) return onlyTest(dates.length);
  const { values, notFor } = await latestJudged(asker, { date });
  if (values.length === 0)
    return reply({
      kind: 'advice',
      title: 'No blood tests yet',
      paragraphs: ['Add a blood test or import your lab’s file, and I’ll tell you what’s out of range.'],
      links: BLOOD_LINKS,
    });
  const rated = values.flatMap((value) => (value.flag ? [{ ...value, flag: value.flag }] : []));
  const isCritical = ({ flag }: (typeof rated)[number]): boolean => flag.startsWith('critical');
  const outside = rated
    .filter(({ flag }) => isOutside(flag) && (side === undefined || flag.endsWith(side)))
    .toSorted((one, other) => Number(isCritical(other)) - Number(isCritical(one)));
  const borderline = rated.filter(
    ({ flag }) => flag.startsWith('borderline') && (side === undefined || flag.endsWith(side)),
  );
  const listed = [...outside, ...borderline].slice(0, MAX_LISTED);
  const figures = await latestFigures(
    asker,
    listed.map(({ latest }) => latest.marker),
    date,
  );
  const listOf = (some: readonly (typeof rated)[number][]): string =>
    joinWords(
      some.flatMap((value) => {
        const figure = figures.find(({ query }) => query?.metric === value.latest.marker);
        const word = judgmentOf(value.flag, value).toLowerCase();
        return figure ? [`${markerName(value.latest.marker)} [[${figure.id}]] (${word})`] : [];
      }),
    );
  const shown = [outside, borderline].map((some) => some.filter((value) => listed.includes(value)));
  const [worst = [], near = []] = shown;
  const isFine = rated.length > 0 && side === undefined && outside.length + borderline.length === 0;
  return reply({
    kind: 'answer',
    title:
      rated.length === 0
        ? 'I can’t tell whether your markers are in range'
        : outside.length === 0
          ? `Nothing is ${side === undefined ? 'out of range' : `too ${side}`}`
          : `${outside.length} of ${rated.length} ${side === undefined ? 'out of range' : `too ${side}`}`,
    paragraphs: [
      worst.length > 0 ? `Out of range: ${listOf(worst)}.` : '',
      date === undefined || date === dates.at(-1)
        ? (urgencyWordsOf(rated.map(({ latest }) => latest)) ??
          (outside.some(isCritical) ? 'Contact a doctor about critical values today.' : ''))
        : '',
      near.length > 0 ? `In range but not optimal: ${listOf(near)}.` : '',
      side !== undefined && outside.length + borderline.length === 0 && rated.length > 0
        ? rated.length === 1
          ? `Your only marker with a range isn’t too ${side}.`
          : `None of your ${rated.length} markers with a range are too ${side}.`
        : '',
      isFine
        ? rated.length === 1
          ? 'Your only marker with a range is in range.'
          : `All ${rated.length} markers with a range are in range.`
        : '',
      notFor === null ? '' : `${RANGES_NOT_FOR_YOU}, so I can’t rate most values. Ask your doctor.`,
    ].filter(Boolean),
    figures,
    basis:
      date === undefined
        ? 'Based on the latest value of each marker.'
        : `Based on your blood test from ${shortDate(date, asker.today)}.`,
    links: BLOOD_LINKS,
  });
}
