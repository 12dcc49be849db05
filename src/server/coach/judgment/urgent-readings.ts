import {
  readingSubjects,
  warningsAbout,
  withReadingWarnings,
} from '#domain/coach/judgment/urgent-readings.ts';
import type { Reply } from '#domain/coach/reply.ts';
import { latestReadingsOf } from '#server/advice/latest-queries.ts';
import type { CoachAsker } from '#server/coach/asker.ts';

/** An answer with what to do about the member's last readings, if it's about them and they're dangerous. */
export async function withUrgentReadings(
  { db, userId, nowMs, today, units }: CoachAsker,
  said: Reply,
  question: string,
): Promise<{ readonly reply: Reply; readonly isUrgent: boolean }> {
  const subjects = readingSubjects(said, question, today);
  if (subjects.size === 0) return { reply: said, isUrgent: false };
  const { readings, person } = await latestReadingsOf(db, userId, nowMs);
  const reader = { person, glucoseUnit: units.glucose, system: units.system };
  const warnings = warningsAbout(subjects, readings, reader);
  return { reply: withReadingWarnings(said, warnings), isUrgent: warnings.length > 0 };
}
