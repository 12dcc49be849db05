const COMPARATIVE = 'more|less|fewer|higher|lower|longer|shorter|greater';
const LESS = /^(?:less|fewer|lower|shorter)$/;
const VERB = 'do|did|does|am|is|was|are|were|have|has';
const EACH = '(?: (?:per|a|each) (?:day|night)| daily| nightly| on average)*';
const SIZE = '(?:what (?:is|was) |how (?:big|large|great|much) (?:is|was) |tell me |give me )?';
const FIGURE = '([a-z]+(?: [a-z]+){0,2}?)';

/** "Do I walk more on weekdays than on weekends? What's the difference in steps per day?" */
const ASKED: readonly RegExp[] = [
  new RegExp(
    `^(.+?) ?,? (?:and )?${SIZE}(?:the |that )?(?:average |mean |daily )*(?:difference|gap) in (?:the |my )?(?:average |mean |daily )*${FIGURE}${EACH}$`,
  ),
  new RegExp(
    `^(.+?) ?,? (?:and )?${SIZE}(?:the |that )(?:average |mean |daily )*${FIGURE} (?:difference|gap)${EACH}$`,
  ),
  new RegExp(`^(.+?) ?,? (?:and )?by how many ${FIGURE}${EACH}$`),
  new RegExp(
    `^(.+?) ?,? (?:and )?how (?:many|much) ${FIGURE}${EACH} (?:is|was) (?:the |that )?(?:difference|gap)${EACH}$`,
  ),
];
/** "Is it better on weekends? What's the difference in minutes?": in the unit, of what the first question names. */
const IN_UNIT = new RegExp(
  `^(?:is|was|are|were) my (.+?) (?:better|worse|${COMPARATIVE})((?: on| in| at| during| after| when) .+?)(?: ,)? ${SIZE}(?:the |that )?(?:average |mean |daily )*(?:difference|gap)(?: in (?:minutes|hours|grams|g|mg|kcal|ml|beats|bpm|ms|steps|points|kg))?${EACH}$`,
);
const COMPARED = new RegExp(
  `^(?:${VERB}) (?:i|my) .*?\\b(${COMPARATIVE})\\b.*?((?: on| in| at| during| over| when| this| last| weekends| weekdays) .+|(?: on)? (?:weekends|weekdays))$`,
);
const SIZE_AGAIN = new RegExp(
  `^((?:${VERB}) .*\\b(?:${COMPARATIVE})\\b.*?) ?,? (?:and )?(?:by )?how (?:many|much)(?: \\w+)? (?:${COMPARATIVE})${EACH}$`,
);

/** A comparison that's asked for twice, as the difference in the figure that the second question names. */
export function withAskedDifference(text: string): string {
  const [, named, where] = IN_UNIT.exec(text) ?? [];
  if (named !== undefined && where !== undefined) return `how much higher is my average ${named}${where}`;
  for (const pattern of ASKED) {
    const [, first = '', figure] = pattern.exec(text) ?? [];
    const [, comparative, sides] = COMPARED.exec(first) ?? [];
    if (figure !== undefined && comparative !== undefined && sides !== undefined)
      return `how much ${LESS.test(comparative) ? 'lower' : 'higher'} is my average ${figure}${sides}`;
  }
  return text.replace(SIZE_AGAIN, '$1');
}
