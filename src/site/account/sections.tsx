import { MAX_PASSWORD_CHARS } from '#domain/account/password-length.ts';
import {
  ACTIVITY_LABELS,
  GOAL_OPTIONS,
  preferenceName,
  SEX_OPTIONS,
  UNIT_OPTIONS,
  WEEKLY_LOSS_NAMES,
} from '#domain/account/profile-names.ts';
import {
  ACTIVITY_LEVELS,
  DIETARY_PREFERENCES,
  UNIT_SYSTEMS,
  WEEKLY_LOSS_KG,
} from '#domain/account/profile.ts';
import type { RegistrationView } from '#domain/account/registration-view.ts';
import { Field } from '#site/frame/field.tsx';
import { Choices, Input, Select, stateOf, type Part } from './fields.tsx';

/** A label whose unit follows the chosen units. */
const InUnits = ({ words }: { readonly words: string }) => (
  <>
    {words} <span className="metric">(kg)</span>
    <span className="imperial">(lb)</span>
  </>
);

/** Whether the server refused the form: for a field, or for another reason. */
const hasFailed = ({ form, firstFault }: Part): boolean =>
  firstFault !== undefined || form.notice !== undefined;

const DECIMAL = { inputMode: 'decimal', autoComplete: 'off' } as const;

export const Account = (part: Part) => (
  <fieldset>
    <legend>Account Information</legend>
    <Input
      {...part}
      name="username"
      label="Username"
      input={{ autoComplete: 'username', autoCapitalize: 'none', spellCheck: false, maxLength: 30 }}
    />
    <Input
      {...part}
      name="password"
      label="Password"
      {...(hasFailed(part) && { hint: 'Enter your password again. This form doesn’t save it.' })}
      input={{ type: 'password', autoComplete: 'new-password', maxLength: MAX_PASSWORD_CHARS }}
    />
    <Input
      {...part}
      name="email"
      label="Email"
      hint="Optional, for password recovery"
      className="whole"
      input={{ type: 'email', autoComplete: 'email', maxLength: 254 }}
    />
  </fieldset>
);

function Height({ form, firstFault }: Part) {
  const { error, isFirstFault } = stateOf({ form, firstFault }, 'heightCm');
  const shared = { form: 'register', error };
  const isImperial = form.values['unitSystem'] === 'imperial';
  return (
    <>
      <Field
        {...shared}
        name="heightCm"
        label="Height (cm)"
        className="metric"
        isFirstFault={isFirstFault && !isImperial}
        control={(props) => <input {...props} {...DECIMAL} defaultValue={form.values['heightCm']} />}
      />
      <Field
        {...shared}
        name="heightFeet"
        label="Height (ft)"
        className="imperial"
        isFirstFault={isFirstFault && isImperial}
        control={(props) => <input {...props} {...DECIMAL} defaultValue={form.values['heightFeet']} />}
      />
      <Field
        form="register"
        name="heightInches"
        label="Height (in)"
        className="imperial"
        isFirstFault={false}
        control={(props) => <input {...props} {...DECIMAL} defaultValue={form.values['heightInches']} />}
      />
    </>
  );
}

export const Person = (part: Part) => (
  <fieldset>
    <legend>Personal Information</legend>
    <Input
      {...part}
      name="name"
      label="Name"
      hint="Optional"
      input={{ autoComplete: 'given-name', maxLength: 80 }}
    />
    <Input
      {...part}
      name="ageYears"
      label="Age (years)"
      input={{ inputMode: 'numeric', autoComplete: 'off' }}
    />
    <Choices
      {...part}
      name="sex"
      label="Biological sex"
      hint="Used only to calculate your calorie needs and health scores."
      options={SEX_OPTIONS}
    />
    <Choices {...part} name="unitSystem" label="Units" options={UNIT_OPTIONS} />
    <Height {...part} />
    <Input {...part} name="massKg" label={<InUnits words="Current weight" />} input={DECIMAL} />
  </fieldset>
);

export const Goals = (part: Part) => (
  <fieldset>
    <legend>Goals</legend>
    <Choices {...part} name="goal" label="Goal" options={GOAL_OPTIONS} />
    <Input
      {...part}
      name="targetMassKg"
      label={<InUnits words="Target weight" />}
      hint="Optional if you’re maintaining your weight"
      input={DECIMAL}
    />
    <Select
      {...part}
      name="weeklyLossKg"
      label="Weekly loss target"
      className="pace"
      options={WEEKLY_LOSS_KG.map((rateKg, index) => ({
        value: String(rateKg),
        label: `${UNIT_SYSTEMS.map((units) => WEEKLY_LOSS_NAMES[units][index]).join(' or ')} a week`,
      }))}
    />
    <Select
      {...part}
      name="activityLevel"
      label="Activity level"
      className="whole"
      options={ACTIVITY_LEVELS.map((value) => ({ value, label: ACTIVITY_LABELS[value] }))}
    />
  </fieldset>
);

const Tick = ({ form, name, label }: { form: RegistrationView; name: string; label: string }) => (
  <label className="tick whole">
    <input type="checkbox" name={name} defaultChecked={form.values[name] !== undefined} />
    {label}
  </label>
);

export const Preferences = (part: Part) => (
  <fieldset>
    <legend>Preferences</legend>
    <Select
      {...part}
      name="dietaryPreference"
      label="Dietary preference"
      options={DIETARY_PREFERENCES.map((value) => ({ value, label: preferenceName(value) }))}
    />
    <Select
      {...part}
      name="timeZone"
      label="Time zone"
      options={[
        { value: '', label: 'Choose' },
        ...part.form.timeZones.map((value) => ({ value, label: value.replaceAll('_', ' ') })),
      ]}
    />
    <Tick form={part.form} name="mealReminders" label="Meal logging reminders" />
    <Tick form={part.form} name="progressReminders" label="Progress tracking reminders" />
  </fieldset>
);
