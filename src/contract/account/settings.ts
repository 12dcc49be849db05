import { z } from 'zod';
import { DELETION_WORD } from '#domain/account/deletion.ts';
import { SEXES, UNIT_SYSTEMS } from '#domain/account/profile.ts';
import { GLUCOSE_UNITS } from '#domain/glucose/glucose-text.ts';
import { registration } from './account.ts';
import { currentPassword } from '#contract/shared/password.ts';
import { base } from '#contract/shared/errors.ts';
import { instant, timeZone } from '#contract/shared/time.ts';
import { typedText } from '#contract/shared/text.ts';

const { ageYears, heightCm, email } = registration.shape;

/** Fields of the settings screen, always in SI units. */
const settingsInput = z.object({
  /** Null for none. */
  name: typedText().max(80, 'Use 80 characters or fewer.').nullable(),
  ageYears,
  sex: z.enum(SEXES, 'Select your sex. We need it for our formulas.'),
  heightCm,
  unitSystem: z.enum(UNIT_SYSTEMS),
  glucoseUnit: z.enum(GLUCOSE_UNITS),
  timeZone,
});

/** Devices may still send settings saved before this field existed: the unit stays as it is. */
const savedSettings = settingsInput.partial({ glucoseUnit: true });

const settings = settingsInput.extend({
  username: z.string(),
  /** Null if they entered none. */
  email: z.string().nullable(),
  isDemo: z.boolean(),
});

export type SettingsInput = z.infer<typeof savedSettings>;
export type AccountSettings = z.infer<typeof settings>;

/** Size of the full export, before it is downloaded. */
const exportSizes = z.object({
  /** Entries by the name of their file; empty kinds are left out. */
  kinds: z.array(z.object({ file: z.string(), entries: z.number() })),
  photos: z.object({ count: z.number(), sizeBytes: z.number() }),
  /** Number of archives; several if there are many pictures. */
  parts: z.number(),
});

export type ExportSizes = z.infer<typeof exportSizes>;

const tags = ['account'];

export const accountSettings = {
  get: base
    .route({ method: 'GET', path: '/account/settings', tags, summary: 'Get the profile and settings' })
    .output(settings),
  save: base
    .route({ method: 'PUT', path: '/account/settings', tags, summary: 'Change the profile and settings' })
    .input(savedSettings)
    .output(settings),
  setGlucoseUnit: base
    .route({ method: 'PUT', path: '/account/glucose-unit', tags, summary: 'Set the glucose unit' })
    .input(z.object({ glucoseUnit: z.enum(GLUCOSE_UNITS) }))
    .output(settings),
  changeEmail: base
    .route({
      method: 'PUT',
      path: '/account/email',
      tags,
      summary: 'Change or remove the email address',
    })
    .input(z.object({ email: email.unwrap().nullable(), password: currentPassword }))
    .output(settings),
  exportSizes: base
    .route({ method: 'GET', path: '/account/export', tags, summary: 'Get the size of the full export' })
    .output(exportSizes),
  requestDeletion: base
    .route({
      method: 'POST',
      path: '/account/deletion',
      tags,
      summary: 'Schedule the account’s deletion in 14 days and end all sessions',
    })
    .input(
      z.object({
        password: currentPassword,
        word: typedText()
          .max(40, 'Use 40 characters or fewer.')
          .toLowerCase()
          .refine((word) => word === DELETION_WORD, `Type the word ${DELETION_WORD}.`),
      }),
    )
    .output(z.object({ deletesAt: instant })),
  dismissKeptNotice: base
    .route({
      method: 'POST',
      path: '/account/kept',
      tags,
      summary: 'Dismiss the notice that the deletion was canceled',
    })
    .output(z.object({ acknowledged: z.literal(true) })),
};
