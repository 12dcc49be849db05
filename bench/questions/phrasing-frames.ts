import type { DayCondition, Query } from '#domain/query/query.ts';
import type { Subject } from './phrasing-words.ts';

/** A question assembled from parts, and the expected query. */
export interface Phrased {
  readonly kind: string;
  readonly question: string;
  readonly query: Query;
}

export interface Maker {
  readonly pick: <T>(list: readonly T[]) => T;
  readonly chance: (share: number) => boolean;
  readonly subjects: readonly Subject[];
}

/** Sentences around a figure {X} and a time {W}; commas around an empty {W} vanish. */
// oxfmt-ignore
export const FRAMES = ['What was {X} {W}?', 'What is {X} {W}?', 'What’s {X} {W}?', 'whats {X} {W}', 'What has {X} been {W}?', 'Can you tell me {X} {W}?', 'Could you tell me what {X} was {W}?', 'Tell me {X} {W}.', 'Show me {X} {W}', 'Can you show {X} {W}?', 'I’d like to know {X} {W}.', 'I want to know what {X} was {W}', 'I need {X} {W}.', 'Give me {X} {W}.', 'Calculate {X} {W}.', 'Compute {X} {W}, please.', 'Please find {X} {W}.', '{W}, what was {X}?', '{W} what was {X}', '{W}, what’s {X}?', 'What did {X} come to {W}?', 'What would you say {X} was {W}?', 'Do you know {X} {W}?', 'I’m curious about {X} {W}.', 'I’m wondering what {X} was {W}.', 'May I know {X} {W}?', 'Let me know {X} {W}.', '{X} {W}', '{X} {W}?', '{X}, {W}?', '{W}: {X}', 'So what was {X} {W}?', 'Hey, what was {X} {W}?', 'Any idea what {X} was {W}?', 'What do my records show for {X} {W}?', 'According to my data, what was {X} {W}?', 'Remind me what {X} was {W}.', 'Can I get {X} {W}?', 'Help me find {X} {W}.', 'What was {X}, {W}?', 'I would like to see {X} {W}.', 'Can you work out {X} {W}?', 'Based on my data, what is {X} {W}?', 'Check {X} {W} for me.', 'How about {X} {W}?', 'What does {X} look like {W}?', 'Quick question: what was {X} {W}?', 'What was the value of {X} {W}?', 'How does {X} look {W}?', 'Retrieve {X} {W}.', 'Looking at my data {W}, what was {X}?', 'I want to check {X} {W}', 'Could you please share {X} {W}?', 'Can you let me know what {X} was {W}?', '{W}, can you tell me {X}?', 'What figure do you have for {X} {W}?', 'Please tell me what {X} is {W}', 'I wonder what {X} was {W}', 'what was {X} {W}, if you know', 'Just tell me {X} {W}', '{W}, I’d like to know {X}.', 'Determine {X} {W}', 'Find out {X} {W}.'];
// oxfmt-ignore
export const OPS: readonly (readonly [spoken: string, op: '<' | '<=' | '>' | '>='])[] = [['more than', '>'], ['over', '>'], ['above', '>'], ['greater than', '>'], ['higher than', '>'], ['exceeding', '>'], ['in excess of', '>'], ['less than', '<'], ['under', '<'], ['below', '<'], ['fewer than', '<'], ['lower than', '<'], ['at least', '>='], ['no less than', '>='], ['a minimum of', '>='], ['at most', '<='], ['no more than', '<='], ['not more than', '<=']];
// oxfmt-ignore
const POSTS: readonly (readonly [spoken: string, op: '<=' | '>='])[] = [['or more', '>='], ['or less', '<='], ['or fewer', '<='], ['or higher', '>='], ['or above', '>=']];
// oxfmt-ignore
export const COUNTS = ['How many days {W} {D}', 'On how many days {W} {D}', 'How many nights {W} {D}', '{W}, how many days {D}', '{W}, on how many days {D}', 'Tell me how many days {W} {D}', 'Can you count how many days {W} {D}', 'How many times {W} {D}', 'I’d like to know on how many days {D} {W}', 'How many days {D} {W}', 'On how many days {D} {W}', 'How often {D} {W}', 'How many times {D} {W}', 'Count the days {W} when {S}', 'What is the number of days {W} where {S}', 'Number of days {W} when {S}', 'number of days {S} {W}', 'How many days were there {W} when {S}', 'What was the number of days on which {S} {W}', 'How many days are there {W} where {S}', 'Count how many days {S} {W}', 'How many days {W} had {H}', 'Number of days with {H} {W}', 'How many days with {H} {W}', 'How many days {W} with {H}', 'Number of nights {W} with {H}', 'Show me the days {W} with {H}', 'How many days did I have with {H} {W}', 'Count days with {H} {W}', 'How many days {W} were there with {H}', 'Can you tell me the number of days with {H} {W}', 'Days with {H} {W}', 'What’s the total number of days {W} that {S}'];
// oxfmt-ignore
export const SHARES = ['What percentage of days {W} {D}', 'On what percentage of days {W} {D}', 'On what share of days {D} {W}', 'What fraction of days {D} {W}', 'What proportion of nights {D} {W}', 'What percent of days {W} had {H}', 'What share of days {W} had {H}', 'What percentage of nights {W} {D}', 'Percentage of days with {H} {W}', 'Percent of days {W} when {S}', 'What percentage of the days {W} {D}', 'Share of days {S} {W}', 'On what percent of nights {D} {W}'];
export const WHENS = [
  'on days when',
  'on days',
  'when',
  'on days where',
  'for days when',
  'on the days that',
  'only counting days when',
  'considering only days when',
  'if',
  'on the days',
  'for days where',
  'on days on which',
  'on nights when',
  'only on days when',
  'across days when',
  'just on days when',
  'for the days',
  'looking only at days when',
  'whenever',
  'on those days when',
  'during days when',
];
export const WITHS = [
  'on days with',
  'for days with',
  'on the days with',
  'only on days with',
  'across days with',
  'on days that had',
  'on nights with',
  'counting only days with',
];

export const tidy = (text: string): string => {
  const said = text
    .replace(/\s+/g, ' ')
    .replace(/ ([?.,:])/g, '$1')
    .replace(/,,/g, ',')
    .replace(/,(?=[?.]?$)/, '')
    .replace(/^[,:] */, '')
    .trim();
  return said.slice(0, 1).toUpperCase() + said.slice(1);
};
// oxfmt-ignore
const INFINITIVES: Readonly<Record<string, string>> = { took: 'take', walked: 'walk', had: 'have', got: 'get', earned: 'earn', logged: 'log', spent: 'spend', slept: 'sleep', did: 'do', hit: 'hit', racked: 'rack', scored: 'score', ate: 'eat', consumed: 'consume', drank: 'drink' };
/** "I slept 7 hours" as "did I sleep 7 hours". */
export const asDid = (clause: string): string =>
  clause
    .replace(/^I was (asleep|awake)/, 'was I $1')
    .replace(/^I (\w+)(?= )/, (all, verb: string) => (INFINITIVES[verb] ? `did I ${INFINITIVES[verb]}` : all))
    .replace(/^my (.+?) (was|were) /, '$2 my $1 ')
    .replace(/^my (.+?) lasted /, 'did my $1 last ')
    .replace(/^my (.+?) came in /, 'did my $1 come in ')
    .replace(/^my (.+?) stayed /, 'did my $1 stay ');

interface Limited {
  readonly clause: string;
  readonly having: string;
  readonly metric: string;
  readonly comparison: DayCondition['comparison'];
}

export function limited({ pick, chance }: Maker, { key, had, having, limits }: Subject): Limited {
  const [spoken, value] = pick(limits);
  const isPost = chance(0.15);
  const clauses = isPost ? had.filter((each) => !/(?:of|on|came in|stayed) #|score #/.test(each)) : had;
  const havings = isPost ? having.filter((each) => each.startsWith('#')) : having;
  const [word, op] = isPost && havings.length > 0 ? pick(POSTS) : pick(OPS);
  const said = isPost && havings.length > 0 ? `${spoken} ${word}` : `${word} ${spoken}`;
  return {
    clause: pick(clauses).replace('#', said),
    having: pick(isPost && havings.length > 0 ? havings : having).replace('#', said),
    metric: key,
    comparison: { op, value },
  };
}
