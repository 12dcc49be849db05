import { Anchor, Button, Group, NativeSelect, Paper, Switch, Text, TextInput } from '@mantine/core';
import { type SubmitEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Registration } from '#contract/account/account.ts';
import { registrationRefusal } from '#domain/account/registration-modes.ts';
import { DIETARY_PREFERENCES } from '#domain/account/profile.ts';
import { weightConfirmations } from '#domain/goals/draft-rules.ts';
import { planGoals } from '#domain/goals/plan.ts';
import { api } from '#web/lib/api.ts';
import { fieldFaults } from '#web/lib/errors.ts';
import { focusFirstRefused } from '#web/lib/forms/focus-refused.ts';
import { formatKcal } from '#web/lib/format.ts';
import { preferenceName } from '#domain/account/profile-names.ts';
import { forgetForm } from '#web/lib/storage/form-drafts.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { Figure } from '#web/ui/layout/figure.tsx';
import { useAccountOptions } from '#web/account/account-options.ts';
import { authAddress, type AuthAddress, bodyAddress, goIn, showAuth } from '#web/account/auth-address.ts';
import { AuthLink } from '#web/account/auth-link.tsx';
import { GoalsSection } from './goals-section.tsx';
import { NewPasswordField } from '#web/account/new-password-field.tsx';
import { PersonalSection } from './personal-section.tsx';
import { ActionError, TOO_MANY_TRIES } from '#web/account/form-error.tsx';
import classes from './register-form.module.css';
import {
  accountFaults,
  hasAccountFault,
  previewProfile,
  readRegistration,
  REGISTRATION_FORM,
  type RegistrationForm,
  type RegistrationValues,
  useRegistrationForm,
} from './registration-form.ts';
import { ProviderLogin, ProviderStep } from '#web/account/provider-login.tsx';
import { Section, WholeRow } from './section.tsx';
import { useFormAction } from '#web/account/use-action.ts';

/** Dietary preference and reminders. */
function PreferencesSection({ form }: { readonly form: RegistrationForm }) {
  return (
    <Section number={4} title="Preferences">
      <WholeRow>
        <NativeSelect
          label="Dietary preference"
          description="Affects how your calories are split between protein, carbs and fat"
          data={DIETARY_PREFERENCES.map((value) => ({ value, label: preferenceName(value) }))}
          {...form.getInputProps('dietaryPreference')}
        />
      </WholeRow>
      <Switch label="Meal logging reminders" {...form.getInputProps('mealReminders', { type: 'checkbox' })} />
      <Switch
        label="Progress tracking reminders"
        {...form.getInputProps('progressReminders', { type: 'checkbox' })}
      />
      <WholeRow>
        <Text size="xs" c="dimmed">
          You can change reminder times and channels later.
        </Text>
      </WholeRow>
    </Section>
  );
}

const MACROS = [
  ['Protein', 'proteinG'],
  ['Carbs', 'carbsG'],
  ['Fat', 'fatG'],
] as const;

/** Daily calories and macros for the current values of the form. */
function PlanPreview({ values }: { readonly values: RegistrationValues }) {
  const profile = previewProfile(values);
  const plan = profile && planGoals(profile);
  return (
    <Paper bg="var(--accent-wash)" radius="lg" p="lg" role="status" aria-label="Your daily targets">
      <Text size="sm" fw={600}>
        Your daily targets
      </Text>
      {plan ? (
        <>
          <Figure size="hero" value={formatKcal(plan.energyKcal)} unit="kcal" />
          <Group gap="lg" mt="xs">
            {MACROS.map(([label, key]) => (
              <Text key={key} size="sm">
                {label} <b>{plan[key]}</b> g
              </Text>
            ))}
          </Group>
          {weightConfirmations(profile).map(({ code, message }) => (
            <Text key={code} size="sm" mt="sm">
              {message}
            </Text>
          ))}
          {plan.limits.length > 0 && (
            <Text size="sm" mt="sm">
              We adjusted this to stay within a safety limit. You’ll see why under Goals.
            </Text>
          )}
        </>
      ) : (
        <Text size="sm" mt="xs">
          Enter your age, sex, height and weight to see your daily calories and macros.
        </Text>
      )}
    </Paper>
  );
}

/** How the member logs in. */
function AccountSection({ form }: { readonly form: RegistrationForm }) {
  return (
    <Section number={1} title="Account Information">
      <TextInput
        label="Username"
        withAsterisk
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...form.getInputProps('username')}
      />
      <NewPasswordField
        label="Password"
        withAsterisk
        password={form.values.password}
        username={form.values.username}
        input={form.getInputProps('password')}
      />
      <WholeRow>
        <TextInput
          label="Email"
          description="Optional, for password recovery"
          type="email"
          autoComplete="email"
          {...form.getInputProps('email')}
        />
      </WholeRow>
    </Section>
  );
}

/** The form, or why this visitor can't register. */
export function RegisterForm({ address }: { readonly address: AuthAddress }) {
  const options = useAccountOptions();
  const refusal = options && registrationRefusal(options.registration, address);
  if (refusal === undefined) return <OpenForm address={address} />;
  return (
    <Card>
      <Text role="status">{refusal}</Text>
    </Card>
  );
}

const Consent = () => (
  <Text size="sm" c="dimmed">
    By creating an account, you agree to the <Anchor href="/terms">terms</Anchor> and the{' '}
    <Anchor href="/privacy">privacy policy</Anchor>.
  </Text>
);

/** Sends the form. If the server refuses the name or the password, the first step shows why. */
const useRegister = (form: RegistrationForm, address: AuthAddress) =>
  useFormAction(
    form,
    async (values: Registration) => {
      const { purchaseToken, inviteToken } = address;
      try {
        return await api.account.register({ ...values, purchaseToken, inviteToken });
      } catch (error) {
        if (hasAccountFault(fieldFaults(error))) showAuth(authAddress(address, 'register'));
        throw error;
      }
    },
    () => {
      forgetForm(REGISTRATION_FORM);
      return goIn(address);
    },
  );

/** Everything a new account needs: first how the member logs in, then their body, goals and preferences. */
function OpenForm({ address }: { readonly address: AuthAddress }) {
  const form = useRegistrationForm(useAccountOptions()?.provider?.waiting);
  const register = useRegister(form, address);
  // After a reload the password is missing, so the first step comes again and stays until Continue.
  const [isContinued, setContinued] = useState(false);
  const isAtBody = address.isAtBody && isContinued;
  const submit = (values: RegistrationValues) => {
    const registration = readRegistration(values);
    if (registration) void register.run(registration);
  };
  const [isChecking, setChecking] = useState(false);
  const goOn = async () => {
    setChecking(true);
    const faults = await accountFaults(form.values);
    // Drawn before the focus moves to the first.
    flushSync(() => {
      setChecking(false);
      form.setErrors(faults);
    });
    if (hasAccountFault(faults)) return focusFirstRefused();
    setContinued(true);
    showAuth(bodyAddress(address));
  };
  const continueHere = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void goOn();
  };
  // A refused field says so itself.
  const refused = Object.keys(fieldFaults(register.error));
  const isExplained = refused.length > 0 && refused.every((field) => field in form.values);
  const failure = !isExplained && (
    <ActionError error={register.error} words={{ TOO_MANY_REQUESTS: TOO_MANY_TRIES }} />
  );
  return (
    <form
      onSubmit={isAtBody ? form.onSubmit(submit, focusFirstRefused) : continueHere}
      noValidate
      className={isAtBody ? `${classes.form} ${classes.body}` : classes.form}
      data-wide={isAtBody}
    >
      {/* Password managers read the name and the password when the form is sent. */}
      <div className={classes.sections} hidden={isAtBody}>
        {address.isConnecting ? <ProviderStep step="register" /> : <ProviderLogin address={address} />}
        <AccountSection form={form} />
        {!isAtBody && failure}
        <Button type="submit" loading={isChecking}>
          Continue
        </Button>
      </div>
      {isAtBody && (
        <>
          <div className={classes.sections}>
            <PersonalSection form={form} />
            <GoalsSection form={form} />
            <PreferencesSection form={form} />
          </div>
          <div className={classes.result}>
            <PlanPreview values={form.values} />
            {failure}
            <Button type="submit" loading={register.isBusy}>
              Create account
            </Button>
            <Consent />
            <AuthLink to={authAddress(address, 'register')}>Back to username and password</AuthLink>
          </div>
        </>
      )}
    </form>
  );
}
