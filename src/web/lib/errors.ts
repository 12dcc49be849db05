import { ORPCError } from '@orpc/client';
import { deviceTimeZone } from './clock.ts';
import { isRecord } from './is-record.ts';
import { paths } from './paths.ts';
import { formatTime } from '#web/lib/format.ts';

/** What happened and what to do, for people. `code` is the API's, or `OFFLINE` if there was no response. */
export interface ExplainedError {
  readonly code: string;
  readonly title: string;
  readonly text: string;
  /** Link to a solution, if there is one. */
  readonly more?: { readonly to: string; readonly label: string };
}

type Sentence = readonly [title: string, text: string];

const SENTENCES: Readonly<Record<string, Sentence>> = {
  OFFLINE: ['No connection', 'The server didn’t respond. Check your connection and try again.'],
  BAD_REQUEST: ['Not accepted', 'Something you entered isn’t valid. Correct it and try again.'],
  UNAUTHORIZED: [
    'Logged out',
    'Your session has ended. Log in again. What you typed is saved on this device.',
  ],
  PLAN_LIMIT: [
    'Daily limit reached',
    'You’ve reached your plan’s limit for today. It resets at midnight, and everything else still works.',
  ],
  UNAVAILABLE: ['Not available', 'The server can’t do this right now. Try again in a moment.'],
  FORBIDDEN: ['Not allowed', 'Your account doesn’t have permission to do this.'],
  NOT_FOUND: ['Not found', 'This doesn’t exist anymore, or it isn’t yours.'],
  CONFLICT: ['Already taken', 'This already exists. Change it and try again.'],
  PAYLOAD_TOO_LARGE: ['Too large', 'This is larger than the server accepts. Make it smaller and try again.'],
  TOO_MANY_REQUESTS: ['Too many attempts', 'Wait a minute and try again.'],
};
const FALLBACK = ['Something went wrong', 'Something went wrong on our end. Try again in a moment.'] as const;

const isIssue = (value: unknown): value is { readonly field: string; readonly message: string } =>
  isRecord(value) && typeof value['field'] === 'string' && typeof value['message'] === 'string';

/** Refused fields by name; empty if the refusal names none. */
export function refusedFields(data: unknown): Readonly<Record<string, string>> {
  const issues = isRecord(data) && Array.isArray(data['issues']) ? data['issues'] : [];
  return Object.fromEntries(issues.filter(isIssue).map(({ field, message }) => [field, message]));
}

/** Fields that a call was refused for, by name; empty if the failure names none. */
export const fieldFaults = (error: unknown): Readonly<Record<string, string>> =>
  error instanceof ORPCError ? refusedFields(error.data) : {};

const PLAN_LIMIT = 'Plan limit reached';

/** The limit of a plan, if the answer contains it. */
function limitSentence(code: string, data: unknown): Sentence | undefined {
  if (code !== 'PLAN_LIMIT' || !isRecord(data) || typeof data['limit'] !== 'number') return undefined;
  if (data['use'] === 'api-token')
    return [
      PLAN_LIMIT,
      `Your plan allows ${data['limit'] === 1 ? 'one access token' : `${data['limit']} access tokens`}. Revoke a token to create another.`,
    ];
  if (data['use'] === 'report-days')
    return [
      PLAN_LIMIT,
      `Your plan’s reports cover up to ${data['limit']} days. Choose a shorter range, or upgrade for all your data.`,
    ];
  if (data['use'] === 'saved-conversation')
    return [
      PLAN_LIMIT,
      `You can save up to ${data['limit']} conversations on your plan. Delete one, then try again.`,
    ];
  if (data['use'] === 'report-pdf')
    return ['Not in your plan', 'PDF reports come with Lifetime. CSV and JSON are free on every plan.'];
  const resetsMs = typeof data['resetsAt'] === 'string' ? Date.parse(data['resetsAt']) : Number.NaN;
  const again = Number.isNaN(resetsMs) ? 'midnight' : formatTime(resetsMs, deviceTimeZone());
  const uses = data['use'] === 'coach-message' ? 'AI answers' : 'AI analyses';
  return [
    'Daily limit reached',
    `You’ve used all ${data['limit']} of today’s ${uses}. They reset at ${again}, and the built-in engine has no limit.`,
  ];
}

/** Members with the largest plan get no link to the plans. */
const hasMore = (code: string, data: unknown): boolean =>
  code === 'PLAN_LIMIT' && !(isRecord(data) && data['upgradePath'] === null);

/** The sentence for an error code; rejected fields have their own. */
export function explainCode(code: string, data?: unknown): ExplainedError {
  const [title, text] = limitSentence(code, data) ?? SENTENCES[code] ?? FALLBACK;
  const messages = Object.values(refusedFields(data));
  return {
    code,
    title,
    text: messages.length > 0 ? messages.join(' ') : text,
    ...(hasMore(code, data) && { more: { to: paths.upgrade(), label: 'See the plans' } }),
  };
}

/** The one place that turns errors into messages, by code, never by message. */
export function explain(error: unknown): ExplainedError {
  if (error instanceof ORPCError) return explainCode(error.code, error.data);
  return explainCode(error instanceof TypeError ? 'OFFLINE' : 'UNKNOWN');
}
