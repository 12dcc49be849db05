import type { AnswerValue } from '#domain/bio-age/answer.ts';
import { BODY } from '#domain/bio-age/items/body.ts';
import type { ReportedPressure } from '#domain/supplements/facts.ts';
import { daysBetween, localDate } from '#domain/time/local-date.ts';
import type { Db } from '#server/db/database.ts';
import { answerTo, latestRows } from '#server/bio-age/queries.ts';

/** A blood pressure answer counts as long as blood values do. */
const ANSWER_DAYS = 365;

/** The band of an answer to the bio-age's question about blood pressure. */
function bandOf(value: AnswerValue | null | undefined) {
  const item = BODY.items.find(({ key }) => key === 'sbp');
  if (value?.kind !== 'option' || item?.kind !== 'choice') return undefined;
  const option = item.options.find(({ key }) => key === value.option);
  return option?.from === undefined ? undefined : { fromMmhg: option.from, words: `${option.words} mm Hg` };
}

/** Systolic blood pressure from the bio-age assessment, finished or not. */
export async function pressureOf(
  db: Db,
  userId: string,
  today: string,
  timeZone: string,
): Promise<ReportedPressure | undefined> {
  const [answer, [assessment]] = await Promise.all([answerTo(db, userId, 'sbp'), latestRows(db, userId, 1)]);
  const finished = assessment?.answers.find(({ item }) => item === 'sbp');
  const reported = answer?.value
    ? { band: bandOf(answer.value), date: localDate(answer.answeredAt.getTime(), timeZone) }
    : { band: bandOf(finished?.value), date: assessment?.localDate };
  if (!reported.band || reported.date === undefined || daysBetween(reported.date, today) > ANSWER_DAYS)
    return undefined;
  return { ...reported.band, date: reported.date };
}
