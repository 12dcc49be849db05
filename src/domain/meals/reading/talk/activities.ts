/** Sport and garden work, and the meal that follows in the same sentence: "leg day done, 45 mins, then wolfed down 4 eggs". */

const ACTIVITY =
  /^(?:i |we )?(?:planted|watered|grew|harvested|sowed) |^(?:\S+ )?walk(?:ed|ing) (?:the|my|our) dogs? |^(?:legs?|chest|back|arms?|shoulders?|push|pull|upper body|lower body|cardio)(?: (?:and|&) (?:back|arms?|legs?|shoulders?))? day |^new (?:\S+ ){0,3}(?:pb|pr) /;

/** How people say that they ate, drank or rewarded themselves. */
export const EATING = `(?:${[
  'had|have|having|ate|eating|drank|drinking|enjoyed|tried|devoured|demolished|destroyed|annihilated|obliterated|inhaled|scoffed|necked|guzzled|slurped|sipped|downed|chugged',
  'munched|chomped|crunched|nibbled|snacked|feasted|gorged|pigged out|binged|noshed|dined|lunched|breakfasted',
  '(?:wolfed|scarfed|gobbled|gulped|hoovered|shovell?ed|chowed|tucked|dug|put|polished|finished|knocked|mowed|ploughed|plowed)(?= (?:down|up|into|in|away|off|back|through|a|an|the|my|some|two|three|four|half|\\d)\\b)',
  '(?:smashed|crushed|sank|drained|bolted|housed|killed|hammered|slammed|grabbed|got|made|bought|ordered|picked up|treated|rewarded|celebrated|refuell?ed|fuell?ed|recovered|topped up|cooked)',
].join('|')})`;

const AFTER = '(?:[,;] |[-–—] |then |and |so |before |after |afterwards |that )';
const SUBJECT = '(?:(?:i|we|just|also|then|finally|quickly|straight away|immediately) )*';
const THEN_ATE = new RegExp(
  `${AFTER}${SUBJECT}(?=${EATING} )|\\b(?:then|and|so|before|after) ${SUBJECT}(?=(?:a|an|some|\\d+|two|three) )`,
);

/** Whether a sentence, its words joined by spaces, begins with an activity. */
export const isActivity = (words: string): boolean => ACTIVITY.test(words);

/** Words of the activity before the meal; undefined if no meal follows. */
export function wordsBeforeMeal(words: string): number | undefined {
  const then = THEN_ATE.exec(words);
  return then === null
    ? undefined
    : words
        .slice(0, then.index + then[0].length)
        .trim()
        .split(' ').length;
}
