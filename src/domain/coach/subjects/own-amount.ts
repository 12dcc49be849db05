const OWN_AMOUNT =
  /^how (?:much|many) .+ (?:do|did) (?:i|we) (?:(?!have|need|want|ought|to )\w+ ){0,2}?(?:eat|get|have|drink|consume)(?! to\b)(?: .*)?$/;

/** Whether a question asks what the member has, not what they need: "How much iron do I get?" @param text plain words */
export const asksOwnAmount = (text: string): boolean => OWN_AMOUNT.test(text);
