import { Alert, Button } from '@mantine/core';
import { ORPCError } from '@orpc/client';
import { explain, refusedFields } from '#web/lib/errors.ts';
import { focusFirstRefused } from '#web/lib/focus-refused.ts';
import { AccountSection } from './account-section.tsx';
import { useRegister } from './commands.ts';
import { GoalsSection } from './goals-section.tsx';
import { PersonalSection } from './personal-section.tsx';
import { PlanPreview } from './plan-preview.tsx';
import { PreferencesSection } from './preferences-section.tsx';
import classes from './register-form.module.css';
import { readRegistration, useRegistrationForm, type RegistrationValues } from './registration-form.ts';

const fieldErrors = (error: unknown): Readonly<Record<string, string>> =>
  error instanceof ORPCError ? refusedFields(error.data) : {};

/** Everything a new account needs, in four sections. */
export function RegisterForm() {
  const form = useRegistrationForm();
  const register = useRegister();
  const submit = (values: RegistrationValues) => {
    const registration = readRegistration(values);
    if (!registration) return;
    register.mutate(registration, {
      onError: (error) => {
        form.setErrors(fieldErrors(error));
        focusFirstRefused();
      },
    });
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
        {register.error && (
          <Alert color="red" role="alert" title={explain(register.error).title}>
            {explain(register.error).text}
          </Alert>
        )}
        <Button type="submit" loading={register.isPending}>
          Create account
        </Button>
      </div>
    </form>
  );
}
