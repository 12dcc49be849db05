import type { Attempt } from './attempt.ts';
import { adasFact, adasQuestion } from './entries-of-ada.ts';

const { id, conversationId } = adasQuestion;
const hers = { id: conversationId };

/** Mallory's attempts on conversations with the coach. */
export const COACH_ATTEMPTS: Readonly<Record<string, Attempt>> = {
  'coach.start': { ends: 'own', act: ({ api }) => api.coach.start() },
  'coach.ask': {
    ends: 'own',
    act: ({ api }) => api.coach.ask({ ...adasQuestion, question: 'How much water did I drink today?' }),
  },
  'coach.records': { ends: 'own', act: ({ api }) => api.coach.records() },
  'coach.consent': { ends: 'refused', act: ({ api }) => api.coach.consent({ consent: 'given' }) },
  'coach.question': { ends: 'refused', act: ({ api }) => api.coach.question({ id }) },
  'coach.stop': { ends: 'refused', act: ({ api }) => api.coach.stop({ id }) },
  'coach.confirm': {
    ends: 'refused',
    act: ({ api }) => api.coach.confirm({ id, proposalId: crypto.randomUUID() }),
  },
  'coach.undo': {
    ends: 'refused',
    act: ({ api }) => api.coach.undo({ id, proposalId: crypto.randomUUID() }),
  },
  'coach.decline': {
    ends: 'refused',
    act: ({ api }) => api.coach.decline({ id, proposalId: crypto.randomUUID() }),
  },
  'coach.memory.get': { ends: 'own', act: ({ api }) => api.coach.memory.get() },
  'coach.memory.put': {
    ends: 'own',
    act: ({ api }) => api.coach.memory.put({ ...adasFact, text: 'mine now' }),
  },
  'coach.memory.remove': { ends: 'own', act: ({ api }) => api.coach.memory.remove({ id: adasFact.id }) },
  'coach.memory.removeAll': { ends: 'own', act: ({ api }) => api.coach.memory.removeAll() },
  'coach.memory.turn': { ends: 'own', act: ({ api }) => api.coach.memory.turn({ isOn: true }) },
  'coach.conversations.list': { ends: 'own', act: ({ api }) => api.coach.conversations.list({}) },
  'coach.conversations.get': { ends: 'refused', act: ({ api }) => api.coach.conversations.get(hers) },
  'coach.conversations.change': {
    ends: 'refused',
    act: ({ api }) => api.coach.conversations.change({ ...hers, title: 'mine now', isPinned: true }),
  },
  'coach.conversations.branch': {
    ends: 'refused',
    act: ({ api }) => api.coach.conversations.branch({ ...hers, newId: crypto.randomUUID(), exchangeId: id }),
  },
  'coach.conversations.update': { ends: 'refused', act: ({ api }) => api.coach.conversations.update(hers) },
  'coach.conversations.remove': { ends: 'refused', act: ({ api }) => api.coach.conversations.remove(hers) },
  'coach.conversations.restore': {
    ends: 'refused',
    act: ({ api }) => api.coach.conversations.restore(hers),
  },
  'coach.conversations.removeAll': { ends: 'own', act: ({ api }) => api.coach.conversations.removeAll() },
};
