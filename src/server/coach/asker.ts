import type { LongevityDay } from '#contract/longevity.ts';
import type { MemberUnits } from '#domain/account/member-units.ts';
import type { ModelInUse } from '#domain/coach/about/about-app.ts';
import type { Choice } from '#domain/coach/alternatives.ts';
import type { Reply } from '#domain/coach/reply.ts';
import type { DietQuality } from '#domain/diet-quality/diet-quality.ts';
import type { Query } from '#domain/query/query.ts';
import type { Understood } from '#domain/questions/read-one.ts';
import type { Asker } from './record-queries.ts';
import type { MemberNames } from './vocabulary.ts';

/** What a message of a conversation may refer to. */
export interface ConversationContext {
  /** The last query. */
  readonly before: Query | undefined;
  /** The figure of the last answer; undefined if it was about something else. */
  readonly follows: Understood | undefined;
  /** Questions offered instead of the last ones, which weren’t understood. */
  readonly offered: readonly string[];
  /** Questions to choose from in the last reply. */
  readonly choices: readonly Choice[];
  /** The last questions, oldest first. */
  readonly earlier: readonly string[];
  /** The last reply, as it is now; undefined at the beginning of a conversation. */
  readonly lastReply: () => Promise<Reply | undefined>;
}

/** The asking member, and the context of the conversation. */
export interface CoachAsker extends Asker, ConversationContext {
  /** The connected model, and whether it may write the member's answers; null without one. */
  readonly modelInUse: () => Promise<ModelInUse | null>;
  readonly names: () => Promise<MemberNames>;
  /** The member's longevity score today. */
  readonly longevityDay: () => Promise<LongevityDay>;
  /** Their diet quality over the four weeks up to today. */
  readonly dietQuality: () => Promise<DietQuality>;
  readonly timeZone: string;
  readonly units: MemberUnits;
}
