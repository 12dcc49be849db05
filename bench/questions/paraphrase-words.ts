/** The question in other words; undefined or unchanged if the words don't fit it. */
export type Reword = (question: string) => string | undefined;

export const LEADS =
  "Hey coach, quick one:|One thing I keep wondering about:|For a summary I'm putting together,|My doctor wants to know:|I've been meaning to ask you,|Just so I have it on file,|Could you pull this up for me?|Before my checkup tomorrow, tell me:|Alright,|Be honest with me:|When you get a moment,|Humor me here.|Settle a bet between me and my wife:|No rush, but|I can't seem to remember,|I'd appreciate it if you could tell me:|Curiosity got the better of me:|In your estimation,|Going by what I've logged,|Judging from my records,|Using the data you have on me,|Here's a question for you:|Pulling from my history,|I'm putting a chart together.|My coach is asking about this.|Not sure if you can answer this, but|Random thought:|Sorry to bother you,|If it isn't too much trouble,|Let's see,|So,|Good morning!|Quick stat check:|Can you work this out for me?|Please dig this up:|I lost track:|From my wearable:|Based on everything I've tracked,|I'd be curious to hear:|Any idea:".split(
    '|',
  );
export const TAILS =
  'Thanks in advance.|if you happen to know|for my own records|going by my logs|to the best of your knowledge|I forgot to write it down.|Much appreciated!|as far as you can tell|off the top of your head|please and thank you|I need it for a report.|Cheers!|I want to put it in my journal.|if the data is there|I seem to have forgotten.|if you have that handy|My trainer asked.|in case you have it|just wondering|purely out of interest|No need for details.|and keep it short'.split(
    '|',
  );
const swap = (pattern: RegExp, words: readonly string[]): readonly Reword[] =>
  words.map((word) => (question) => (pattern.test(question) ? question.replace(pattern, word) : undefined));
export const lower = (text: string): string =>
  /^(?:I\b|I'|HRV|RHR|REM|LDL|HDL)/.test(text) ? text : text.slice(0, 1).toLowerCase() + text.slice(1);
export const end = (question: string): string => question.replace(/[?.!]+$/, '');

/** Ways to ask "What was my average …", with other words around it. */
// oxfmt-ignore
export const ASKS: readonly Reword[] = swap(/^(?:What was|What is|What's|Whats) (?=(?:my|the)\b)/i, ['Could you dig up ', "I'd love to see ", 'Run the numbers and give me ', 'Kindly supply ', 'What would you put down as ', "Let's hear ", 'Work out ', 'Would you mind telling me ', 'How would you state ', 'I am after ', 'Report back with ', 'Mind sharing ', 'Fetch ', 'What do you have for ', 'What would be ', 'What do my records say was ', 'Do you happen to have ', 'Any chance you could compute ', 'Help me figure out ', 'Can you fill me in on ', 'Break down ', 'I need ', 'Got ']);
const MINE = /^(?:What was|What is|What's) (my .*)$/i;
const DAYS = /^(.*?),? (on (?:days|nights) .*)$/i;
const STRETCH = /^(.*?),? ((?:in|over|during|for) (?:the )?(?:last|past) \d+ \w+)\??$/i;

/** Moves the last part to the front: {A} is the figure, {W} the time. */
const turned =
  (pattern: RegExp, turn: string, skip = 0): Reword =>
  (question) =>
    question.replace(pattern, (_, asked: string, when: string) =>
      turn.replace('{W}', end(when).slice(skip)).replace('{A}', lower(asked)),
    );
const before =
  (pattern: RegExp, turn: string): Reword =>
  (question) =>
    question.replace(pattern, turn);

export const AROUND: readonly Reword[] = [
  ...[', what was it?', ' came out to what?', ', in numbers'].map(
    (tail): Reword =>
      (question) =>
        MINE.exec(end(question))?.[1]?.concat(tail),
  ),
  before(/^How many (days|nights) /i, 'What number of $1 '),
  before(/^How many (days|nights) /i, 'Of all the $1, how many '),
  before(/^How many (days|nights) /i, 'On how many different $1 '),
  ...['Taking just the', 'If we restrict this to', 'Across the', 'Limiting it to'].map((opening) =>
    turned(DAYS, `${opening} {W}, {A}?`, 3),
  ),
  turned(DAYS, '{A}, counting exclusively {W}?', 3),
  turned(STRETCH, '{W}: {A}?'),
  turned(STRETCH, 'Looking back {W}, {A}?'),
];
// oxfmt-ignore
export const SYNONYMS: readonly Reword[] = [
  ...swap(/\baverage\b(?! (?:day|night|out))/i, [
    'mean',
    'typical',
    'arithmetic mean',
    'mean value for',
    'avg.',
    'averaged-out',
    'usual',
    'customary',
  ]),
  ...swap(/\bmedian\b/i, ['midpoint of', 'median value of', '50th percentile of', 'middle value of']),
  ...swap(/\b(?:highest|maximum)\b/i, [
    'top',
    'biggest',
    'all-time high',
    'max',
    'peak value of',
    'upper extreme of',
    'very highest',
    'greatest',
    'single highest',
  ]),
  ...swap(/\b(?:lowest|minimum)\b/i, [
    'smallest',
    'all-time low',
    'min',
    'rock-bottom',
    'very lowest',
    'least',
    'single lowest',
  ]),
  ...swap(/\btotal(?! (?:cholesterol|protein|sleep))\b/i, [
    'combined',
    'overall total',
    'summed',
    'cumulative',
    'aggregate',
  ]),
  ...swap(/\bstandard deviation of\b/i, [
    'SD of',
    'std dev for',
    'spread (standard deviation) of',
    'standard deviation across',
    'std. dev. of',
  ]),
  ...swap(/\b(?:more than|over|above)(?= \d)/i, [
    'north of',
    'upwards of',
    'in excess of',
    'exceeding',
    'greater than',
    'surpassing',
    'strictly more than',
    '>',
    'higher than',
    'beyond',
  ]),
  ...swap(/\b(?:less than|under|below|fewer than)(?= \d)/i, [
    'south of',
    'short of',
    'beneath',
    'lower than',
    '<',
    'strictly below',
    'shy of',
  ]),
  ...swap(/\bat least(?= \d)/i, [
    'a minimum of',
    'no fewer than',
    'no less than',
    '>=',
    'not less than',
    'a good',
    'as much as',
  ]),
  ...swap(/\b(?:last|past) (?=\d+ days)/i, [
    'most recent ',
    'previous ',
    'preceding ',
    'trailing ',
    'latest ',
  ]),
  ...swap(/\bin (?=(?:January|February)\b)/, [
    'during ',
    'throughout ',
    'over the course of ',
    'within ',
    'for the month of ',
    'across ',
    'all through ',
    'for the whole of ',
  ]),
  ...swap(/\blast month\b/i, [
    'the previous month',
    'in the month before this one',
    'the prior month',
    'over the last calendar month',
  ]),
  ...swap(/\blast week\b/i, [
    'the previous week',
    'in the prior week',
    'over the last full week',
    'in the week before this one',
  ]),
  ...swap(/\bdid I sleep\b/i, [
    'did I manage to sleep',
    'was I asleep',
    'did I end up sleeping',
    'was I able to sleep',
  ]),
  ...swap(/\bdid I (?:take|walk)(?= (?:more|over|less|fewer|at least|under|above))/i, [
    'did I rack up',
    'did I log',
    'did I manage',
    'did I clock',
    'did I put in',
    'did I end the day with',
  ]),
  ...swap(/\bdid I have\b/i, [
    'did I end up with',
    'did I see',
    'did I record',
    'did I post',
    'did my tracker show',
  ]),
  ...swap(/\bdays when\b/i, [
    'days on which',
    'days where',
    'those days when',
    'dates when',
    'all days that',
    'only the days when',
    'the days in which',
  ]),
  ...swap(/\bsteps\b/i, ['step count', 'steps taken', 'number of steps']),
  ...swap(/\bresting heart rate\b/i, [
    'RHR',
    'resting HR',
    'resting pulse',
    'heart rate at rest',
    'resting heartbeat',
    'pulse while resting',
  ]),
  ...swap(/\bHRV\b/, [
    'heart rate variability',
    'heart-rate variability',
    'HRV (rmssd)',
    'variability of my heart rate',
  ]),
  ...swap(/(?<!cardio |burn |peak |fatburn )\bactive zone minutes\b/i, [
    'AZM',
    'zone minutes',
    'minutes in active zones',
    'active-zone minutes',
    'AZMs',
  ]),
  ...swap(/\bdeep sleep\b(?! (?:percent|share|min))/i, [
    'time in deep sleep',
    'deep sleep time',
    'deep-sleep minutes',
    'amount of deep sleep',
    'deep stage sleep',
  ]),
  ...swap(/\bREM sleep\b(?! (?:percent|share|min))/i, [
    'REM',
    'REM time',
    'REM-sleep minutes',
    'time spent in REM',
    'REM stage sleep',
  ]),
  ...swap(/\bstress score\b/i, [
    'stress management score',
    'stress management rating',
    'score for stress management',
    'stress number',
  ]),
];
