import type { ComponentProps, ReactNode } from 'react';
import type { RegistrationView } from '#domain/account/registration-view.ts';
import { Field } from '#site/frame/field.tsx';

interface Option {
  readonly value: string;
  readonly label: string;
}

/** The order in which errors are focused. */
export const FIELDS = [
  'username',
  'password',
  'email',
  'name',
  'ageYears',
  'sex',
  'heightCm',
  'massKg',
  'goal',
  'targetMassKg',
  'weeklyLossKg',
  'activityLevel',
  'dietaryPreference',
  'timeZone',
] as const;
type Name = (typeof FIELDS)[number];

export interface Part {
  readonly form: RegistrationView;
  readonly firstFault: Name | undefined;
}

/** Props of a field by its name in the form. */
export const stateOf = ({ form, firstFault }: Part, name: Name) => ({
  form: 'register',
  name,
  error: form.errors[name],
  isFirstFault: name === firstFault,
});

interface InputProps extends Part {
  readonly name: Name;
  readonly label: ReactNode;
  readonly hint?: string;
  readonly className?: string;
  readonly input?: ComponentProps<'input'>;
}

export const Input = ({ name, label, hint, className, input, ...part }: InputProps) => (
  <Field
    {...stateOf(part, name)}
    label={label}
    hint={hint}
    {...(className && { className })}
    control={(props) => <input {...props} defaultValue={part.form.values[name]} {...input} />}
  />
);

interface SelectProps extends Part {
  readonly name: Name;
  readonly label: string;
  readonly hint?: string;
  readonly className?: string;
  readonly options: readonly Option[];
}

export const Select = ({ name, label, hint, className, options, ...part }: SelectProps) => (
  <Field
    {...stateOf(part, name)}
    label={label}
    hint={hint}
    {...(className && { className })}
    control={(props) => (
      <select {...props} defaultValue={part.form.values[name]}>
        {options.map(({ value, label: words }) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    )}
  />
);

interface ChoicesProps extends Part {
  readonly name: 'unitSystem' | 'sex' | 'goal';
  readonly label: string;
  readonly hint?: string;
  readonly options: readonly Option[];
}

export function Choices({ name, label, hint, options, form, firstFault }: ChoicesProps) {
  const error = form.errors[name];
  const id = `register-${name}`;
  const [hintId, errorId] = [hint && `${id}-hint`, error && `${id}-error`];
  return (
    <div className="field whole">
      <div
        className="choices"
        role="radiogroup"
        aria-labelledby={id}
        aria-invalid={error !== undefined}
        aria-describedby={[hintId, errorId].filter(Boolean).join(' ') || undefined}
      >
        <b id={id}>{label}</b>
        {hint && (
          <p className="hint" id={hintId}>
            {hint}
          </p>
        )}
        {options.map(({ value, label: words }, index) => (
          <label key={value}>
            <input
              type="radio"
              name={name}
              value={value}
              defaultChecked={form.values[name] === value}
              // Without a script, the page can't focus the error any other way.
              {...{ autoFocus: index === 0 && name === firstFault }}
            />
            {words}
          </label>
        ))}
      </div>
      {error && (
        <p className="error" id={errorId}>
          {error}
        </p>
      )}
    </div>
  );
}
