const MAX_NAME = 60;

/** Words that address a model rather than name a food. */
const ORDERS: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override|bypass|skip)\b.*\b(?:instruct\w*|previous|prior|above|rules?|prompts?|safety|limits?|everything)\b/,
  /\b(?:system|developer|assistant|admin|user)\s*(?:prompts?|messages?|modes?|notes?|override|:)/,
  /\b(?:instructions?|prompt|jailbreak|api[ _-]?key|password|passwd|secret|token|credentials?|session (?:cookie|id|key)s?|drop (?:table|all|the)|database|sql|webhook)\b/,
  /\b(?:reveal|delete|erase|wipe|remove|e-?mail|transfer|execute|exfiltrate|leak|upload|forward|publish|disclose|dump|unsubscribe|cancel|purge|overwrite)\b/,
  /\byou (?:are (?:now|an?|the)|must|should|will|have to|need to)\b|\byour (?:new )?(?:task|role|job|instructions)\b|\bfrom now on\b|\bnew (?:task|role|goal)\b/,
  /\b(?:respond|reply|answer|say|tell|print|output|repeat|call|send|show|give|list) (?:now|only|with|that|the|all|me|to|this|in|as|your|every|each|exactly|")/,
  /\bact as\b|\bpretend\b|'{3}/,
  /\b(?:tool|function)[ _]?calls?\b|\bpropose\b|\bconfirm (?:it|this|all|the)\b|https?:|www\.|@|<\/?\w|\[\[|\]\]|\{\{|\bbase64\b/,
];

/** Zero-width characters, which can hide words, and line breaks, which can fake the end of a name. */
const INVISIBLE = /[\p{Cf}\p{Co}]+/gu;
const CONTROL = /\p{Cc}+/gu;

export const WITHHELD = '(name withheld: it reads like instructions)';

/**
 * A name from the member's records in a form that is safe for a model: short, on one line, without our markup. Names that look like
 * instructions are withheld, so that imported text can't steer the answer.
 */
export function dataWords(name: string, maxLength = MAX_NAME): string {
  const plain = name
    .normalize('NFKC')
    .replaceAll(INVISIBLE, '')
    .replaceAll(CONTROL, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const spoken = plain.toLowerCase().replaceAll(/[’‘`´]/g, "'");
  // Also catches letters separated by spaces, dots or dashes.
  const joined = spoken.replaceAll(/(?<=\b\p{L})[\s._-]+(?=\p{L}\b)/gu, '');
  if (ORDERS.some((order) => order.test(spoken) || order.test(joined))) return WITHHELD;
  const bare = plain.replaceAll(/[[\]{}<>|"“”]/g, '');
  return bare.length <= maxLength ? bare : `${bare.slice(0, maxLength).trim()}…`;
}
