import type { Browser } from '#server/testing/test-app.ts';
import { adasTrace, PIXEL } from '#server/ownership/entries-of-ada.ts';
import type { Template } from './templates.ts';

const ID = '0197a3f0-0000-7000-8000-0000000000aa';
const FORM = 'application/x-www-form-urlencoded';
const picture = new Uint8Array(Buffer.from(PIXEL, 'base64'));

const raw = (
  method: string,
  path: string,
  { params = {}, query = {}, contentType, body, access = 'everybody' }: Partial<Template> = {},
): Template => ({
  name: `${method} ${path}`,
  method,
  path,
  params,
  query,
  contentType,
  body,
  fields: [],
  access,
});

const form = (path: string, fields: Readonly<Record<string, string>>): Template =>
  raw('POST', path, { contentType: FORM, body: new URLSearchParams(fields).toString() });

const MEMBERS: readonly Template[] = [
  raw('POST', '/api/photos', { query: { id: ID }, contentType: 'image/png', body: picture }),
  raw('GET', '/api/photos/{id}', { params: { id: ID }, query: { size: 'small' } }),
  raw('DELETE', '/api/photos/{id}', { params: { id: ID } }),
  raw('POST', '/api/voice', { contentType: 'audio/webm', body: 'not really' }),
  raw('POST', '/api/glucose-files', {
    query: { id: ID, fileName: 'a.csv', timeZone: 'UTC', dateOrder: 'day-first', confirm: 'true' },
    contentType: 'text/csv',
    body: adasTrace,
  }),
  raw('POST', '/api/blood-files', {
    query: { timeZone: 'UTC', dateOrder: '' },
    contentType: 'text/csv',
    body: 'Date,Test,Result,Unit\n2026-11-01,LDL cholesterol,160,mg/dL\n',
  }),
  raw('POST', '/api/import-files', {
    query: { id: ID, fileName: 'a.csv', timeZone: 'UTC' },
    contentType: 'text/csv',
    body: adasTrace,
  }),
  raw('POST', '/api/ingest/health-auto-export', {
    contentType: 'application/json',
    body: '{"data":{"metrics":[]}}',
  }),
  raw('GET', '/api/export/{file}', { params: { file: 'weight.csv' } }),
  raw('GET', '/api/batch', { query: { read: '/goals' } }),
  raw('GET', '/api/experiment-files/{file}', { params: { file: 'experiment.csv' } }),
  raw('GET', '/api/report-files/{file}', { params: { file: 'report.csv' } }),
  raw('GET', '/api/export/everything'),
  raw('GET', '/api/export/blood.fhir.json'),
  raw('GET', '/api/export/patient.fhir.json'),
  raw('GET', '/api/calendar-feeds/{file}', { params: { file: `${ID}.ics` } }),
].map((template) => ({ ...template, access: 'members' as const }));

const ADMINS: readonly Template[] = [
  raw('POST', '/api/admin/images', {
    query: { id: ID, name: 'a.png' },
    contentType: 'image/png',
    body: picture,
  }),
  raw('POST', '/api/admin/food-files', {
    query: { id: ID, fileName: 'a.csv' },
    contentType: 'text/csv',
    body: 'code\tproduct_name\n',
  }),
  raw('GET', '/api/admin/statistics/{file}', {
    params: { file: 'days.csv' },
    query: { from: '2026-11-01', to: '2026-11-20' },
  }),
  raw('GET', '/api/admin/users.csv', {
    query: { search: 'a', role: 'member', plan: 'free', state: 'active' },
  }),
  raw('GET', '/api/admin/audit-log.csv', { query: { actor: 'a', action: '', target: '', from: '', to: '' } }),
  raw('GET', '/api/admin/food-imports/{id}/refusals.csv', { params: { id: ID } }),
].map((template) => ({ ...template, access: 'admins' as const }));

/** All routes except the procedures; a test compares them with the application's. */
export const RAW_TEMPLATES: readonly Template[] = [
  ...MEMBERS,
  ...ADMINS,
  raw('GET', '/content-images/{id}', { params: { id: ID } }),
  raw('POST', '/api/stripe/webhook', { contentType: 'application/json', body: '{"id":"evt_1","type":"x"}' }),
  raw('POST', '/mcp', {
    contentType: 'application/json',
    body: JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'log_meal', arguments: { text: 'a banana' } },
    }),
  }),
  raw('GET', '/api/openapi.json'),
  raw('GET', '/api/docs'),
  raw('GET', '/api/docs/perennial.d.ts'),
  raw('GET', '/api/docs/{area}', { params: { area: 'meals' } }),
  raw('GET', '/healthz'),
  raw('GET', '/readyz'),
  raw('GET', '/robots.txt'),
  raw('GET', '/sitemap.xml'),
  raw('GET', '/manifest.webmanifest'),
  raw('GET', '/integrations/callback/{provider}', {
    params: { provider: 'oura' },
    query: { code: 'a code', state: 'v1.abc' },
  }),
  raw('GET', '/auth/sign-in'),
  form('/auth/sign-in', { username: 'Ada', password: 'a wrong password', next: '/dashboard', purchase: '' }),
  raw('GET', '/auth/register', { query: { next: '/goals', invite: 'made up' } }),
  form('/auth/register', {
    username: 'Trudy',
    password: 'Trudy likes long walks',
    name: 'Trudy',
    email: '',
    ageYears: '42',
    sex: 'female',
    unitSystem: 'metric',
    heightCm: '165',
    massKg: '68',
    goal: 'maintain',
    targetMassKg: '',
    weeklyLossKg: '',
    activityLevel: 'moderate',
    dietaryPreference: 'none',
    timeZone: 'Europe/Berlin',
  }),
  raw('GET', '/unsubscribe/{token}', { params: { token: 'v1.abc' } }),
  raw('POST', '/unsubscribe/{token}', {
    params: { token: 'v1.abc' },
    contentType: 'application/x-www-form-urlencoded',
    body: 'List-Unsubscribe=One-Click',
  }),
  raw('GET', '/share/{secret}', { params: { secret: 'a'.repeat(32) } }),
  raw('GET', '/share/{secret}/report.pdf', { params: { secret: 'a'.repeat(32) }, query: { size: 'a4' } }),
  raw('GET', '/contact', { query: { sent: 'true' } }),
  form('/contact', {
    name: 'Mallory',
    email: 'mallory@example.org',
    subject: 'A question',
    message: 'Is anybody there?',
    opened: '1.x',
    website: '',
  }),
  raw('GET', '/payment', { query: { notice: 'stale', token: 'made up' } }),
  form('/payment', { attempt: 'made up' }),
  raw('GET', '/payment-success', { query: { token: 'made up', asks: '1' } }),
  raw('GET', '/payment/sandbox', { query: { purchase: ID } }),
  form('/payment/sandbox', { purchase: ID, outcome: 'pay', email: 'mallory@example.org' }),
  // Pages of the site, the admin area and the application, and a missing one.
  raw('GET', '/{page}', {
    params: { page: 'about' },
    query: { next: '/dashboard', utm_source: 'x', reset: 'x' },
  }),
  raw('GET', '/auth', { query: { next: '/dashboard', reset: 'made up', failed: 'true', token: 'x' } }),
  raw('GET', '/meals/{date}', { params: { date: '2026-11-20' } }),
  raw('GET', '/assets/{file}', { params: { file: 'app.js' } }),
  raw('GET', '/'),
];

/** Forms of pages include a token that the server rendered. */
export async function rawTemplates(browser: Browser): Promise<Template[]> {
  const given = async (page: string, field: string): Promise<string> =>
    new RegExp(`name="${field}" value="([^"]+)"`).exec(await (await browser.fetch(page)).text())?.[1] ?? '';
  const texts = { attempt: await given('/payment', 'attempt'), opened: await given('/contact', 'opened') };
  return RAW_TEMPLATES.map((template) => {
    if (typeof template.body !== 'string' || template.contentType !== FORM) return template;
    const fields = new URLSearchParams(template.body);
    for (const [name, text] of Object.entries(texts)) if (fields.has(name)) fields.set(name, text);
    return { ...template, body: fields.toString() };
  });
}
