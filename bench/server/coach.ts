import { readFileSync } from 'node:fs';
import { newId, type BenchMember } from '../member.ts';
import { line, quantiles, timed } from '../report.ts';

const QUESTIONS = 200;
/** One conversation keeps follow-ups short. */
const IN_CONVERSATION = 10;

/** Questions of our own set, evenly spread over its slices. */
function questions(): readonly string[] {
  const all = readFileSync(new URL('../questions/questions.jsonl', import.meta.url), 'utf8')
    .split('\n')
    .filter((row) => row !== '')
    .map((row) => (JSON.parse(row) as { question: string }).question);
  const step = Math.max(1, Math.floor(all.length / QUESTIONS));
  return all.filter((_, at) => at % step === 0).slice(0, QUESTIONS);
}

async function answersTo(member: BenchMember) {
  let conversationId = newId();
  const asked = questions().map((question, at) => {
    if (at % IN_CONVERSATION === 0) conversationId = newId();
    return { id: newId(), conversationId, question };
  });
  const { p50, p95 } = quantiles(await timed(asked, (body) => member.send('POST', '/coach/questions', body)));
  return { p95, figures: `p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms` };
}

/**
 * Answers of the embedded coach to a member with ten years of data, as `benchReports` fills them in. Asks everything twice: a server has
 * just started only once, and then its code isn't compiled yet.
 */
export async function benchCoach(name: string, member: BenchMember): Promise<void> {
  const first = await answersTo(member);
  line(`first answers of the coach after a start, ${name}`, first.figures);
  const { figures, p95 } = await answersTo(member);
  line(`an answer of the coach, ten years of data, ${name}`, figures, p95, 50, 'ms');
}
