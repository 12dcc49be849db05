import type { Attempt } from './attempt.ts';
import {
  adasWeighing,
  ofAda,
  adasCheckIn,
  adasExperiment,
  adasAnswers,
  adasHrv,
  adasFast,
  november,
  adasDrink,
  adasSleep,
  adasCup,
  adasSteps,
  adasVitals,
  adasVo2Max,
  adasWorkout,
} from './entries-of-ada.ts';

/** Mallory's attempts on daily trackers. */
export const TRACKER_ATTEMPTS: Readonly<Record<string, Attempt>> = {
  'metrics.list': { ends: 'own', act: ({ api }) => api.metrics.list({}) },
  'metrics.query': {
    ends: 'own',
    act: ({ api }) => api.metrics.query({ metric: 'waterMl', from: '2026-11-01', to: '2026-11-30' }),
  },
  'experiments.list': { ends: 'own', act: ({ api }) => api.experiments.list() },
  'experiments.plan': { ends: 'own', act: ({ api }) => api.experiments.plan({ idea: 'early-dinner' }) },
  'experiments.get': { ends: 'refused', act: ({ api }) => api.experiments.get(ofAda) },
  'experiments.mark': {
    ends: 'refused',
    act: ({ api }) => api.experiments.mark({ ...ofAda, date: '2026-11-20', isFollowed: true }),
  },
  'experiments.stop': { ends: 'refused', act: ({ api }) => api.experiments.stop(ofAda) },
  'experiments.remove': { ends: 'refused', act: ({ api }) => api.experiments.remove(ofAda) },
  'experiments.start': { ends: 'own', act: ({ api }) => api.experiments.start(adasExperiment()) },
  'reports.get': {
    ends: 'own',
    act: ({ api }) => api.reports.get({ from: '2026-11-01', to: '2026-11-30' }),
  },
  'reports.associations': {
    ends: 'own',
    act: ({ api }) => api.reports.associations({ from: '2026-11-01', to: '2026-11-30' }),
  },
  'today.get': { ends: 'own', act: ({ api }) => api.today.get() },
  'webhooks.list': { ends: 'own', act: ({ api }) => api.webhooks.list() },
  'webhooks.create': {
    ends: 'own',
    act: ({ api }) =>
      api.webhooks.create({ id: ofAda.id, url: 'https://mallory.example/hook', events: ['meal.logged'] }),
  },
  'webhooks.rotate': { ends: 'refused', act: ({ api }) => api.webhooks.rotate(ofAda) },
  'webhooks.test': { ends: 'refused', act: ({ api }) => api.webhooks.test(ofAda) },
  'webhooks.enable': { ends: 'refused', act: ({ api }) => api.webhooks.enable(ofAda) },
  'webhooks.remove': { ends: 'refused', act: ({ api }) => api.webhooks.remove(ofAda) },
  'reminders.get': { ends: 'own', act: ({ api }) => api.reminders.get() },
  'reminders.save': {
    ends: 'own',
    act: async ({ api }) => api.reminders.save((await api.reminders.get()).plan),
  },
  'reminders.device': { ends: 'own', act: ({ api }) => api.reminders.device({}) },
  'reminders.add': {
    ends: 'own',
    act: ({ api }) =>
      api.reminders.add({ id: ofAda.id, kind: 'ntfy', url: 'https://mallory.example/topic', token: '' }),
  },
  'reminders.test': { ends: 'refused', act: ({ api }) => api.reminders.test(ofAda) },
  'reminders.remove': { ends: 'refused', act: ({ api }) => api.reminders.remove(ofAda) },
  'reminders.snooze': {
    ends: 'refused',
    act: ({ api }) => api.reminders.snooze({ key: 'weight/2026-11-20/0', minutes: 60 }),
  },
  'reportLinks.list': { ends: 'own', act: ({ api }) => api.reportLinks.list() },
  'reportLinks.create': {
    ends: 'own',
    act: ({ api }) =>
      api.reportLinks.create({
        id: crypto.randomUUID(),
        label: '',
        sections: ['body'],
        hasBackground: false,
        days: 1,
      }),
  },
  'reportLinks.revoke': { ends: 'refused', act: ({ api }) => api.reportLinks.revoke(ofAda) },
  'connections.list': { ends: 'own', act: ({ api }) => api.connections.list() },
  'connections.authorize': {
    ends: 'refused',
    act: ({ api }) => api.connections.authorize({ provider: 'oura' }),
  },
  'connections.openWearables': {
    ends: 'barred',
    act: ({ api }) =>
      api.connections.openWearables({ url: 'http://127.0.0.1:9', key: 'sk-1', account: ofAda.id }),
  },
  'connections.recipeServer': {
    ends: 'barred',
    act: ({ api }) =>
      api.connections.recipeServer({ provider: 'mealie', url: 'http://127.0.0.1:9', key: 'a token' }),
  },
  'connections.recipes': {
    ends: 'refused',
    act: ({ api }) => api.connections.recipes({ provider: 'mealie' }),
  },
  'connections.importRecipes': {
    ends: 'refused',
    act: ({ api }) => api.connections.importRecipes({ provider: 'mealie', keys: ['1'] }),
  },
  'connections.read': { ends: 'refused', act: ({ api }) => api.connections.read({ provider: 'oura' }) },
  'connections.disconnect': {
    ends: 'refused',
    act: ({ api }) => api.connections.disconnect({ provider: 'oura' }),
  },
  'nightscout.get': { ends: 'own', act: ({ api }) => api.nightscout.get() },
  'nightscout.connect': {
    ends: 'barred',
    act: ({ api }) => api.nightscout.connect({ url: 'http://127.0.0.1:9' }),
  },
  'nightscout.read': { ends: 'refused', act: ({ api }) => api.nightscout.read() },
  'nightscout.disconnect': { ends: 'refused', act: ({ api }) => api.nightscout.disconnect() },
  'calendar.get': { ends: 'own', act: ({ api }) => api.calendar.get() },
  'calendar.create': { ends: 'own', act: ({ api }) => api.calendar.create() },
  'calendar.remove': { ends: 'own', act: ({ api }) => api.calendar.remove() },
  'body.list': { ends: 'own', act: ({ api }) => api.body.list({ from: '2026-11-01', to: '2026-11-30' }) },
  'body.put': { ends: 'own', act: ({ api }) => api.body.put({ ...adasWeighing, note: 'mine now' }) },
  'body.remove': { ends: 'refused', act: ({ api }) => api.body.remove({ id: adasWeighing.id }) },
  'body.restore': { ends: 'refused', act: ({ api }) => api.body.restore({ id: adasWeighing.id }) },
  'fasting.fasts.list': { ends: 'own', act: ({ api }) => api.fasting.fasts.list(november) },
  'fasting.fasts.put': {
    ends: 'own',
    act: async ({ api }) => {
      await api.fasting.screen({ screenedOn: '2026-11-20', conditions: [] });
      return api.fasting.fasts.put({ ...adasFast, note: 'mine now' });
    },
  },
  'fasting.fasts.remove': { ends: 'refused', act: ({ api }) => api.fasting.fasts.remove({ id: ofAda.id }) },
  'fasting.fasts.restore': { ends: 'refused', act: ({ api }) => api.fasting.fasts.restore({ id: ofAda.id }) },
  'fasting.running': { ends: 'own', act: ({ api }) => api.fasting.running() },
  'fasting.screen': {
    ends: 'own',
    act: ({ api }) => api.fasting.screen({ screenedOn: '2026-11-20', conditions: [] }),
  },
  'stress.checkIns.list': { ends: 'own', act: ({ api }) => api.stress.checkIns.list(november) },
  'stress.checkIns.put': {
    ends: 'own',
    act: ({ api }) => api.stress.checkIns.put({ ...adasCheckIn, note: 'mine now' }),
  },
  'stress.checkIns.remove': {
    ends: 'refused',
    act: ({ api }) => api.stress.checkIns.remove({ id: ofAda.id }),
  },
  'stress.checkIns.restore': {
    ends: 'refused',
    act: ({ api }) => api.stress.checkIns.restore({ id: ofAda.id }),
  },
  'stress.questionnaires.list': { ends: 'own', act: ({ api }) => api.stress.questionnaires.list(november) },
  'stress.questionnaires.put': {
    ends: 'own',
    act: ({ api }) => api.stress.questionnaires.put({ ...adasAnswers, note: 'mine now' }),
  },
  'stress.questionnaires.remove': {
    ends: 'refused',
    act: ({ api }) => api.stress.questionnaires.remove({ id: ofAda.id }),
  },
  'stress.questionnaires.restore': {
    ends: 'refused',
    act: ({ api }) => api.stress.questionnaires.restore({ id: ofAda.id }),
  },
  'stress.hrv.list': { ends: 'own', act: ({ api }) => api.stress.hrv.list(november) },
  'stress.hrv.put': { ends: 'own', act: ({ api }) => api.stress.hrv.put({ ...adasHrv, note: 'mine now' }) },
  'stress.hrv.remove': { ends: 'refused', act: ({ api }) => api.stress.hrv.remove({ id: ofAda.id }) },
  'stress.hrv.restore': { ends: 'refused', act: ({ api }) => api.stress.hrv.restore({ id: ofAda.id }) },
  'movement.workouts.list': { ends: 'own', act: ({ api }) => api.movement.workouts.list(november) },
  'movement.workouts.put': {
    ends: 'own',
    act: ({ api }) => api.movement.workouts.put({ ...adasWorkout, note: 'mine now' }),
  },
  'movement.workouts.remove': { ends: 'refused', act: ({ api }) => api.movement.workouts.remove(ofAda) },
  'movement.workouts.restore': { ends: 'refused', act: ({ api }) => api.movement.workouts.restore(ofAda) },
  'movement.sources.get': { ends: 'own', act: ({ api }) => api.movement.sources.get() },
  'movement.workoutSources.get': { ends: 'own', act: ({ api }) => api.movement.workoutSources.get() },
  'movement.workoutSources.put': {
    ends: 'own',
    act: ({ api }) => api.movement.workoutSources.put({ order: ['oura'] }),
  },
  'sleep.sources.get': { ends: 'own', act: ({ api }) => api.sleep.sources.get() },
  'sleep.sources.put': { ends: 'own', act: ({ api }) => api.sleep.sources.put({ order: ['oura'] }) },
  'movement.sources.put': { ends: 'own', act: ({ api }) => api.movement.sources.put({ order: ['oura'] }) },
  'movement.days.list': { ends: 'own', act: ({ api }) => api.movement.days.list(november) },
  'movement.days.put': {
    ends: 'own',
    act: ({ api }) => api.movement.days.put({ ...adasSteps, note: 'mine now' }),
  },
  'movement.days.remove': { ends: 'refused', act: ({ api }) => api.movement.days.remove(ofAda) },
  'movement.days.restore': { ends: 'refused', act: ({ api }) => api.movement.days.restore(ofAda) },
  'movement.vo2Max.list': { ends: 'own', act: ({ api }) => api.movement.vo2Max.list(november) },
  'movement.vo2Max.put': {
    ends: 'own',
    act: ({ api }) => api.movement.vo2Max.put({ ...adasVo2Max, note: 'mine now' }),
  },
  'movement.vo2Max.remove': { ends: 'refused', act: ({ api }) => api.movement.vo2Max.remove(ofAda) },
  'movement.vo2Max.restore': { ends: 'refused', act: ({ api }) => api.movement.vo2Max.restore(ofAda) },
  'vitals.list': { ends: 'own', act: ({ api }) => api.vitals.list(november) },
  'vitals.put': { ends: 'own', act: ({ api }) => api.vitals.put({ ...adasVitals, note: 'mine now' }) },
  'vitals.remove': { ends: 'refused', act: ({ api }) => api.vitals.remove(ofAda) },
  'vitals.restore': { ends: 'refused', act: ({ api }) => api.vitals.restore(ofAda) },
  'imports.list': { ends: 'own', act: ({ api }) => api.imports.list() },
  'imports.get': { ends: 'refused', act: ({ api }) => api.imports.get(ofAda) },
  'imports.columns': {
    ends: 'refused',
    act: ({ api }) => api.imports.columns({ id: ofAda.id, columns: [], isDayFirst: null }),
  },
  'imports.start': { ends: 'refused', act: ({ api }) => api.imports.start(ofAda) },
  'imports.stop': { ends: 'refused', act: ({ api }) => api.imports.stop(ofAda) },
  'imports.undo': { ends: 'refused', act: ({ api }) => api.imports.undo(ofAda) },
  // Discarding a file that is not there is fine.
  'imports.remove': { ends: 'own', act: ({ api }) => api.imports.remove(ofAda) },
  'sleep.list': { ends: 'own', act: ({ api }) => api.sleep.list({ from: '2026-11-01', to: '2026-11-30' }) },
  'sleep.put': { ends: 'own', act: ({ api }) => api.sleep.put({ ...adasSleep, note: 'mine now' }) },
  'sleep.remove': { ends: 'refused', act: ({ api }) => api.sleep.remove({ id: adasSleep.id }) },
  'sleep.restore': { ends: 'refused', act: ({ api }) => api.sleep.restore({ id: adasSleep.id }) },
  'water.drinks.list': {
    ends: 'own',
    act: ({ api }) => api.water.drinks.list({ from: '2026-11-01', to: '2026-11-30' }),
  },
  'water.drinks.put': {
    ends: 'own',
    act: ({ api }) => api.water.drinks.put({ ...adasDrink, note: 'mine now' }),
  },
  'water.drinks.remove': {
    ends: 'refused',
    act: ({ api }) => api.water.drinks.remove({ id: adasDrink.id }),
  },
  'water.drinks.restore': {
    ends: 'refused',
    act: ({ api }) => api.water.drinks.restore({ id: adasDrink.id }),
  },
  'water.days': { ends: 'own', act: ({ api }) => api.water.days({ from: '2026-11-01', to: '2026-11-30' }) },
  'water.cups.list': { ends: 'own', act: ({ api }) => api.water.cups.list() },
  'water.cups.put': { ends: 'own', act: ({ api }) => api.water.cups.put({ ...adasCup, name: 'mine now' }) },
  'water.cups.remove': { ends: 'refused', act: ({ api }) => api.water.cups.remove({ id: adasCup.id }) },
  'water.cups.restore': { ends: 'refused', act: ({ api }) => api.water.cups.restore({ id: adasCup.id }) },
};
