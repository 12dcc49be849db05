import type { ReactNode } from 'react';

/** Attributes of a field's control, which connect it to its label, hint and error. */
export interface ControlProps {
  readonly id: string;
  readonly name: string;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string | undefined;
  readonly autoFocus: boolean;
}

interface FieldProps {
  /** Starts the ids of the form. */
  readonly form: string;
  readonly name: string;
  readonly label: ReactNode;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly isFirstFault: boolean;
  readonly className?: string;
  readonly control: (props: ControlProps) => ReactNode;
}

/** A labeled control with its hint, and its error after the server refused the form. */
export function Field({ form, name, label, hint, error, isFirstFault, className, control }: FieldProps) {
  const id = `${form}-${name}`;
  const [hintId, errorId] = [hint && `${id}-hint`, error && `${id}-error`];
  return (
    <div className={className ? `field ${className}` : 'field'}>
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p className="hint" id={hintId}>
          {hint}
        </p>
      )}
      {control({
        id,
        name,
        'aria-invalid': error !== undefined,
        'aria-describedby': [hintId, errorId].filter(Boolean).join(' ') || undefined,
        // Without a script, the page can't focus the error any other way.
        autoFocus: isFirstFault,
      })}
      {error && (
        <p className="error" id={errorId}>
          {error}
        </p>
      )}
    </div>
  );
}
