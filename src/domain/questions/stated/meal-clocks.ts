const KIND = '(breakfast|lunch|dinner|supper|snack)(e?s)?';
const MEAL =
  '(first|last|final|latest|earliest) (?:meal|bite|food|snack)(?: of (?:the|each|every|a) day)?(?: time)?';
const START =
  '(?: (?:start|starts|started|begin|begins|began|begun|happen|happens|happened|take place|took place|fall|fell|come|came|occur|occurred|land|landed|was eaten|eaten|be|was|is|were|are))?(?: (?:at|at a time|any|much|some ?time|usually))?';
const LOGGED =
  '( (?:have|did|do) i (?:usually |ever )?(?:log|logged|eat|eaten|ate|have|had|record|recorded))?';
const CLOCK =
  '(?:(\\d{1,2})(?::(\\d{2}))? ?(am|pm|o clock)?|(noon|midday|midnight))(?: (?:in the (morning|afternoon|evening)|at (night)))?';
const ENDS =
  '(?=$| ,| (?:in|on|last|this|the|and|or|during|since|for|of|from|between|over|yesterday|today|so|per|i|my|that|to|as|vs|versus|than)\\b)';
const LATER = '(?:after|past|later than|beyond|not before|no earlier than)';
const EARLIER = '(?:before|earlier than|prior to|by|no later than)';
const HALF = 720;

const boundOf = (words: string): string => (new RegExp(`^${LATER}$`).test(words) ? 'above' : 'below');

/** Minutes of the day; without "am" or "pm", those at which the meal is usually eaten. */
function minutesOf(groups: readonly (string | undefined)[], meal: string, bound: string): number | undefined {
  const [hour, minute, half, name, part, night] = groups;
  if (name !== undefined) return name === 'midnight' ? 0 : HALF;
  const [hours, minutes] = [Number(hour), Number(minute ?? 0)];
  if (hour === undefined || hours > 24 || minutes > 59) return undefined;
  const isLate = half === 'pm' || part === 'afternoon' || part === 'evening' || night !== undefined;
  const isEarly = half === 'am' || part === 'morning';
  if (hours > 12 || hours === 0 || hour.startsWith('0')) return hours * 60 + minutes;
  if (isEarly || isLate) return (hours % 12) * 60 + minutes + (isLate ? HALF : 0);
  if (/^(?:dinner|supper|last|final|latest)$/.test(meal)) return (hours % 12) * 60 + minutes + HALF;
  if (/^(?:breakfast|first|earliest)$/.test(meal)) return hours * 60 + minutes;
  if (meal === 'lunch') return hours * 60 + minutes + (hours < 6 ? HALF : 0);
  // Nearly every snack is after half past four in the morning.
  if (meal === 'snack' && boundOf(bound) === 'above' && hours < 9) return hours * 60 + minutes + HALF;
  return undefined;
}

const clockOf = (minutes: number): string => {
  const hour = Math.floor(minutes / 60) % 24;
  return `${hour % 12 === 0 ? 12 : hour % 12}:${String(minutes % 60).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'}`;
};

const OF_KIND = new RegExp(
  `\\b(?:(did|does|do|was|is|were|are) )?(?:(?:my|the|i eat|i have|i ate|i had|i start|i started) )*${KIND}${START}${LOGGED} (${LATER}|${EARLIER}) ${CLOCK}${ENDS}`,
);
const OF_END = new RegExp(
  `\\b(?:(?:did|does|do|was|is|were|are) )?(?:i (?:eat|ate|have|had) )?(?:my |the )?${MEAL}${START} (${LATER}|${EARLIER}) ${CLOCK}${ENDS}`,
);
const OF_ANY = new RegExp(
  `\\b(?:(did|do|have) )?i (?:still |ever |already )?(?:eat|ate|eaten|eating|have|had|snack|snacked)(?: (?:anything|something|food|a bite|late))? (${LATER}|${EARLIER}) ${CLOCK}${ENDS}`,
);
/** Words that ask for days rather than for what was eaten. */
const TALLIED = /\b(?:days|nights|evenings|mornings|streak)\b/;
const OF_DAYS =
  /\b(how many|number of|(?:share|percentage|percent|proportion) of(?: the| my)?) (?:evenings|nights|mornings|afternoons)\b/;

/** Which day a meal after midnight belongs to depends on what is meant. */
const MIDNIGHT = /\b(?:after|before|past|until|by) midnight\b/;

/** Times that meals are eaten at, as bounds: "dinner started after 7:30", "my last meal was before 8", "I ate after 10 pm". */
export function withMealClocks(text: string): string {
  if (MIDNIGHT.test(text)) return text;
  const said = text
    .replace(OF_KIND, (all: string, ...groups: (string | undefined)[]) => {
      const [verb, kind = '', plural, logged = '', bound = '', ...clock] = groups;
      const minutes = minutesOf(clock, kind, bound);
      if (minutes === undefined) return all;
      const eaten =
        plural === undefined ? `${verb === undefined ? 'i ate' : 'did i eat'} ${kind}` : `${kind}${plural}`;
      return `${eaten}${logged} ${boundOf(bound) === 'above' ? 'after' : 'before'} ${clockOf(minutes)}`;
    })
    .replace(OF_END, (all, meal: string, bound: string, ...groups: string[]) => {
      const minutes = minutesOf(groups, meal, bound);
      const end = /^(?:first|earliest)$/.test(meal) ? 'first' : 'last';
      return minutes === undefined ? all : `was my ${end} meal time ${boundOf(bound)} ${minutes}`;
    })
    .replace(
      TALLIED.test(text) ? OF_ANY : /$^/,
      (all, _verb: string | undefined, bound: string, ...groups: string[]) => {
        const minutes = minutesOf(groups, '', bound);
        const end = boundOf(bound) === 'above' ? 'last' : 'first';
        return minutes === undefined ? all : `was my ${end} meal time ${boundOf(bound)} ${minutes}`;
      },
    );
  if (said === text) return text;
  return said
    .replace(OF_DAYS, '$1 days')
    .replace(/\bdays (?=was my|i ate)/, 'days when ')
    .replace(/(?<=\bmeal time (?:above|below) \d+.*) last night\b/, ' yesterday');
}
