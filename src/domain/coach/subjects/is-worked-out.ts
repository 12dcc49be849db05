import type { Intent } from '#domain/coach/abilities/intent.ts';
import { isPersonal } from '#domain/coach/advice/medication-question.ts';

/** Requests that can also be about a subject in general. */
const GENERAL_KINDS: ReadonlySet<Intent['kind']> = new Set([
  'explain',
  'difference',
  'improve',
  'food-check',
  'food-effect',
  'help',
  'meal-ideas',
  'why',
  'why-marker',
  'judge',
]);

/** Whether a request is answered from the member's own data first. */
export function isWorkedOut(intent: Intent | undefined): boolean {
  if (intent?.kind === 'judge') return /^(?:enough|too-much|too-little)$/.test(intent.asks);
  if (intent?.kind !== 'advice') return intent !== undefined && !GENERAL_KINDS.has(intent.kind);
  const { request } = intent;
  return request.about !== 'supplement-check' || isPersonal(request.circumstances);
}
