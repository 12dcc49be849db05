import { DAYS, MONTHS } from '#domain/questions/times/calendar-dates.ts';

/** Names and conditions from programs and tables: "restingHeartRate", "n days where weekday is Saturday". */
const CODE: readonly (readonly [RegExp, string])[] = [
  [/^(?:(?:let|set|define) )?[a-z]\w{0,9} *:?= *(?=[a-z])/i, ''],
  [/ *\| */g, ', '],
  [/\bmassKg\b/, 'weight'],
  [/\bdurationMin(?:utes)?\b/, 'duration'],
  [
    /(?:[:,] *)?\b(?:over |window *= *)?\[ *(\d{4}-\d{2}-\d{2}) *, *(\d{4}-\d{2}-\d{2}) *\]/,
    ' from $1 to $2',
  ],
  [/^p(?:r|rob)?\(\s*(\w+) (.*)\)/i, 'percentage of $1 readings $2'],
  [/\bin [[(] *(\d+(?:\.\d+)?) *, *(\d+(?:\.\d+)?) *[\])]/, 'between $1 and $2'],
  [
    new RegExp(
      `[,;]? ?\\b(?:where|and|with|when)? ?\\bmonth (?:is|=|==|in) ['"]?(${MONTHS.join('|')})\\b['"]?`,
      'i',
    ),
    ' in $1',
  ],
  [/ of (?:type|kind) ?={1,2} ?['"]?(\w+)['"]?/i, ' of my $1 workouts'],
  // "September average - August average".
  [
    /(\b(?:avg|average|mean|median|total)\b[^-–—−?.]{0,25}) [-–—−] (?=[^-–—−?.]{0,25}\b(?:avg|average|mean|median|total)\b)/i,
    '$1 minus ',
  ],
  [/(?<=[a-z])(?:Kcal|Mgdl|Bpm|Ml|Mg|G)\b/g, ''],
  [/ ?\bwhere (?:hours|durationHours?) ?([<>]=?) ?(\d+(?:\.\d+)?)/i, ' $1 $2 hours'],
  [/ ?\bwhere (?:minutes|durationMin(?:utes)?) ?([<>]=?) ?(\d+)/i, ' $1 $2 minutes'],
  [/(?<=[a-z])(?=[A-Z][a-z])/g, ' '],
  [/(?<=[a-z])_(?=[a-z])/gi, ' '],
  [/(?<![<>!])={1,2}/g, ' = '],
  [
    /^count\s*\((?:items|foods|entries|rows|meals) where (?:name|food|item)\s*(?:=|is|like)\s*['"]?([\w ]+?)['"]?\)/i,
    'how many times did i have $1',
  ],
  [/\b(avg|mean|median|sum|total|min|max|std|count|stdev|stddev)\s*\(([^()]*)\)/gi, '$1 $2'],
  [
    /^n (?:of )?(?=(?:days|nights|workouts|runs|walks|rides|meals|fasts|weigh ins|observations|data points|samples)\b)/i,
    'number of ',
  ],
  [
    new RegExp(
      `,? ?\\b(?:where|when|if|and|with|for)? ?(?:the )?(?:weekday|day of (?:the )?week|dow) (?:is|=|in|equals) (?:an? )?(${DAYS.join('|')})s?\\b`,
      'i',
    ),
    ' on $1s',
  ],
  [
    /\b(workouts|sessions|activities) (?:where|with|of) (?:the )?(?:type|kind|activity) (?:is|=|equals) (?:an? )?(\w+)/i,
    '$2 $1',
  ],
  [/ where (?:date|day) (?:is |= ?)?(?=(?:between|from|in|since|after|before|on)\b)/i, ' '],
];

/** "Where date >= 2025-09-01", "month = 8". */
const SINCE: Readonly<Record<string, string>> = {
  '>=': 'since',
  '>': 'after',
  '<=': 'until',
  '<': 'before',
};
const withDates = (text: string): string =>
  text
    .replace(/^select (?=\w)/i, '')
    .replace(
      /[,;]? ?\b(?:where|and|with|when)? ?\b(?:date|day) ?(>=|<=|>|<|={1,2}) ?['"]?(\d{4}-\d{2}-\d{2})['"]?/gi,
      (_, sign: string, date: string) => ` ${SINCE[sign] ?? 'on'} ${date}`,
    )
    .replace(
      /[,;]? ?\b(?:where|and|with|when)? ?\bmonth ?={1,2} ?['"]?(\d{1,2})\b['"]?/gi,
      (all, month: string) => {
        const name = MONTHS[Number(month) - 1];
        return name === undefined ? all : ` in ${name}`;
      },
    )
    .replace(
      /[,;]? ?\b(?:where|and|with|over|for) (?:type|kind|activity) ?={1,2} ?['"]?(\w+)['"]?/gi,
      ' of my $1 workouts',
    );

export const withoutCode = (text: string): string =>
  CODE.reduce((said, [pattern, replacement]) => said.replace(pattern, replacement), withDates(text));
