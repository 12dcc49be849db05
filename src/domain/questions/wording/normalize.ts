const NUMBERS: Readonly<Record<string, string>> = Object.fromEntries(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'
    .split(' ')
    .map((word, value) => [word, String(value)]),
);
const TENS: Readonly<Record<string, number>> = {
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
};
const TEN = Object.keys(TENS).join('|');
const DIGIT = Object.keys(NUMBERS).slice(1, 10).join('|');

/** Words that end in s and are no plural. */
const KEPT = new Set([
  'this',
  'does',
  'always',
  'versus',
  'plus',
  'minus',
  'previous',
  'previously',
  'christmas',
  'weights',
  'various',
  'tuesdays',
  'wednesdays',
  'thursdays',
  'mondays',
  'fridays',
  'saturdays',
  'sundays',
  'weekends',
  'weekdays',
  'across',
  'minutes',
]);

/** A word without its plural ending, the same for questions and for names. */
export const singular = (word: string): string => {
  if (word.length <= 3 || KEPT.has(word) || !word.endsWith('s') || word.endsWith('ss') || /^\d/.test(word))
    return word;
  return word.slice(0, word.endsWith('sses') ? -2 : -1);
};

const withNumbers = (text: string): string =>
  text
    .replace(new RegExp(`\\b(${TEN})(?:[ -](${DIGIT}))?\\b`, 'g'), (_, ten: string, digit?: string) =>
      String((TENS[ten] ?? 0) + Number(digit === undefined ? 0 : NUMBERS[digit])),
    )
    .replace(
      new RegExp(`\\b(${Object.keys(NUMBERS).join('|')})\\b(?! of my| of the)`, 'g'),
      (word) => NUMBERS[word] ?? word,
    )
    .replace(/\b(?:a )?dozen\b/g, '12')
    .replace(/\b(?:a )?couple(?: of)?(?= \w)/g, '2')
    .replace(/\b(?:a|one|1) fortnight\b|\bfortnight\b/g, '14 days')
    .replace(/\b(\d+) (?:and a half|1\/2)\b/g, '$1.5')
    .replace(/\b(\d+) hundred(?: and)?(?: (\d{1,2})\b)?/g, (_, count: string, rest?: string) =>
      String(Number(count) * 100 + Number(rest ?? 0)),
    )
    .replace(/\b(\d+(?:\.\d+)?) (?:thousand|grand)(?: (\d{1,3})\b)?/g, (_, count: string, rest?: string) =>
      String(Number(count) * 1000 + Number(rest ?? 0)),
    )
    .replace(/\bhalf an hour\b/g, '30 minutes')
    .replace(/\b(?:a|an|1) hour and (?:a half|30 minutes)\b/g, '90 minutes')
    .replace(/\b(\d+) hours? and a half\b/g, '$1.5 hours')
    .replace(/\ban hour\b/g, '1 hour');

const CONTRACTIONS: readonly (readonly [RegExp, string])[] = [
  [/\b(what|how|where|when|that|it|which|who)'s\b/g, '$1 is'],
  [/\bwhats\b/g, 'what is'],
  [/\bhows\b/g, 'how is'],
  [/\b(?:did|does|do|was|were|is|has|have|had|would|could|are)(?:n't|nt)\b/g, ' not'],
  [/\b(?:can't|cannot|won't)\b/g, 'can not'],
  [/\bi'?ve\b/g, 'i have'],
  [/\bi'm\b/g, 'i am'],
  // No month.
  [/\bmay (?=i|we\b)/g, 'can '],
  [/\bi'd\b/g, 'i had'],
  [/\bw\/ ?o\b/g, 'without'],
  [/\bw\/(?=\s|[a-z])/g, 'with '],
  [/'s\b/g, ''],
  [/s'(?=\s)/g, 's'],
];

/** Slips in words too short to be corrected. */
const SLIPS: readonly (readonly [RegExp, string])[] = [
  [/\b(last|this|past|next) (?:weak|wek|weeek|wekk)\b/g, '$1 week'],
  [/\b(?:teh|hte)\b/g, 'the'],
  [/\b(?:lst|alst|lsat)\b/g, 'last'],
  [/\b(?:wat|waht|wht)\b/g, 'what'],
  [/\bhvr\b/g, 'hrv'],
  [/\bpct\b/g, 'percent'],
  [/\bslp\b/g, 'sleep'],
  [/\brn\b/g, 'now'],
  [/\bhw (?=many|much|long)/g, 'how '],
  [/\b(?:mins|minuets?|minuts?|minues)\b/g, 'minutes'],
];

/** Spells a question in one way: lowercase, numbers in digits, no contractions or separators in numbers. Commas stay as words. */
export function normalized(question: string): string {
  let text = ` ${question.normalize('NFKC').toLowerCase()} `
    .replace(/[’‘`´]/g, "'")
    .replace(/[–—]/g, '-')
    .replace(/→/g, ' to ')
    // "Sleep this month (min)": the unit, not the minimum.
    .replace(/\(\s*(?:in )?mins?\s*\)/g, ' in minutes ')
    .replace(/["“”()[\]{}]/g, ' ');
  for (const [pattern, replacement] of [...CONTRACTIONS, ...SLIPS]) text = text.replace(pattern, replacement);
  text = text
    .replace(/(\d),(?=\d{3}\b)/g, '$1')
    .replace(/(\d(?:\.\d+)?)\s?k\b(?!cal|m\b|g\b|j\b)/g, (_, count: string) => `${count}thousandfold`)
    .replace(/([\d.]+)thousandfold/g, (_, count: string) => String(Number(count) * 1000))
    .replace(
      /\b(\d{1,2}):(\d{2}) ?(?:h|hrs?|hours?)\b/g,
      (_, h: string, m: string) => `${Number(h) * 60 + Number(m)} minutes`,
    )
    .replace(
      /\b(\d+) ?(?:h|hrs?|hours?),? ?(?:and )?(\d+) ?(?:m|mins?|minutes?)\b/g,
      (_, h: string, m: string) => `${Number(h) * 60 + Number(m)} minutes`,
    )
    .replace(/\b(\d+)h(\d{2})\b/g, (_, h: string, m: string) => `${Number(h) * 60 + Number(m)} minutes`)
    .replace(/\btotal number of\b/g, 'total count of')
    .replace(/\b(which|what) weekday\b/g, '$1 day of the week')
    .replace(/\bnite(s?)\b/g, 'night$1')
    .replace(/\b(days?|nights?|dates?) without(?: an?y?)?\b/g, '$1 with no')
    .replace(
      /\b(how many|number) of (?:the|my|those|these) (last|past|previous|latest|most recent|preceding) (\w+) (days|nights)\b/g,
      '$1 $4 in the $2 $3 $4',
    )
    .replace(/(?<!(?:last|past|previous|first) )\b(\d{1,3}) (\d{3})(?= (?:or|step|kcal|cal))/g, '$1$2')
    .replace(
      /\b(?:of|out of|in|over) (?:the |my )?(last|past|previous|latest|most recent|preceding) (\w+) (days|nights) ?,? ?(?:on |for )?how many(?= (?:did|was|were|had|have|do|does) )/g,
      'how many $3 in the $1 $2 $3',
    )
    .replace(/\br\b/g, 'are')
    .replace(/#(?= ?of\b)/g, ' number ')
    .replace(/\b(\d{1,2})(?:st|nd|rd|th)[ -]percentile\b/g, 'pct$1')
    .replace(/\b(?:upper|third|3rd) quartile\b/g, 'pct75')
    .replace(/\b(?:lower|first|1st) quartile\b/g, 'pct25')
    .replace(
      /\b(last|past|previous) (\d+) ?(d|w|wk|wks|mo)\b/g,
      (_, word: string, count: string, unit: string) =>
        `${word} ${count} ${unit === 'd' ? 'days' : unit === 'mo' ? 'months' : 'weeks'}`,
    )
    .replace(
      /\b(days|nights) (?:in|of|out of|over) the (last|past) (\d+)(?! ?(?:day|night|week|month|year|run|w\b|[\d.]))/g,
      '$1 in the $2 $3 days',
    )
    .replace(
      /\b(on|in|for|during) (?:a|an|any|1) (day|night) (?=(?:with|when|where|that|i|my)\b)/g,
      '$1 $2s ',
    )
    .replace(/\b(?:rest|off|non[- ]?(?:workout|training|exercise)) days?\b/g, 'days with no workout')
    .replace(/%/g, ' percent ')
    .replace(/&/g, ' and ')
    .replace(/(\d)\+/g, '$1 or more')
    .replace(/>=|≥/g, ' at least ')
    .replace(/<=|≤/g, ' at most ')
    .replace(/>/g, ' above ')
    .replace(/</g, ' below ');
  text = withNumbers(text);
  return text
    .replace(/(\d{4})-(\d{2})-(\d{2})/g, '$1~$2~$3')
    .replace(/(\d)-(\d)/g, '$1 to $2')
    .replace(/\b(mon|tues?|wed|thurs?|fri|sat)-(?=(?:tue|wed|thu|fri|sat|sun))/g, '$1 to ')
    .replace(/([a-z])-(?=[a-z0-9])|(\d)-(?=[a-z])/g, '$1$2 ')
    .replace(/~/g, '-')
    .replace(/(\d)(h|hrs?|min|mins|kg|g|mg|ml|km|kcal|bpm|ms|lbs?|l|mi|oz)\b/g, '$1 $2')
    .replace(/[?!;]+/g, ' ')
    .replace(/\.(?!\d)/g, ' ')
    .replace(/:/g, (sign, at: number, whole: string) =>
      /\d/.test(whole[at - 1] ?? '') && /\d/.test(whole[at + 1] ?? '') ? sign : ' ',
    )
    .replace(/(\d) - (?=\w)/g, '$1 to ')
    .replace(/ - /g, ' , ')
    .replace(/,/g, ' , ')
    .replace(/'/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
