import type { HttpBindings } from '@hono/node-server';
import { Hono, type Context } from 'hono';
import { registrationErrors, type RegistrationDraft } from '#contract/account/registration-errors.ts';
import { registration } from '#contract/account/account.ts';
import { safeNext } from '#contract/account/safe-next.ts';
import type { Goal } from '#domain/account/profile.ts';
import { registrationRefusal } from '#domain/account/registration-modes.ts';
import { registrationTokens } from '#contract/account/registration-tokens.ts';
import { asDraft, firstChoices } from '#domain/account/registration-start.ts';
import type { RegistrationView } from '#domain/account/registration-view.ts';
import { typedNumber } from '#domain/numbers/typed-number.ts';
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

interface RegisterFormOptions {
  readonly deps: SignUpDeps;
  readonly publicUrl: string;
  readonly trustProxy: boolean;
  readonly readSession: ReadSession;
  readonly render: (state: RegistrationView) => string;
}

const PATH = '/auth/register';
const TIME_ZONES = Intl.supportedValuesOf('timeZone');

/** The texts of an empty form. */
const emptyForm = (language: string): Texts =>
  Object.fromEntries(Object.entries(firstChoices(language)).map(([name, choice]) => [name, String(choice)]));

/** A typed number; undefined if empty, NaN if it isn't one. */
const numberOf = (text = ''): number | undefined =>
  text.trim() === '' ? undefined : (typedNumber(text) ?? Number.NaN);

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
  asDraft({
    username: values['username'] ?? '',
    password: values['password'] ?? '',
    email: values['email'] ?? '',
    name: values['name'] ?? '',
    ageYears: numberOf(values['ageYears']),
    sex: values['sex'],
    unitSystem: values['unitSystem'],
    heightCm: heightCmOf(values),
    massKg: massKgOf(values, 'massKg'),
    goal: values['goal'] as Goal,
    targetMassKg: massKgOf(values, 'targetMassKg'),
    weeklyLossKg: numberOf(values['weeklyLossKg']),
    activityLevel: values['activityLevel'],
    dietaryPreference: values['dietaryPreference'],
    mealReminders: 'mealReminders' in values,
    progressReminders: 'progressReminders' in values,
    timeZone: values['timeZone'],
    ...registrationTokens(query),
  }) as RegistrationDraft;

type FormContext = Context<{ Bindings: HttpBindings; Variables: HttpVariables }>;

/** `/auth/register`: registration without JavaScript, with the application's rules, limits and sentences. */
export function registerForm({ deps, publicUrl, trustProxy, readSession, render }: RegisterFormOptions) {
  const routes = new Hono<{ Bindings: HttpBindings; Variables: HttpVariables }>();

  function show(
    c: FormContext,
    status: 200 | 400 | 429,
    state: Pick<RegistrationView, 'values' | 'errors' | 'notice'>,
  ) {
    const { search, searchParams } = new URL(c.req.url);
    const page = render({
      ...state,
      action: PATH + search,
      refusal: registrationRefusal(deps.registration, registrationTokens(searchParams)),
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
