/** What people are made to do, as a figure of the log. */
const FIGURE_OF: Readonly<Record<string, string>> = {
  eat: 'calories',
  snack: 'calories',
  overeat: 'calories',
  sleep: 'sleep',
  walk: 'steps',
  move: 'steps',
  drink: 'water',
};
const VERB = Object.keys(FIGURE_OF).join('|');

/** States of a person, as a figure of the log. */
const STATE_OF: readonly (readonly [RegExp, string])[] = [
  [/^(?:i am |i'm |im |feeling )*(?:more |really |very |too )?stressed(?: out)?$/, 'stress'],
  [
    /^(?:i |i've |i have )*(?:am |'m |feel |feeling )?(?:sleep|slept|tired|sleep[- ]deprived|short on sleep|short of sleep|underslept)(?: (?:badly|poorly|less|too little|not enough|well|more|better|worse))?$/,
    'sleep',
  ],
  [/^i (?:do not|don't|didn't) (?:sleep|get) (?:enough|well|much)(?: sleep)?$/, 'sleep'],
  [/^i (?:drink|have|had|drank) (?:more )?(alcohol|caffeine|coffee|water|wine|beer)$/, '$1'],
];

const MADE = new RegExp(
  `^(?:does|do|did|can|could|will|would|is|are) (?:(?:a |my )?(?:lack of|poor|bad|less|too little|short|more|high|low|being|feeling) )?(.+?) (?:make|makes|making|cause|causes|causing|lead|leads) me (?:to )?(${VERB})(?: (?:more|less|better|worse|badly|poorly|longer|a lot|too much))?$`,
);
const WHEN = new RegExp(
  `^(?:do|did|am) i (${VERB})(?:ing)?(?: (?:more|less|better|worse|longer|a lot|too much))? (?:when(?:ever)?|if|because|after) (.+)$`,
);
const CAUSE: Readonly<Record<string, string>> = { stressed: 'stress', tired: 'sleep' };

/** "Does stress make me eat more?", "Do I eat more when I’m stressed?" as questions about two figures of the log. */
export function madeTo(text: string): string | undefined {
  const [, cause, done] = MADE.exec(text) ?? [];
  if (cause !== undefined && done !== undefined)
    return `does ${CAUSE[cause] ?? cause} affect my ${FIGURE_OF[done] ?? done}`;
  const [, verb, state] = WHEN.exec(text) ?? [];
  if (verb === undefined || state === undefined) return undefined;
  const found = STATE_OF.find(([words]) => words.test(state));
  return found && `does ${state.replace(...found)} affect my ${FIGURE_OF[verb] ?? verb}`;
}
