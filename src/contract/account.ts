import { z } from 'zod';
import {
  ACTIVITY_LEVELS,
  DIETARY_PREFERENCES,
  GOALS,
  SEXES,
  UNIT_SYSTEMS,
  WEEKLY_LOSS_KG,
} from '#domain/account/profile.ts';
import { registrationRefusals } from '#domain/account/registration-rules.ts';
import { base } from './errors.ts';
import { typedText } from './plain-words.ts';
import { timeZone } from './time.ts';

export const username = z
  .string()
  .trim()
  .min(3, 'At least 3 characters.')
  .max(30, 'At most 30 characters.')
  .regex(/^[A-Za-z0-9_.-]+$/, 'Letters, digits, and the signs _ . - only.');

const password = z.string().min(10, 'At least 10 characters.').max(128, 'At most 128 characters.');

/** Everything the registration form asks; always SI, whatever the form showed. */
export const registration = z
  .object({
    username,
    password,
    email: z.email('This is not a valid e-mail address.').max(254).optional(),
    name: typedText().max(80, 'At most 80 characters.').optional(),
    ageYears: z
      .number('Enter your age.')
      .int('Whole years.')
      .min(16, 'Members are at least 16.')
      .max(110, 'At most 110.'),
    sex: z.enum(SEXES, 'Choose one: the formulas need it.'),
    unitSystem: z.enum(UNIT_SYSTEMS),
    heightCm: z
      .number('Enter your height.')
      .min(120, 'At least 120 cm (3\'11").')
      .max(230, 'At most 230 cm (7\'6").'),
    massKg: z
      .number('Enter your weight.')
      .min(30, 'At least 30 kg (66 lb).')
      .max(300, 'At most 300 kg (661 lb).'),
    goal: z.enum(GOALS),
    targetMassKg: z
      .number()
      .min(30, 'At least 30 kg (66 lb).')
      .max(300, 'At most 300 kg (661 lb).')
      .optional(),
    weeklyLossKg: z.literal(WEEKLY_LOSS_KG).optional(),
    activityLevel: z.enum(ACTIVITY_LEVELS),
    dietaryPreference: z.enum(DIETARY_PREFERENCES),
    mealReminders: z.boolean(),
    progressReminders: z.boolean(),
    timeZone,
  })
  .superRefine((form, context) => {
    for (const { field, message } of registrationRefusals(form))
      context.addIssue({ code: 'custom', path: [field], message });
  });

export type Registration = z.infer<typeof registration>;

/** The signed-in member as their own screens know them. */
export const member = z.object({
  username: z.string(),
  name: z.string().nullable(),
  role: z.enum(['member', 'admin']),
  plan: z.enum(['free', 'lifetime']),
  isDemo: z.boolean(),
  sex: z.enum(SEXES),
  ageYears: z.number(),
  unitSystem: z.enum(UNIT_SYSTEMS),
  heightCm: z.number(),
  massKg: z.number(),
  goal: z.enum(GOALS),
  targetMassKg: z.number().nullable(),
  weeklyLossKg: z.number().nullable(),
  activityLevel: z.enum(ACTIVITY_LEVELS),
  dietaryPreference: z.enum(DIETARY_PREFERENCES),
  timeZone: z.string(),
});

export type Member = z.infer<typeof member>;

const login = z.object({
  login: typedText().min(1, 'Enter your username.').max(254),
  password: z.string().min(1, 'Enter your password.').max(128),
});

/** What the login screen must know before anybody is signed in. */
const options = z.object({
  /** How to look around as the demo member; null where the server offers none. */
  demo: z.object({ username: z.string(), password: z.string() }).nullable(),
});

export const account = {
  options: base
    .route({
      method: 'GET',
      path: '/account/options',
      tags: ['account'],
      summary: 'What the login screen may offer',
    })
    .output(options),
  register: base
    .route({
      method: 'POST',
      path: '/account/register',
      successStatus: 201,
      tags: ['account'],
      summary: 'Create an account and sign in',
    })
    .input(registration)
    .output(member),
  login: base
    .route({
      method: 'POST',
      path: '/account/login',
      tags: ['account'],
      summary: 'Sign in with username or e-mail',
    })
    .input(login)
    .output(member),
  logout: base
    .route({ method: 'POST', path: '/account/logout', tags: ['account'], summary: 'End this session' })
    .output(z.object({ loggedOut: z.literal(true) })),
  me: base
    .route({ method: 'GET', path: '/account/me', tags: ['account'], summary: 'The signed-in member' })
    .output(member),
};
