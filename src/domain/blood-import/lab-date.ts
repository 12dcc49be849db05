import { fileTime, isNoTime, type FileTime } from '#domain/glucose-import/file-time.ts';

/** First letters of month names in English, German, French, Spanish, Italian, Dutch and Portuguese, from January. */
const MONTHS: readonly RegExp[] = [
  /^(?:jan|jän|ene|gen)/i,
  /^(?:feb|fév|fev)/i,
  /^(?:mar|mär|mrz|maa|mrt)/i,
  /^(?:apr|avr|abr)/i,
  /^(?:may|mai|mag|mei)/i,
  /^(?:jun|juin|giu)/i,
  /^(?:jul|juil|lug)/i,
  /^(?:aug|aoû|aou|ago)/i,
  /^(?:sep|set)/i,
  /^(?:oct|okt|ott|out)/i,
  /^(?:nov)/i,
  /^(?:dec|dez|déc|dic)/i,
];

const NAMED_FIRST =
  /^(\d{1,2})(?:st|nd|rd|th|er|º)?[./\s-]*(?:de\s+|of\s+)?([a-zäéûç]{3,10})\.?[,/\s-]*(?:de\s+)?(\d{4}|\d{2})\b/i;
const NAMED_SECOND = /^([a-zäéûç]{3,10})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})\b/i;
const NUMBERS = /^(?:\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[-/.]\d{1,2}[-/.](?:\d{4}|\d{2}))(?!\d)/;
const COMPACT = /^(20\d{2})(\d{2})(\d{2})$/;

const NO_TIME: FileTime = { dayFirstMs: Number.NaN, monthFirstMs: Number.NaN, offsetMs: undefined };

/** French juin and juil both start like June elsewhere, so juil is checked first. */
const monthOf = (name: string): number =>
  /^juil/i.test(name) ? 7 : MONTHS.findIndex((month) => month.test(name)) + 1;

function named(day: string, month: string, year: string): FileTime {
  const number = monthOf(month);
  const fullYear = year.length === 2 ? `20${year}` : year;
  return number === 0 ? NO_TIME : fileTime(`${fullYear}-${number}-${day} 00:00`);
}

/** A weekday before a date. "Mar" before "12, 2026" is March, not mardi. */
const WEEKDAY =
  /^(?:mon|tue|wed|thu|fri|sat|sun|mo|di|mi|do|fr|sa|so|lun|mar|mer|jeu|ven|sam|dim)[a-zäé]*\.?,?\s+(?=\d)(?!\d{1,2}(?:st|nd|rd|th)?,?\s+\d{4}\b)/i;

/**
 * Parses the date at the start of a text, in both orders. Dots mean that the day comes first.
 * @returns NaN if there is no date
 */
export function labDate(text: string): FileTime {
  const trimmed = text.trim().replace(WEEKDAY, '');
  const [numbers] = NUMBERS.exec(trimmed) ?? [];
  if (numbers !== undefined) {
    const time = fileTime(`${numbers} 00:00`);
    return /^\d{1,2}\./.test(numbers) ? { ...time, monthFirstMs: time.dayFirstMs } : time;
  }
  const [, year, month, day] = COMPACT.exec(trimmed) ?? [];
  if (year !== undefined) return fileTime(`${year}-${month}-${day} 00:00`);
  const [, dayOne, monthOne, yearOne] = NAMED_FIRST.exec(trimmed) ?? [];
  if (dayOne !== undefined) return named(dayOne, monthOne ?? '', yearOne ?? '');
  const [, monthTwo, dayTwo, yearTwo] = NAMED_SECOND.exec(trimmed) ?? [];
  return dayTwo === undefined ? NO_TIME : named(dayTwo, monthTwo ?? '', yearTwo ?? '');
}

/** Whether a text starts with a date. */
export const isDate = (text: string): boolean => !isNoTime(labDate(text));

/** Formats a day as `YYYY-MM-DD`; undefined for none and for NaN. */
export const isoDay = (ms: number | undefined): string | undefined =>
  ms === undefined || Number.isNaN(ms) ? undefined : new Date(ms).toISOString().slice(0, 10);
