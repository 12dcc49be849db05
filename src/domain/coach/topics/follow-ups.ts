import type { Asked, Topic } from './topic.ts';

const TIED = '^(?:(?:and|but|so|ok|okay|then|well|also|hm+),? )*';
const IT = '(?:it|that|this|them|those|things)';

const ASKS: readonly (readonly [Asked, RegExp])[] = [
  [
    'tips',
    new RegExp(
      `${TIED}(?:(?:(?:do you )?(?:have|got) |give me )?(?:any|some|more)?(?: other| more| good| practical)* ?(?:tips|advice|ideas|suggestions|tricks)(?: (?:for me|then|on ${IT}|please))?|what (?:else )?(?:can|should|could|do) i (?:do|try|change|eat|take)(?: (?:about ${IT}|instead|now|then|differently|to help))?|what (?:would |else |actually |really |usually |can )*(?:helps?|works)(?: (?:me|with ${IT}|more|then))?|how (?:can|do|should|would) i (?:fix|improve|change|stop|prevent|avoid|do|manage) ${IT}|(?:is there )?anything else(?: i can (?:do|try))?)$`,
    ),
  ],
  [
    'faster',
    new RegExp(
      `${TIED}(?:(?:can|could|how (?:can|do|could)) (?:i|we|you) (?:speed|hurry) ${IT} up|(?:can|could|how (?:can|do|could)) i (?:do ${IT}|go|get there|lose (?:it|more)|make ${IT} (?:go )?) ?(?:faster|quicker|sooner)|is there (?:a|any) (?:faster|quicker) way|(?:any )?(?:faster|quicker)(?: way)?|how (?:can|do) i speed ${IT} up)$`,
    ),
  ],
  [
    'worry',
    new RegExp(
      `${TIED}(?:how (?:bad|serious|dangerous|unhealthy) (?:is|are) ${IT}|will ${IT} (?:mess up|ruin|hurt|change|affect) \\w+(?: \\w+)?|(?:is|are) ${IT} (?:\\w+ )?(?:bad|healthy|dangerous|serious|normal|ok|okay|safe|a problem|common|harmful)(?: for me)?|(?:should|do) i (?:need to )?(?:worry|be worried|be concerned|see (?:a|my) doctor|go to (?:a|the|my) doctor|call (?:a|my) doctor)(?: about ${IT})?)$`,
    ),
  ],
  [
    'duration',
    new RegExp(
      `${TIED}(?:how (?:long|soon|many (?:days|weeks)) (?:will|does|do|should|would|until|before|can|is|for)\\b.*|when (?:will|does|can|should) (?:i|${IT})\\b.*|how long)$`,
    ),
  ],
  [
    'what-if',
    new RegExp(
      `${TIED}(?:what if i|what about if i|should i (?:just |then |now )?(?:skip|fast|eat (?:less|nothing)|not eat|starve|run|work out|train)|(?:can|could|may) i (?:just|still|at least|only)|is it (?:ok|okay|fine|bad) (?:if|to) (?:i )?(?:just|only|still)?)\\b.*$`,
    ),
  ],
  [
    'change',
    new RegExp(
      `${TIED}(?:can|could|how (?:can|could|do)|where (?:can|do)) (?:i|you|we) (?:change|adjust|edit|set|override|turn off|lower|raise) ${IT}(?: (?:my ?self|by hand|manually|then))?$`,
    ),
  ],
  [
    'most',
    new RegExp(
      `${TIED}(?:which|what)(?: one| of them)? (?:matters|is|counts|helps) (?:the )?(?:most|best)(?: important)?$`,
    ),
  ],
  [
    'confirm',
    new RegExp(
      `${TIED}(?:then )?(?:it's|it is|is it|that's|is that)(?: really| just| only| all| mostly)* (?:not )?(?:really |just |only )?(?:fat|water|muscle)(?: weight)?$`,
    ),
  ],
  [
    'source',
    new RegExp(
      `${TIED}(?:where (?:do|does|did) (?:they|it|that|those|these)(?: numbers| figures)? come from|(?:what|which) (?:is|are) (?:your|the) sources?)$`,
    ),
  ],
  ['why', new RegExp(`${TIED}(?:why|how come)(?: (?:is|does|do|did) ${IT})?(?: (?:happen|so|help))?$`)],
];

/** What a message may ask about the topic before it; empty if it stands alone. @param text plain words */
export const askedAfter = (text: string): readonly Asked[] =>
  ASKS.filter(([, words]) => words.test(text)).map(([asked]) => asked);

const HELP = /\b(?:doctor|emergency|pharmacist|midwife|clinician|call)\b/i;

const only = (topic: Topic, title: string, paragraphs: readonly string[]): Topic => ({
  ...topic,
  title,
  paragraphs,
  facts: [],
  markers: [],
  sources: [],
  showsLeft: undefined,
  own: undefined,
});

/** What a topic says to a short question after it; undefined if it has no answer of its own. */
export function followedUp(topic: Topic, asked: readonly Asked[]): Topic | undefined {
  const answer = topic.more?.find(({ asks }) => asked.includes(asks));
  return answer && only(topic, answer.title, answer.paragraphs);
}

/** The last resort after a topic: where to get help, or that there’s no more to say. */
export function lastWord(topic: Topic, asked: readonly Asked[]): Topic | undefined {
  const help = topic.paragraphs.filter((text) => HELP.test(text));
  if ((asked.includes('worry') || asked.includes('duration')) && help.length > 0)
    return only(topic, 'When to get help', help);
  return asked.includes('tips')
    ? only(topic, 'That’s all I have on this', ['For advice that fits you, ask your doctor or a dietitian.'])
    : undefined;
}
