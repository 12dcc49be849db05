/** Starts of sentences that comment on a question. */
const REMARK =
  /^(?:it |that |this |i |we |and i |but i )?(?:feel|feels|felt|seem|seems|seemed|look|looks|sound|sounds|think|thought|bet|guess|swear|hope|hoping|know|knew|forgot|forget|reckon|suspect|wonder|wondering|must have|must be|probably|pretty|quite|such a|was a|was quite|was pretty|what a|because|cos|cuz|just curious|curious|ha(?:ha)+|lol|lmao|no idea|not sure|asking for|crazy|wow|nice|cool|no judg\w+|be honest|don'?t lie|promise|hurry|quick|asap|please|thanks|cheers)\b/iu;
/** Words that may limit or change the question. */
/** "Date is fine", "a rough number is enough": what a short answer may be. */
const ENOUGH =
  /^(?:just )?(?:(?:the|a|an) )?(?:rough |exact |ballpark )?(?:date|day|time|number|figure|estimate|average|total)(?: only)? (?:is|['’]s|will be|would be|will|would) (?:fine|enough|ok|okay|good|plenty|do|all i need|great)[.!]*$/iu;
const MEANT =
  /\d|\?|\b(?:only|not|without|except|excluding|instead|mean|meant|include|including|if|when|on|in|during|since|per|average|total|days|nights|weekends?|weekdays?|rather|no,|wait|sorry|make)\b/iu;
/** "The highest stress score, because higher is calmer". */
const REASON =
  /,? (?:cuz|cos|coz|because|since|as) (?:an? )?(?:higher|lower|more|less|bigger|smaller|that|it)(?: (?:scores?|values?|numbers?|ones?))? (?:is|are|means?) (?:(?!and\b|in\b|on\b)[a-z]+ ?){1,4}[.!?]*$/iu;

/** "What's the most steps I've done in a day? Feels like a lot": the question without the remarks after it. */
export function withoutRemarks(question: string): string {
  const [asked = '', ...remarks] = question.trim().split(/(?<=[?!.…])\s+/u);
  const isAskedFirst = remarks.every(
    (remark) => ENOUGH.test(remark) || (REMARK.test(remark) && !MEANT.test(remark)),
  );
  return (isAskedFirst ? asked : question).replace(REASON, '');
}
