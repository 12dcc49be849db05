import type { Attempt } from './attempt.ts';
import {
  ofAda,
  november,
  adasSupplement,
  adasTake,
  adasHealth,
  adasGlucose,
  adasKetones,
  adasPanel,
  bioAgeAnswers,
} from './entries-of-ada.ts';

/** Mallory's attempts on glucose, blood, scores and supplements. */
export const HEALTH_ATTEMPTS: Readonly<Record<string, Attempt>> = {
  'longevity.today': {
    ends: 'own',
    act: ({ api }) => api.longevity.today({ date: new Date().toISOString().slice(0, 10), timeZone: 'UTC' }),
  },
  'longevity.day': {
    ends: 'refused',
    act: ({ api }) => api.longevity.day({ date: november.from }),
  },
  'longevity.history': {
    ends: 'own',
    act: ({ api }) => api.longevity.history({ from: '2026-01-01', to: '2027-12-31' }),
  },
  'bioAge.overview': { ends: 'own', act: ({ api }) => api.bioAge.overview() },
  'bioAge.draft': { ends: 'own', act: ({ api }) => api.bioAge.draft() },
  'bioAge.answer': {
    ends: 'own',
    act: ({ api }) => api.bioAge.answer({ answers: bioAgeAnswers.slice(0, 1) }),
  },
  'bioAge.discardDraft': { ends: 'own', act: ({ api }) => api.bioAge.discardDraft() },
  'bioAge.finish': {
    ends: 'own',
    act: async ({ api }) => {
      await api.bioAge.answer({ answers: bioAgeAnswers });
      return api.bioAge.finish({ id: ofAda.id, timeZone: 'UTC' });
    },
  },
  'bioAge.list': { ends: 'own', act: ({ api }) => api.bioAge.list() },
  'bioAge.get': { ends: 'refused', act: ({ api }) => api.bioAge.get({ id: ofAda.id }) },
  'bioAge.remove': { ends: 'refused', act: ({ api }) => api.bioAge.remove({ id: ofAda.id }) },
  'bioAge.restore': { ends: 'refused', act: ({ api }) => api.bioAge.restore({ id: ofAda.id }) },
  'blood.panels.list': { ends: 'own', act: ({ api }) => api.blood.panels.list({}) },
  'blood.panels.put': {
    ends: 'own',
    act: ({ api }) =>
      api.blood.panels.put({
        ...adasPanel,
        note: 'mine now',
        values: [{ name: 'mine now', text: 'negative' }],
      }),
  },
  'blood.panels.remove': { ends: 'refused', act: ({ api }) => api.blood.panels.remove(ofAda) },
  'blood.panels.restore': { ends: 'refused', act: ({ api }) => api.blood.panels.restore(ofAda) },
  'blood.loop': {
    ends: 'own',
    act: ({ api }) => api.blood.loop({ date: '2026-11-20', marker: 'ldl-c' }),
  },
  'glucose.readings.list': { ends: 'own', act: ({ api }) => api.glucose.readings.list(november) },
  'glucose.readings.put': {
    ends: 'own',
    act: ({ api }) => api.glucose.readings.put({ ...adasGlucose, note: 'mine now' }),
  },
  'glucose.readings.remove': { ends: 'refused', act: ({ api }) => api.glucose.readings.remove(ofAda) },
  'glucose.readings.restore': { ends: 'refused', act: ({ api }) => api.glucose.readings.restore(ofAda) },
  'glucose.ketones.list': { ends: 'own', act: ({ api }) => api.glucose.ketones.list(november) },
  'glucose.ketones.put': {
    ends: 'own',
    act: ({ api }) => api.glucose.ketones.put({ ...adasKetones, note: 'mine now' }),
  },
  'glucose.ketones.remove': { ends: 'refused', act: ({ api }) => api.glucose.ketones.remove(ofAda) },
  'glucose.ketones.restore': { ends: 'refused', act: ({ api }) => api.glucose.ketones.restore(ofAda) },
  'glucose.trace': { ends: 'own', act: ({ api }) => api.glucose.trace(november) },
  'glucose.imports': { ends: 'own', act: ({ api }) => api.glucose.imports() },
  'glucose.undoImport': { ends: 'refused', act: ({ api }) => api.glucose.undoImport(ofAda) },
  'glucose.redoImport': { ends: 'refused', act: ({ api }) => api.glucose.redoImport(ofAda) },
  'health.get': { ends: 'own', act: ({ api }) => api.health.get() },
  'health.put': { ends: 'own', act: ({ api }) => api.health.put({ ...adasHealth, medicines: [] }) },
  'health.remove': { ends: 'own', act: ({ api }) => api.health.remove() },
  'supplements.own.list': { ends: 'own', act: ({ api }) => api.supplements.own.list() },
  'supplements.own.put': {
    ends: 'own',
    act: ({ api }) => api.supplements.own.put({ ...adasSupplement, name: 'mine', note: 'mine now' }),
  },
  'supplements.own.remove': {
    ends: 'refused',
    act: ({ api }) => api.supplements.own.remove({ id: ofAda.id }),
  },
  'supplements.own.restore': {
    ends: 'refused',
    act: ({ api }) => api.supplements.own.restore({ id: ofAda.id }),
  },
  'supplements.takes.list': { ends: 'own', act: ({ api }) => api.supplements.takes.list(november) },
  // A dose names a supplement, and Ada's isn't Mallory's.
  'supplements.takes.put': { ends: 'refused', act: ({ api }) => api.supplements.takes.put(adasTake) },
  'supplements.takes.remove': {
    ends: 'refused',
    act: ({ api }) => api.supplements.takes.remove({ id: ofAda.id }),
  },
  'supplements.takes.restore': {
    ends: 'refused',
    act: ({ api }) => api.supplements.takes.restore({ id: ofAda.id }),
  },
  'supplements.suggestions.get': { ends: 'own', act: ({ api }) => api.supplements.suggestions.get() },
  'supplements.suggestions.dismiss': {
    ends: 'own',
    act: ({ api }) => api.supplements.suggestions.dismiss({ ruleId: 'creatine', triggerKey: 'x' }),
  },
  'supplements.suggestions.recall': {
    ends: 'own',
    act: ({ api }) => api.supplements.suggestions.recall({ ruleId: 'creatine' }),
  },
  'supplements.reminders.list': { ends: 'own', act: ({ api }) => api.supplements.reminders.list() },
  'supplements.reminders.settle': {
    ends: 'refused',
    act: ({ api }) => api.supplements.reminders.settle({ id: ofAda.id, state: 'done' }),
  },
};
