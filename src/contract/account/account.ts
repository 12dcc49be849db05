import { z } from 'zod';
import {
  ACTIVITY_LEVELS,
  AGE_YEARS,
  DIETARY_PREFERENCES,
  GOALS,
  HEIGHT_CM,
  SEXES,
  UNIT_SYSTEMS,
  WEEKLY_LOSS_KG,
} from '#domain/account/profile.ts';
import { MASS_KG } from '#domain/account/body-limits.ts';
import { REGISTRATION_MODES } from '#domain/account/registration-modes.ts';
import { isReservedUsername } from '#domain/account/reserved-usernames.ts';
import { registrationRefusals } from '#domain/account/registration-rules.ts';
import { GLUCOSE_UNITS } from '#domain/glucose/glucose-text.ts';
import { base } from '#contract/shared/errors.ts';
import { instant, localDate, timeZone } from '#contract/shared/time.ts';
import { figure, number } from '#contract/shared/number.ts';
import { currentPassword, newPassword } from '#contract/shared/password.ts';
import { text, typedText } from '#contract/shared/text.ts';

/** Format of usernames. `registration` decides which ones are reserved: operators may hand some out. */
export const username = typedText()
  .min(3, 'Use at least 3 characters.')
  .max(30, 'Use 30 characters or fewer.')
  .regex(/^[A-Za-z0-9_.-]+$/, 'Use only letters, digits, _ . and -');

/** Token of a purchase made before there was an account, from the address; valid once. */
const purchaseToken = text().max(200).optional();

/** Token of an invitation, from the address; valid once. */
const inviteToken = text().max(200).optional();

/** All fields of the registration form, always in SI units. */
export const registration = z
  .object({
    username: username.refine(
      (name) => !isReservedUsername(name),
      'This name is reserved for the people who run the server. Choose another.',
    ),
    password: newPassword,
    email: z.email('This isn’t a valid email address.').max(254).optional(),
    name: typedText().max(80, 'Use 80 characters or fewer.').optional(),
    ageYears: number('Enter your age.')
      .int('Enter your age in whole years.')
      .min(AGE_YEARS.low, 'You must be at least 16 years old.')
      .max(AGE_YEARS.high, 'Enter an age up to 110.'),
    sex: z.enum(SEXES, 'Select your sex. We need it for our formulas.'),
    unitSystem: z.enum(UNIT_SYSTEMS),
    heightCm: number('Enter your height.')
      .min(HEIGHT_CM.low, 'Enter 4\'0" (120 cm) or more.')
      .max(HEIGHT_CM.high, 'Enter 7\'6" (230 cm) or less.'),
    massKg: number('Enter your weight.')
      .min(MASS_KG.low, 'Enter 67 lb (30 kg) or more.')
      .max(MASS_KG.high, 'Enter 661 lb (300 kg) or less.'),
    goal: z.enum(GOALS),
    targetMassKg: number()
      .min(MASS_KG.low, 'Enter 67 lb (30 kg) or more.')
      .max(MASS_KG.high, 'Enter 661 lb (300 kg) or less.')
      .optional(),
    weeklyLossKg: z.literal(WEEKLY_LOSS_KG).optional(),
    activityLevel: z.enum(ACTIVITY_LEVELS),
    dietaryPreference: z.enum(DIETARY_PREFERENCES),
    mealReminders: z.boolean(),
    progressReminders: z.boolean(),
    timeZone,
    purchaseToken,
    inviteToken,
  })
  .superRefine((form, context) => {
    for (const { field, message } of registrationRefusals(form))
      context.addIssue({ code: 'custom', path: [field], message });
  });

export type Registration = z.infer<typeof registration>;

/** The signed-in member. */
export const member = z.object({
  username: z.string(),
  name: z.string().nullable(),
  role: z.enum(['member', 'admin']),
  /** Whether this server requires a second factor for the admin area and they have none. */
  owesSecondFactor: z.boolean(),
  plan: z.enum(['free', 'lifetime']),
  isDemo: z.boolean(),
  sex: z.enum(SEXES),
  ageYears: z.number(),
  unitSystem: z.enum(UNIT_SYSTEMS),
  glucoseUnit: z.enum(GLUCOSE_UNITS),
  heightCm: z.number(),
  massKg: z.number(),
  goal: z.enum(GOALS),
  targetMassKg: z.number().nullable(),
  weeklyLossKg: z.number().nullable(),
  activityLevel: z.enum(ACTIVITY_LEVELS),
  dietaryPreference: z.enum(DIETARY_PREFERENCES),
  timeZone: z.string(),
  /** Local date of registration. */
  memberSince: localDate,
  /** When the account was scheduled for deletion before its member came back; null once they have dismissed the notice. */
  wasToBeDeletedAt: instant.nullable(),
});

export type Member = z.infer<typeof member>;

const login = z.object({
  login: typedText().min(1, 'Enter your username or email address.').max(254),
  password: currentPassword,
  purchaseToken,
});

/** The password was right, and a second-factor code is required. */
const halfSignedIn = z.object({ secondStep: z.literal(true) });

const secondStep = z.object({
  /** Six digits of the authenticator, or a recovery code. */
  code: typedText().min(6, 'Enter the code.').max(40, 'That code is too long.'),
  purchaseToken,
});

/** WebAuthn options, in the JSON form that browsers parse. */
export const webAuthnQuestion = z.record(z.string(), z.unknown());

const leaf: z.ZodType = z.union([text().max(50_000), figure(), z.boolean(), z.null()]);
const nested = (value: z.ZodType): z.ZodType =>
  z.union([value, z.array(value).max(100), z.record(text().max(100), value)]);

/** A WebAuthn response. Its extension outputs are three levels deep. */
export const webAuthnAnswer = z.record(text().max(100), nested(nested(nested(leaf))));

/** Options of the login screen. */
const options = z.object({
  /** Login of the demo member; null if the server offers none. */
  demo: z.object({ username: z.string(), password: z.string() }).nullable(),
  /** Whether the server sends mail, and so can reset forgotten passwords. */
  canMail: z.boolean(),
  registration: z.enum(REGISTRATION_MODES),
  /** The identity provider that members can log in with; null without one. */
  provider: z
    .object({
      name: z.string(),
      /** What it said about a visitor without an account, which waits for them to register or log in. */
      waiting: z.object({ username: z.string(), email: z.string().nullable() }).nullable(),
    })
    .nullable(),
  /** The operator's profile elsewhere. */
  socialUrl: z.string(),
});

export const account = {
  options: base
    .route({
      method: 'GET',
      path: '/account/options',
      tags: ['account'],
      summary: 'Get the login screen’s options',
    })
    .output(options),
  register: base
    .route({
      method: 'POST',
      path: '/account/register',
      successStatus: 201,
      tags: ['account'],
      summary: 'Create an account and log in',
    })
    .input(registration)
    .output(member),
  login: base
    .route({
      method: 'POST',
      path: '/account/login',
      tags: ['account'],
      summary: 'Log in with a username or email address',
    })
    .input(login)
    .output(z.union([member, halfSignedIn])),
  secondStep: base
    .route({
      method: 'POST',
      path: '/account/login/second-step',
      tags: ['account'],
      summary: 'Finish a login with a two-factor code',
    })
    .input(secondStep)
    .output(member),
  passkeyOptions: base
    .route({
      method: 'POST',
      path: '/account/login/passkey-options',
      tags: ['account'],
      summary: 'Start a login with a passkey',
    })
    .output(webAuthnQuestion),
  passkeyLogin: base
    .route({
      method: 'POST',
      path: '/account/login/passkey',
      tags: ['account'],
      summary: 'Log in with a passkey',
    })
    .input(z.object({ response: webAuthnAnswer, purchaseToken }))
    .output(member),
  logout: base
    .route({ method: 'POST', path: '/account/logout', tags: ['account'], summary: 'End this session' })
    .output(z.object({ loggedOut: z.literal(true) })),
  me: base
    .route({ method: 'GET', path: '/account/me', tags: ['account'], summary: 'Get the logged-in member' })
    .output(member),
};
