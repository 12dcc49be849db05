import type { DateOrder } from '#domain/glucose-import/date-order.ts';
import { isNoTime, type FileTime } from '#domain/glucose-import/file-time.ts';
import { labDate } from './lab-date.ts';
import type { ReportLine } from './report-lines.ts';

/** Whether a date is the collection date, a date of birth, or another date of the report. */
type DayKind = 'collected' | 'other' | 'birth';

export interface ReportDay {
  readonly kind: DayKind;
  readonly date: FileTime;
}

const COLLECTED =
  /collect(?:ed|ion)|\bdrawn?\b|sample (?:date|taken)|specimen date|date of sample|date taken|taken on|entnahme|abnahme|pr[ée]l[eè]v|extracci[óo]n|toma de muestra|prelievo|coleta|colheita|afname|afgenomen/i;
const BIRTH =
  /birth|\bd\.?o\.?b\b|\bborn\b|geb(?:oren|\.|urt)|n[ée]e? le|naissance|nacimiento|nascita|nascimento|geboorte/i;
const DAY =
  /\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[-/.]\d{1,2}[-/.](?:\d{4}|\d{2})(?!\d)|\d{1,2}[.\s-]+\p{L}{3,10}\.?[,\s-]+\d{4}|\d{1,2}-\p{L}{3}-\d{2}(?!\d)|\p{L}{3,10}\.?\s+\d{1,2},?\s+\d{4}/gu;

/** Dates in a line, classified by the words before them. */
export function daysIn({ text }: Pick<ReportLine, 'text'>): ReportDay[] {
  let from = 0;
  return [...text.matchAll(DAY)].flatMap((match) => {
    const before = text.slice(from, match.index);
    from = match.index + match[0].length;
    const date = labDate(match[0]);
    if (isNoTime(date)) return [];
    const kind: DayKind = BIRTH.test(before) ? 'birth' : COLLECTED.test(before) ? 'collected' : 'other';
    return [{ kind, date }];
  });
}

const NAMED =
  /^(?:laborator(?:y|io|ium|ium)|performing lab(?:oratory)?|lab(?:or)?(?: name)?|laboratoire)\s*:\s*(\S.{1,80})$/i;
const LABORATORY =
  /\blab(?:s|or|ors|oratory|oratories|oratoire|oratorio|oratorium|orpraxis|ormedizin|corp)?\b|\w+labor\b|diagnosti[ckqx]|patholog|\bsynlab\b|\bquest\b|eurofins|unilabs|\bcerba\b|biomnis|limbach|sonic health|\bmvz\b|hospital|klinikum|\bnhs\b|analisi cliniche|an[áa]lisis cl[íi]nicos|biologie m[ée]dicale/i;
const NOT_A_NAME =
  /report|result|befund(?!e)|ergebnis|page|seite|director|number|id\b|\bno\b|:|patient|phone|tel\.|www|@|test|bericht|compte|informe|referto|ref(?:erence|erenz)|interval/i;
const TOP_LINES = 12;

/** The lab named in a report: a labeled name, or a line at the top that looks like one. */
export function laboratoryIn(lines: readonly ReportLine[]): string | null {
  for (const { cells, text } of lines)
    for (const part of [...cells.map((cell) => cell.text), text]) {
      const [, name] = NAMED.exec(part.trim()) ?? [];
      if (name !== undefined) return name.trim().slice(0, 120);
    }
  const top = lines.slice(0, TOP_LINES).flatMap(({ cells }) => cells.map(({ text }) => text.trim()));
  return top.find((text) => text.length < 80 && LABORATORY.test(text) && !NOT_A_NAME.test(text)) ?? null;
}

const FASTED =
  /(?:fasting(?: status)?|n(?:ü|ue)chtern(?:probe)?|[àa] jeun|en ayunas|ayunas|a digiuno|digiuno|nuchter|jejum)\s*(?:\?|:|=)?\s*(yes|no|y|n|ja|nein|oui|non|s[íi]|sì|nee|sim|não|fasting|non[- ]fasting|not fasting)\b/i;
const NO = /^n|^not|^non/i;

/** Whether a report states that the draw was fasting; null if not stated. */
export function fastingOfReport(lines: readonly ReportLine[]): boolean | null {
  for (const { text } of lines) {
    const [, answer] = FASTED.exec(text.replace(/\s+/g, ' ')) ?? [];
    if (answer !== undefined) return !NO.test(answer);
  }
  return null;
}

const MONTH_FIRST = /\bCLIA\b|\bDOB\b|\d\s?[AP]M\b|LabCorp|Quest Diagnostics|\bZIP\b|, [A-Z]{2} \d{5}\b/;
const DAY_FIRST =
  /\bNHS\b|ha?ematology report|haem|\bGP\b|Befund|Referenzbereich|Analyse|R[ée]sultat|Resultado|Risultat|Uitslag|Einheit|oestr|\bSurgery\b/i;

/** Day-month order in the report's country, if its words identify it. */
export function orderHint(lines: readonly ReportLine[]): DateOrder | undefined {
  const text = lines.map((line) => line.text).join('\n');
  const [american, other] = [MONTH_FIRST.test(text), DAY_FIRST.test(text)];
  return american === other ? undefined : american ? 'month-first' : 'day-first';
}
