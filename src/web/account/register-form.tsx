import { Button } from '@mantine/core';
import type { Registration } from '#contract/account/account.ts';
import { api } from '#web/lib/api.ts';
import { fieldFaults } from '#web/lib/errors.ts';
import { focusFirstRefused } from '#web/lib/focus-refused.ts';
import { forgetForm } from '#web/lib/storage/form-drafts.ts';
import { useAction } from './use-action.ts';
import { AccountSection } from './account-section.tsx';
import { goIn, type AuthAddress } from './auth-address.ts';
import { GoalsSection } from './goals-section.tsx';
import { PersonalSection } from './personal-section.tsx';
import { PlanPreview } from './plan-preview.tsx';
import { PreferencesSection } from './preferences-section.tsx';
import { RefusedAction, TOO_MANY_TRIES } from './refused.tsx';
import classes from './register-form.module.css';
import {
  readRegistration,
  REGISTRATION_FORM,
  useRegistrationForm,
  type RegistrationValues,
} from './registration-form.ts';

/** Everything a new account needs, in four sections. */
export function RegisterForm({ address }: { readonly address: AuthAddress }) {
  const form = useRegistrationForm();
  const register = useAction(
    async (registration: Registration) => {
      try {
        await api.account.register({ ...registration, purchaseToken: address.purchaseToken });
      } catch (error) {
        form.setErrors(fieldFaults(error));
        focusFirstRefused();
        throw error;
      }
    },
    () => {
      forgetForm(REGISTRATION_FORM);
      return goIn(address);
    },
  );
  const submit = (values: RegistrationValues) => {
    const registration = readRegistration(values);
    if (registration) void register.run(registration);
  };
  return (
    <form onSubmit={form.onSubmit(submit, focusFirstRefused)} noValidate className={classes.form}>
      <div className={classes.sections}>
        <AccountSection form={form} />
        <PersonalSection form={form} />
        <GoalsSection form={form} />
        <PreferencesSection form={form} />
      </div>
      <div className={classes.result}>
        <PlanPreview values={form.values} />
        <RefusedAction error={register.error} words={{ TOO_MANY_REQUESTS: TOO_MANY_TRIES }} />
        <Button type="submit" loading={register.isBusy}>
          Create account
        </Button>
      </div>
    </form>
  );
}
