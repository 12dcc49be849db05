import { normalized } from '#domain/questions/wording/normalize.ts';
import { readQuestion } from '#domain/questions/read-question.ts';
import { alternatives, plain, type Choice } from './alternatives.ts';
import type { Words } from '#domain/questions/lexicon.ts';
import { capitalized } from '#domain/words/first-letter.ts';

const MAX_CHOICES = 3;
/** Ambiguous phrases, each with the questions it can mean. `$1` is the rest of the sentence. */
const AMBIGUOUS: readonly (readonly [RegExp, readonly (readonly [label: string, question: string])[]])[] = [
  [
    /^(.*?)\bblood pressure\b(.*)$/i,
    [
      ['Systolic (upper)', '$1systolic blood pressure$2'],
      ['Diastolic (lower)', '$1diastolic blood pressure$2'],
    ],
  ],
  [
    /^(.*?)(?<!ldl |hdl |total |dietary )\bcholesterol\b(.*)$/i,
    [
      ['LDL cholesterol', '$1LDL cholesterol$2'],
      ['HDL cholesterol', '$1HDL cholesterol$2'],
      ['Total cholesterol', '$1total cholesterol$2'],
    ],
  ],
  [
    /^(?:did|do|have) i (?:walk|walked) (more|less)\b(.*)$/i,
    [
      ['Steps', 'Did I take $1 steps$2'],
      ['Minutes walked', 'Did I spend $1 minutes walking$2'],
    ],
  ],
  [
    /^how much (?:did|do|have) i (?:walk|walked)\b(.*)$/i,
    [
      ['Steps', 'How many steps did I take$1'],
      ['Minutes walked', 'How many minutes did I walk$1'],
      ['Distance walked', 'How far did I walk$1'],
    ],
  ],
  [
    /^how much (?:did|do|have) i (run|bike|cycle|swim|hike|row)\b(.*)$/i,
    [
      ['Distance', 'How far did I $1$2'],
      ['Time', 'How many minutes did I $1$2'],
      ['How often', 'How many times did I $1$2'],
    ],
  ],
  [
    /^(.*?)\btotal daily\b(.*)$/i,
    [
      ['Total for all days', '$1total$2'],
      ['Average per day', '$1average daily$2'],
    ],
  ],
  [
    /^(.*?)\bbest (run|walk|ride|bike ride|swim|hike)\b(.*)$/i,
    [
      ['Longest', '$1longest $2$3'],
      ['Fastest', '$1fastest $2$3'],
    ],
  ],
  [
    /^how active (?:was|am|have) i(?: been)?\b(.*)$/i,
    [
      ['Steps', 'How many steps did I take on average$1'],
      ['Workouts', 'How many workouts did I do$1'],
      ['Active minutes', 'How many moderate minutes did I get$1'],
    ],
  ],
  [
    /^(?:how well|how) (?:did|do|have) i (?:sleep|slept)(?: well)?\b(.*)$/i,
    [
      ['How long', 'How long did I sleep on average$1'],
      ['Sleep score', 'What was my average sleep score$1'],
    ],
  ],
  [
    /^(?:did|do) i sleep (?:better|worse)\b(.*)$/i,
    [
      ['How long', 'Did I sleep longer$1'],
      ['Sleep score', 'Was my sleep score higher$1'],
    ],
  ],
];

/** Keeps the questions that are understood, without duplicates. */
function understood(choices: readonly Choice[], { source, lexicon }: Words): readonly Choice[] {
  const queries = new Set<string>();
  return choices.filter(({ question }) => {
    const query = JSON.stringify(readQuestion(question, source, lexicon)?.query);
    if (query === undefined || queries.has(query)) return false;
    queries.add(query);
    return true;
  });
}

/** "Lentils or salmon last week": the same question about each of them. */
function ofOr(question: string, words: Words): readonly Choice[] {
  for (const choices of alternatives(question.replace(/\beither /i, ''), 'or', words.source.today)) {
    const both = understood(choices, words);
    if (both.length === 2) return both;
  }
  return [];
}

/** Possible meanings of an ambiguous question; none if it isn't ambiguous, or only one meaning is understood. */
export function choicesOf(question: string, words: Words): readonly Choice[] {
  const said = plain(question);
  const found = AMBIGUOUS.flatMap(([pattern, meanings]) =>
    pattern.test(said)
      ? [meanings.map(([label, as]) => ({ label, question: `${said.replace(pattern, as)}?` }))]
      : [],
  );
  for (const choices of [...found, ofOr(question, words)]) {
    const known = understood(choices, words);
    if (known.length > 1)
      return known
        .slice(0, MAX_CHOICES)
        .map((choice) => ({ ...choice, label: capitalized(choice.label.replace(/^my /i, '')) }));
  }
  return [];
}

const ORDINALS: readonly RegExp[] = [
  /^(?:the )?(?:first|1st|1|former|top)(?: (?:one|1))?$/,
  /^(?:the )?(?:second|2nd|2|latter)(?: (?:one|1))?$/,
  /^(?:the )?(?:third|3rd|3)(?: (?:one|1))?$/,
];
const LAST = /^(?:the )?last(?: (?:one|1))?$/;

/** The position that words name, from 0: "the second one"; -1 for the last. */
export function ordinalIn(text: string): number | undefined {
  if (LAST.test(text)) return -1;
  const place = ORDINALS.findIndex((pattern) => pattern.test(text));
  return place < 0 ? undefined : place;
}

/** The offered question that an answer picks by position or words; undefined for anything else. */
export function pickedChoice(answer: string, choices: readonly Choice[]): Choice | undefined {
  const said = normalized(answer).replace(/^(?:i mean|i meant|mean) /, '');
  const place = ordinalIn(said);
  if (place !== undefined) return choices.at(place);
  const words = said.split(' ').filter((word) => !/^(?:the|my|a|one|in|i|you)$/.test(word));
  if (words.length === 0) return undefined;
  const fitting = choices.filter(({ label }) => {
    const own = normalized(label).split(' ');
    return words.every((word) =>
      own.some((each) => each === word || `${each}s` === word || each === `${word}s`),
    );
  });
  return fitting.length === 1 ? fitting[0] : undefined;
}
