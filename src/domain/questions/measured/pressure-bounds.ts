import type { DayCondition, Operator, Query } from '#domain/query/query.ts';
import type { RecordSource } from '#domain/query/record-source.ts';
import { joinedTimes, readTimes } from '#domain/questions/times/calendar-words.ts';
import { normalized } from '#domain/questions/wording/normalize.ts';

const OPERATORS: readonly (readonly [RegExp, Operator])[] = [
  [/^(?:at least|at or above|equal to or above)$/, '>='],
  [/^(?:at most|at or below|no more than|not over)$/, '<='],
  [/^(?:over|above|more than|higher than|greater than|exceeded|exceeding)$/, '>'],
  [/^(?:under|below|less than|lower than)$/, '<'],
];
/** "Over 140/90", "below 130 over 80", "140/90 or higher". */
const BOUND =
  /\b(?:(at least|at or above|at or below|at most|no more than|not over|over|above|more than|higher than|greater than|under|below|less than|lower than|exceed(?:ed|ing)?) )?(\d{2,3}) ?(?:\/|over|by) ?(\d{2,3})(?: (or (?:more|higher|above|over)|or (?:less|lower|below|under)))?\b/;
/** The rest of a question that counts days or readings. */
const COUNTS =
  /^(?:please |tell (?:me |an old man )?|on |in |for |can you |could you |so )*(?:how (?:many|often)|number of|count of)(?: (?:times|days|of|my|the|all|these|those|mornings|readings|results|measurements|blood pressure|bp|were|was|is|are|has|have|had|been|did|do|i|go|get|come|his|her|a|with|when|where|on|in|out|reading|pressure|blood|@[A-Z]|,))*$/;

/** "How many days was my blood pressure over 140/90": days on which either figure was, or both for an upper bound. */
export function readPressureBounds(question: string, { today }: RecordSource): Query | undefined {
  const text = normalized(question);
  const [bound, word, high, low, post] = BOUND.exec(text) ?? [];
  if (bound === undefined || !/\b(?:blood pressure|bp)\b/.test(text)) return undefined;
  const said =
    word ?? (post === undefined ? undefined : /more|higher|above|over/.test(post) ? 'at least' : 'at most');
  const op = OPERATORS.find(([words]) => said !== undefined && words.test(said))?.[1];
  const { text: rest, times } = readTimes(text.replace(bound, ' ').replace(/\s+/g, ' ').trim(), today);
  const time = joinedTimes(times);
  if (op === undefined || !time || !COUNTS.test(rest)) return undefined;
  const [systolic, diastolic]: readonly [DayCondition, DayCondition] = [
    { metric: 'systolicMmhg', comparison: { op, value: Number(high) } },
    { metric: 'diastolicMmhg', comparison: { op, value: Number(low) } },
  ];
  const where = {
    window: time.window ?? ({ kind: 'all' } as const),
    ...(time.weekdays ? { weekdays: time.weekdays } : {}),
  };
  return op.startsWith('>')
    ? { metric: systolic.metric, aggregate: 'count', any: [systolic, diastolic], ...where }
    : {
        metric: systolic.metric,
        aggregate: 'count',
        threshold: systolic.comparison,
        when: [diastolic],
        ...where,
      };
}
