import type { AnswerValue } from '#domain/bio-age/answer.ts';
import { bandOf as bandOfFigure } from '#domain/bio-age/suggested-answers.ts';
import { BODY } from '#domain/bio-age/items/body.ts';
import type { ReportedPressure } from '#domain/supplements/facts.ts';
import { daysBetween, localDate } from '#domain/time/local-date.ts';
import type { Db } from '#server/db/database.ts';
import { answerTo, latestRows } from '#server/bio-age/queries.ts';
import { usualVitalsOf } from '#server/vitals/queries.ts';

/** A blood pressure answer counts as long as blood values do. */
const ANSWER_DAYS = 365;

/** A band of the bio-age's question about blood pressure: of an answer, or of a figure. */
function bandOf(value: AnswerValue | null | undefined) {
  const item = BODY.items.find(({ key }) => key === 'sbp');
  if (!value || item?.kind !== 'choice') return undefined;
  const chosen =
    value.kind === 'option'
      ? value.option
      : value.kind === 'number'
        ? bandOfFigure(item, Math.round(value.value))
        : undefined;
  const option = item.options.find(({ key }) => key === chosen);
  return option?.from === undefined ? undefined : { fromMmhg: option.from, words: `${option.words} mm Hg` };
}

/** Systolic blood pressure: usual by logged readings, else from the bio-age assessment, finished or not. */
export async function pressureOf(
  db: Db,
  userId: string,
  today: string,
  timeZone: string,
): Promise<ReportedPressure | undefined> {
  const [{ pressure: usual }, answer, [assessment]] = await Promise.all([
    usualVitalsOf(db, userId, today),
    answerTo(db, userId, 'sbp'),
    latestRows(db, userId, 1),
  ]);
  const logged = usual && bandOf({ kind: 'number', value: usual.systolicMmhg });
  // Without a day, because a dismissed suggestion returns when its day changes, and readings are logged daily.
  if (logged) return { ...logged, words: `${logged.words} in your readings`, date: null };
  const finished = assessment?.answers.find(({ item }) => item === 'sbp');
  const reported = answer?.value
    ? { band: bandOf(answer.value), date: localDate(answer.answeredAt.getTime(), timeZone) }
    : { band: bandOf(finished?.value), date: assessment?.localDate };
  if (!reported.band || reported.date === undefined || daysBetween(reported.date, today) > ANSWER_DAYS)
    return undefined;
  return { ...reported.band, date: reported.date };
}
