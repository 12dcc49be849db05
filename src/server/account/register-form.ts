import type { HttpBindings } from '@hono/node-server';
import { Hono, type Context } from 'hono';
import { registrationErrors, type RegistrationDraft } from '#contract/account/registration-errors.ts';
import { registration, type Registration } from '#contract/account/account.ts';
import { safeNext } from '#contract/account/safe-next.ts';
import { registrationRefusal } from '#domain/account/registration-modes.ts';
import { cmFromFeetAndInches } from '#domain/units/length.ts';
import { kgFromLb } from '#domain/units/mass.ts';
import type { ReadSession } from '#server/auth/session.ts';
import { Refusal } from '#server/core/refusal.ts';
import { clientAddress } from '#server/http/client-address.ts';
import { formGuards } from '#server/http/pages/form-guards.ts';
import { addCookies } from '#server/http/require-member.ts';
import type { HttpVariables } from '#server/http/security-headers.ts';
import { retryLater } from '#server/http/wire-answer.ts';
import { noteArrival } from './sign-in-form.ts';
import { signUp, type SignUpDeps } from './sign-up.ts';

type Texts = Readonly<Record<string, string>>;

/** What the page shows. */
export interface RegisterState {
  readonly action: string;
  readonly values: Texts;
  readonly errors: Texts;
  readonly notice?: string | undefined;
  readonly refusal?: string | undefined;
  readonly timeZones: readonly string[];
}

interface RegisterFormOptions {
  readonly deps: SignUpDeps;
  readonly publicUrl: string;
  readonly trustProxy: boolean;
  readonly readSession: ReadSession;
  readonly render: (state: RegisterState) => string;
}

const PATH = '/auth/register';
const TIME_ZONES = Intl.supportedValuesOf('timeZone');

/** Choices of an empty form. Countries where people weigh themselves in pounds start with imperial units, as in the application. */
const emptyForm = (language: string): Texts => ({
  unitSystem: /^en-(US|LR)|^my/.test(language) ? 'imperial' : 'metric',
  goal: 'maintain',
  weeklyLossKg: '0.5',
  activityLevel: 'light',
  dietaryPreference: 'none',
});

/** A typed number, with a point or a comma; undefined if empty, NaN if it isn't one. */
function numberOf(text: string | undefined): number | undefined {
  const typed = text?.trim().replace(',', '.') ?? '';
  return typed === '' ? undefined : Number(typed);
}

function heightCmOf(values: Texts): number | undefined {
  if (values['unitSystem'] !== 'imperial') return numberOf(values['heightCm']);
  const [feet, inches] = [numberOf(values['heightFeet']), numberOf(values['heightInches'])];
  return feet === undefined && inches === undefined
    ? undefined
    : cmFromFeetAndInches({ feet: feet ?? 0, inches: inches ?? 0 });
}

function massKgOf(values: Texts, name: string): number | undefined {
  const mass = numberOf(values[name]);
  return mass === undefined || values['unitSystem'] !== 'imperial' ? mass : kgFromLb(mass);
}

/** The form as the application would send it; its choices aren't checked yet. */
const draftOf = (values: Texts, query: URLSearchParams): RegistrationDraft =>
  ({
    username: values['username'] ?? '',
    password: values['password'] ?? '',
    email: values['email']?.trim() || undefined,
    name: values['name']?.trim() || undefined,
    ageYears: numberOf(values['ageYears']),
    sex: values['sex'],
    unitSystem: values['unitSystem'],
    heightCm: heightCmOf(values),
    massKg: massKgOf(values, 'massKg'),
    goal: values['goal'],
    targetMassKg: massKgOf(values, 'targetMassKg'),
    weeklyLossKg: values['goal'] === 'lose' ? numberOf(values['weeklyLossKg']) : undefined,
    activityLevel: values['activityLevel'],
    dietaryPreference: values['dietaryPreference'],
    mealReminders: 'mealReminders' in values,
    progressReminders: 'progressReminders' in values,
    timeZone: values['timeZone'],
    ...tokensOf(query),
  }) as RegistrationDraft;

/** Tokens of an invitation or a purchase, from the address of the login screen. */
const tokensOf = (query: URLSearchParams): Pick<Registration, 'purchaseToken' | 'inviteToken'> => ({
  purchaseToken: (query.get('payment_success') === 'true' && query.get('token')) || undefined,
  inviteToken: query.get('invite') || undefined,
});

type FormContext = Context<{ Bindings: HttpBindings; Variables: HttpVariables }>;

/** `/auth/register`: registration without JavaScript, with the application's rules, limits and sentences. */
export function registerForm({ deps, publicUrl, trustProxy, readSession, render }: RegisterFormOptions) {
  const routes = new Hono<{ Bindings: HttpBindings; Variables: HttpVariables }>();

  function show(
    c: FormContext,
    status: 200 | 400 | 429,
    state: Pick<RegisterState, 'values' | 'errors' | 'notice'>,
  ) {
    const { search, searchParams } = new URL(c.req.url);
    const page = render({
      ...state,
      action: PATH + search,
      refusal: registrationRefusal(deps.registration, tokensOf(searchParams)),
      timeZones: TIME_ZONES,
    });
    return c.html(page, status, { 'Cache-Control': 'private, no-store', Vary: 'Cookie' });
  }

  routes.get(PATH, async (c) => {
    c.set('routeName', 'page register');
    const { actor, setCookies } = await readSession(c.req.raw.headers);
    addCookies(c, setCookies);
    if (actor) return c.redirect(safeNext(c.req.query('next') ?? null));
    return show(c, 200, { values: emptyForm(c.req.header('accept-language') ?? ''), errors: {} });
  });

  routes.post(PATH, ...formGuards(publicUrl), async (c) => {
    c.set('routeName', 'registration form');
    const values = Object.fromEntries(new URLSearchParams(await c.req.text()));
    const { password: _secret, ...shown } = values;
    const { searchParams } = new URL(c.req.url);
    const draft = draftOf(values, searchParams);
    const { data: form } = registration.safeParse(draft);
    if (!form) return show(c, 400, { values: shown, errors: registrationErrors(draft) });
    const { headers } = c.req.raw;
    try {
      const { setCookies } = await signUp(deps, form, {
        headers,
        requestId: c.get('requestId'),
        clientAddress: clientAddress(c.env, headers, trustProxy),
      });
      addCookies(c, setCookies);
      noteArrival(c, publicUrl);
      return c.redirect(safeNext(searchParams.get('next')), 303);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const errors = Object.fromEntries(error.issues.map(({ field, message }) => [field, message]));
      if (error.waitMs !== undefined) {
        c.set('refusedFor', 'too many tries');
        retryLater(c, error.waitMs);
      }
      const notice = errors['inviteToken'] ?? (error.message || undefined);
      return show(c, error.waitMs === undefined ? 400 : 429, { values: shown, errors, notice });
    }
  });
  return routes;
}
