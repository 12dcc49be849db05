import { readTimes } from '#domain/questions/times/calendar-words.ts';

const MINUS = / ?,? (?:minus|less|take away) (?=(?:the |my |that |those )?(?:[a-z@]))/;
const SUBTRACTED = /^(?:subtract|take(?: away)?|deduct) (.+?) (?:from|off) (.+)$/;
const STATISTIC = /\b(?:average|mean|avg|median|total|sum)s?\b/g;
const PER = /\b(?:daily|nightly|per day|per night|a day|a night)\b/g;
const IDLE =
  /\b(?:the|my|what|is|was|of|in|for|on|from|during|over|s|that|those|one|1|ones|value|figure|as|per|difference|differ|compute|calculate|i|,)(?= |$)|(?<= |^),(?= |$)/g;

interface Side {
  readonly statistic: string | undefined;
  readonly figure: string;
  readonly time: string;
}

/** A side's statistic, figure and only time. */
function sideOf(text: string, today: string): Side | undefined {
  const { text: timed, said } = readTimes(text, today);
  const [time, ...more] = said;
  if (time === undefined || more.length > 0) return undefined;
  const statistics = [...new Set(timed.match(STATISTIC) ?? [])];
  if (statistics.length > 1) return undefined;
  const figure = timed
    .replace(/@[A-Z]/, ' ')
    .replace(/\bon average\b/, ' ')
    .replace(STATISTIC, ' ')
    .replace(PER, ' ')
    .replace(IDLE, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return { statistic: statistics[0], figure, time };
}

/** "HRV: mean of September minus mean of June": the difference between two averages. */
export function withMinusAsDifference(text: string, today: string): string {
  if (/\bdifference\b.*\bbetween\b/.test(text)) return text;
  // "From my September one".
  const taken = SUBTRACTED.exec(text.replace(/(\bmy \w+) 1$/, '$1'));
  const [first = '', second, ...more] = taken ? [taken[2] ?? '', taken[1] ?? ''] : text.split(MINUS);
  if (second === undefined || more.length > 0) return text;
  const [one, other] = [sideOf(first, today), sideOf(second, today)];
  const figure = one?.figure || other?.figure;
  if (!one || !other || !figure) return text;
  // Each side names the same figure, or one of them names it for both.
  if (one.figure !== '' && other.figure !== '' && one.figure !== other.figure) return text;
  const statistic = one.statistic ?? other.statistic ?? 'average';
  if (other.statistic !== undefined && other.statistic !== statistic) return text;
  return `${statistic} ${figure} differ ${one.time} than ${other.time}`;
}
