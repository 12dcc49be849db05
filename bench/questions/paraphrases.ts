import { seededRandom } from '#domain/numbers/seeded-random.ts';
import { AROUND, ASKS, end, LEADS, lower, SYNONYMS, TAILS, type Reword } from './paraphrase-words.ts';

const MAX_TRIES = 40;

/** The question in other words; the same in every run. Undefined if no operator fits. */
export function paraphrased(question: string, seed: number): string | undefined {
  const roll = seededRandom(seed);
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(roll() * list.length)];
  const changed = (operators: readonly Reword[], text: string): string | undefined => {
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      const made = pick(operators)?.(text);
      if (made !== undefined && made !== text) return made;
    }
    return undefined;
  };
  let text = changed(SYNONYMS, question) ?? question;
  if (roll() < 0.6) text = changed([...ASKS, ...AROUND, ...AROUND], text) ?? text;
  if (roll() < 0.35) {
    const lead = pick(LEADS) ?? '';
    text = `${lead} ${/[,]$/.test(lead) ? lower(text) : text}`;
  }
  if (roll() < 0.25) {
    const tail = pick(TAILS) ?? '';
    text = /^[A-Z]/.test(tail) ? `${end(text)}? ${tail}` : `${end(text)}, ${tail}?`;
  }
  return text === question ? undefined : text.slice(0, 1).toUpperCase() + text.slice(1);
}
