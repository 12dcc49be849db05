import { plainFigure } from '#domain/coach/build-figure.ts';
import { showNumber } from '#domain/coach/format-number.ts';
import { reply, type CoachFigure, type Reply } from '#domain/coach/reply.ts';
import { readinessOf, type ReadinessSign } from '#domain/coach/advice/readiness.ts';
import { evaluate } from '#domain/query/evaluate.ts';
import type { Query } from '#domain/query/query.ts';
import { sleepNeed } from '#domain/sleep/sleep-need.ts';
import type { CoachAsker } from '#server/coach/asker.ts';
import { stressToday } from '#server/coach/judgment/judge-rest.ts';
import { recordsFor } from '#server/coach/record-queries.ts';
import { memberOn } from '#server/member/queries.ts';
import { usualVitalsOf } from '#server/vitals/queries.ts';

const LINKS: Reply['links'] = [
  { name: 'Open sleep', screen: 'sleep' },
  { name: 'Open stress', screen: 'stress' },
];
const TODAY = ['sleepMinutes', 'hrvMs', 'restingHeartRateBpm'].map((metric): Query => ({
  metric,
  aggregate: 'mean',
  window: { kind: 'day', back: 0 },
}));

const WORDS: Readonly<Record<ReadinessSign['of'], { readonly label: string; readonly unit: string }>> = {
  sleep: { label: 'Sleep last night', unit: 'min' },
  hrv: { label: 'Heart rate variability today', unit: 'ms' },
  pulse: { label: 'Resting heart rate today', unit: 'bpm' },
};

const BAD_NIGHT =
  /\b(?:slept|sleep|night)\b.*\b(?:bad(?:ly)?|crap|terribl[ey]|awful(?:ly)?|poor(?:ly)?|horribl[ey]|rough|little|hardly|barely|shit)\b|\b(?:bad|terrible|awful|rough|poor|short|sleepless) (?:night|sleep)\b|\b(?:didn't|did not|couldn't) sleep\b|\b(?:no sleep|(?:hardly|barely) slept)\b|\bup \d+ times\b/i;
/** "I only slept 3 hours": what the member says counts more than what was logged. */
const SLEPT = /\b(?:slept|got|had)(?: \w+){0,3}? (\d{1,2}(?:\.\d)?) ?(?:h|hrs?|hours?)\b/i;
const ILL = /\b(?:sick|ill|fever|flu|a cold|covid|infection|hungover|hangover)\b/i;

/** "Rest day or push?": by last night's sleep, heart rate variability and resting heart rate, each compared with the member's own. */
export async function readinessReply(asker: CoachAsker, question: string): Promise<Reply> {
  const { db, userId, nowMs, today, units } = asker;
  const [source, { ageYears }, { baseline }, { heartRate }] = await Promise.all([
    recordsFor(asker, TODAY),
    memberOn(db, userId, nowMs),
    stressToday(asker),
    usualVitalsOf(db, userId, today),
  ]);
  const [asleepMinutes, hrvMs, bpm] = TODAY.map((query) => evaluate(query, source).value ?? undefined);
  const [, hours] = SLEPT.exec(question) ?? [];
  const { signs, verdict } = readinessOf({
    asleepMinutes: hours === undefined ? asleepMinutes : 60 * Number(hours),
    needMinutes: 60 * sleepNeed(ageYears).mayBeLeast,
    hrvMs,
    usualHrv: baseline && { lowMs: baseline.lowMs, highMs: baseline.highMs },
    bpm,
    usualBpm: heartRate?.bpm,
    sleptBadly: BAD_NIGHT.test(question),
    isIll: ILL.test(question),
  });
  const figures = signs.flatMap(({ of, value }): CoachFigure[] => {
    const { label, unit } = WORDS[of];
    const id = `f${signs.findIndex((sign) => sign.of === of) + 1}`;
    return [plainFigure({ id, label, value, unit, shown: showNumber(value, unit, { decimals: 0, units }) })];
  });
  return reply({
    kind: 'advice',
    title: verdict.title,
    paragraphs: [
      verdict.text,
      ...signs.map(({ words }, at) => words.replace('#', `[[f${at + 1}]]`)),
      ...(signs.length === 0
        ? [
            'I don’t have anything from last night. Log your sleep, resting heart rate and heart rate variability in the morning, and I can compare them with what’s usual for you.',
          ]
        : []),
      'Stop if you feel chest pain, dizziness or unusual breathlessness.',
    ],
    figures,
    basis: 'This is a best guess, not medical advice. How you feel matters more than any number.',
    links: LINKS,
    next: ['Is my HRV normal?', 'How did I sleep last night?'],
  });
}
