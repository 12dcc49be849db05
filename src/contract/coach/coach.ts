import { z } from 'zod';
import { MAX_QUESTION, MAX_TITLE } from '#domain/coach/limits.ts';
import { CONSENTS, WRITING_STATES } from '#domain/coach/model/reply-states.ts';
import { base } from '#contract/shared/errors.ts';
import { byId } from '#contract/shared/entry.ts';
import { typedText } from '#contract/shared/text.ts';
import { instant } from '#contract/shared/time.ts';
import { coachReply } from './coach-reply.ts';
import { memory } from './memory.ts';
import type { DeviceRecords } from '#domain/coach/device/device-records.ts';

const exchange = z.object({
  id: z.uuid(),
  question: z.string(),
  reply: coachReply,
  /** While a model writes, `reply` has what it has written so far. */
  state: z.enum(WRITING_STATES),
  /** The model that wrote the reply; null for the embedded coach. */
  writer: z.string().nullable(),
  askedAt: instant,
  /** When its figures were read. */
  answeredAt: instant,
});

const conversation = z.object({
  id: z.uuid(),
  title: z.string(),
  isPinned: z.boolean(),
  /** When it is deleted, because the plan keeps no more; null for a saved one. */
  expiresAt: instant.nullable(),
  createdAt: instant,
  updatedAt: instant,
});

const listed = conversation.extend({
  questionCount: z.number(),
  /** First words of the answer, or those around what was searched for. */
  excerpt: z.string(),
});

const whole = conversation.extend({ exchanges: z.array(exchange) });

/** A model that may answer, and what the member said about it. */
const writer = z.object({
  name: z.string(),
  /** Who is sent the questions. */
  provider: z.string(),
  consent: z.enum(CONSENTS).nullable(),
  limit: z.int(),
  /** Answers left today. */
  left: z.int(),
});

export type CoachWriter = z.infer<typeof writer>;
export type Exchange = z.infer<typeof exchange>;
export type Conversation = z.infer<typeof whole>;
export type ListedConversation = z.infer<typeof listed>;

const title = typedText().min(1, 'Enter a title.').max(MAX_TITLE, `Use ${MAX_TITLE} characters or fewer.`);
const byProposal = z.object({ id: z.uuid(), proposalId: z.uuid() });

const tags = ['coach'];

/** Questions about a member's own data, and the conversations they make. */
export const coach = {
  start: base
    .route({
      method: 'GET',
      path: '/coach',
      tags,
      summary: 'List questions that the member’s data can answer today',
    })
    .output(
      z.object({
        questions: z.array(z.string()),
        /** Null if this server has no model. */
        model: writer.nullable(),
      }),
    ),
  records: base
    .route({
      method: 'GET',
      path: '/coach/records',
      tags,
      summary: 'Get the latest records, so the coach can answer offline',
    })
    .output(z.custom<DeviceRecords>((value) => typeof value === 'object' && value !== null)),
  consent: base
    .route({
      method: 'PUT',
      path: '/coach/consent',
      tags,
      summary: 'Turn answers from the configured model on or off',
    })
    .input(z.object({ consent: z.enum(CONSENTS) }))
    .output(writer),
  ask: base
    .route({ method: 'POST', path: '/coach/questions', tags, summary: 'Ask a question about your own data' })
    .input(
      z.object({
        /** Id of the question; asking again with it returns the stored answer. */
        id: z.uuid(),
        conversationId: z.uuid(),
        question: typedText()
          .min(1, 'Ask a question.')
          .max(MAX_QUESTION, `Use ${MAX_QUESTION} characters or fewer.`),
      }),
    )
    .output(
      z.object({
        exchange,
        /** False for words that are never stored. */
        isSaved: z.boolean(),
      }),
    ),
  question: base
    .route({
      method: 'GET',
      path: '/coach/questions/{id}',
      tags,
      summary: 'Get a question and its answer so far',
    })
    .input(byId)
    .output(exchange),
  stop: base
    .route({
      method: 'POST',
      path: '/coach/questions/{id}/stop',
      tags,
      summary: 'Stop a model’s answer and keep the text so far',
    })
    .input(byId)
    .output(exchange),
  confirm: base
    .route({
      method: 'POST',
      path: '/coach/questions/{id}/proposals/{proposalId}/confirm',
      tags,
      summary: 'Carry out a proposal',
    })
    .input(byProposal)
    .output(exchange),
  undo: base
    .route({
      method: 'POST',
      path: '/coach/questions/{id}/proposals/{proposalId}/undo',
      tags,
      summary: 'Undo a confirmed proposal',
    })
    .input(byProposal)
    .output(exchange),
  decline: base
    .route({
      method: 'POST',
      path: '/coach/questions/{id}/proposals/{proposalId}/decline',
      tags,
      summary: 'Decline a proposal',
    })
    .input(byProposal)
    .output(exchange),
  memory,
  conversations: {
    list: base
      .route({
        method: 'GET',
        path: '/coach/conversations',
        tags,
        summary: 'List or search saved conversations',
      })
      .input(z.object({ search: typedText().max(100).default('') }))
      .output(z.array(listed)),
    get: base
      .route({ method: 'GET', path: '/coach/conversations/{id}', tags, summary: 'Get a saved conversation' })
      .input(byId)
      .output(whole),
    change: base
      .route({
        method: 'PUT',
        path: '/coach/conversations/{id}',
        tags,
        summary: 'Rename or pin a conversation',
      })
      .input(z.object({ id: z.uuid(), title, isPinned: z.boolean() }))
      .output(conversation),
    branch: base
      .route({
        method: 'POST',
        path: '/coach/conversations/{id}/branch',
        tags,
        summary: 'Start a new conversation from a question in an earlier one',
      })
      .input(z.object({ id: z.uuid(), newId: z.uuid(), exchangeId: z.uuid() }))
      .output(whole),
    update: base
      .route({
        method: 'POST',
        path: '/coach/conversations/{id}/figures',
        tags,
        summary: 'Answer a conversation’s questions again with today’s data',
      })
      .input(byId)
      .output(whole),
    remove: base
      .route({
        method: 'DELETE',
        path: '/coach/conversations/{id}',
        tags,
        summary: 'Delete a conversation; it can be restored for 30 days',
      })
      .input(byId)
      .output(byId),
    restore: base
      .route({
        method: 'POST',
        path: '/coach/conversations/{id}/restore',
        tags,
        summary: 'Restore a deleted conversation',
      })
      .input(byId)
      .output(conversation),
    removeAll: base
      .route({
        method: 'DELETE',
        path: '/coach/conversations',
        tags,
        summary: 'Permanently delete all conversations',
      })
      .output(z.object({ count: z.number() })),
  },
};
