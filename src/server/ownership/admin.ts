import type { Attempt } from './attempt.ts';

const id = '00000000-0000-4000-8000-0000000000ad';

const USER_ATTEMPTS: Readonly<Record<string, Attempt>> = {
  'adminPurchases.refund': { act: ({ api }) => api.adminPurchases.refund({ id }), ends: 'admin' },
  'admin.audit.list': { act: ({ api }) => api.admin.audit.list({}), ends: 'admin' },
  'admin.foods.overview': { act: ({ api }) => api.admin.foods.overview(), ends: 'admin' },
  'admin.foods.searchProducts': {
    act: ({ api }) => api.admin.foods.searchProducts({ search: 'oat' }),
    ends: 'admin',
  },
  'admin.foods.cancelImport': {
    act: ({ api }) => api.admin.foods.cancelImport({ id }),
    ends: 'admin',
  },
  'admin.foods.removeProduct': {
    act: ({ api }) => api.admin.foods.removeProduct({ id: 'fdc:1' }),
    ends: 'admin',
  },
  'admin.jobs.list': { act: ({ api }) => api.admin.jobs.list(), ends: 'admin' },
  'admin.jobs.retry': {
    act: ({ api }) => api.admin.jobs.retry({ queue: 'longevity-score' }),
    ends: 'admin',
  },
  'admin.jobs.cancel': {
    act: ({ api }) => api.admin.jobs.cancel({ queue: 'longevity-score' }),
    ends: 'admin',
  },
  'admin.mails.list': { act: ({ api }) => api.admin.mails.list({}), ends: 'admin' },
  'admin.mails.read': { act: ({ api }) => api.admin.mails.read({ id }), ends: 'admin' },
  'admin.mails.retry': { act: ({ api }) => api.admin.mails.retry({ id }), ends: 'admin' },
  'admin.users.list': { act: ({ api }) => api.admin.users.list({}), ends: 'admin' },
  'admin.users.get': { act: ({ api }) => api.admin.users.get({ id }), ends: 'admin' },
  'admin.users.setRole': {
    act: ({ api }) => api.admin.users.setRole({ id, role: 'admin' }),
    ends: 'admin',
  },
  'admin.users.setPlan': {
    act: ({ api }) => api.admin.users.setPlan({ ids: [id], plan: 'lifetime' }),
    ends: 'admin',
  },
  'admin.users.setDisabled': {
    act: ({ api }) => api.admin.users.setDisabled({ ids: [id], isDisabled: true }),
    ends: 'admin',
  },
  'admin.mails.test': { act: ({ api }) => api.admin.mails.test(), ends: 'admin' },
  'admin.users.invite': { act: ({ api }) => api.admin.users.invite(), ends: 'admin' },
  'admin.users.issueResetLink': {
    act: ({ api }) => api.admin.users.issueResetLink({ id }),
    ends: 'admin',
  },
  'admin.users.endSecondFactor': {
    act: ({ api }) => api.admin.users.endSecondFactor({ id }),
    ends: 'admin',
  },
  'admin.users.remove': {
    act: ({ api }) => api.admin.users.remove({ ids: [id], typed: 'Ada' }),
    ends: 'admin',
  },
};

const words = { slug: 'x', title: 'X', description: '', markdown: 'x', audience: 'public' as const };

const CONTENT_ATTEMPTS: Readonly<Record<string, Attempt>> = {
  // Published pages are for every member.
  'content.read': { ends: 'own', act: ({ api }) => api.content.read({ slug: 'about' }) },
  'content.pages.list': { ends: 'admin', act: ({ api }) => api.content.pages.list({}) },
  'content.pages.get': { ends: 'admin', act: ({ api }) => api.content.pages.get({ id }) },
  'content.pages.create': { ends: 'admin', act: ({ api }) => api.content.pages.create({ id, ...words }) },
  'content.pages.save': {
    ends: 'admin',
    act: ({ api }) => api.content.pages.save({ id, version: 1, publish: true, ...words }),
  },
  'content.pages.unpublish': { ends: 'admin', act: ({ api }) => api.content.pages.unpublish({ id }) },
  'content.pages.remove': { ends: 'admin', act: ({ api }) => api.content.pages.remove({ id }) },
  'content.pages.preview': { ends: 'admin', act: ({ api }) => api.content.pages.preview({ markdown: 'x' }) },
  'content.revisions.list': { ends: 'admin', act: ({ api }) => api.content.revisions.list({ id }) },
  'content.revisions.get': {
    ends: 'admin',
    act: ({ api }) => api.content.revisions.get({ id, revisionId: id }),
  },
  'content.revisions.restore': {
    ends: 'admin',
    act: ({ api }) => api.content.revisions.restore({ id, revisionId: id, version: 1 }),
  },
  'content.images.list': { ends: 'admin', act: ({ api }) => api.content.images.list({}) },
  'content.images.uses': { ends: 'admin', act: ({ api }) => api.content.images.uses({ id }) },
  'content.images.remove': { ends: 'admin', act: ({ api }) => api.content.images.remove({ id }) },
  'messages.list': { ends: 'admin', act: ({ api }) => api.messages.list({}) },
  'messages.get': { ends: 'admin', act: ({ api }) => api.messages.get({ id }) },
  'messages.reply': {
    ends: 'admin',
    act: ({ api }) => api.messages.reply({ id, replyId: id, body: 'no' }),
  },
  'messages.setState': {
    ends: 'admin',
    act: ({ api }) => api.messages.setState({ id, state: 'archived' }),
  },
  'messages.remove': { ends: 'admin', act: ({ api }) => api.messages.remove({ id }) },
};

/** Mallory's attempts on the admin area: none may succeed. */
export const ADMIN_ATTEMPTS: Readonly<Record<string, Attempt>> = {
  'insights.statistics': {
    ends: 'admin',
    act: ({ api }) => api.insights.statistics({ from: '2026-11-01', to: '2026-11-30' }),
  },
  'insights.cohorts': { ends: 'admin', act: ({ api }) => api.insights.cohorts() },

  ...USER_ATTEMPTS,
  ...CONTENT_ATTEMPTS,
};
