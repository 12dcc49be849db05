/** The registration form of pages without JavaScript. */
export interface RegistrationView {
  /** Address that the form is sent to, with the tokens and `next` of the visitor's link. */
  readonly action: string;
  /** Texts of the fields by name. */
  readonly values: Readonly<Record<string, string>>;
  /** Sentence of each refused field. */
  readonly errors: Readonly<Record<string, string>>;
  /** Error about the whole form. */
  readonly notice?: string | undefined;
  /** Why this visitor can't register. */
  readonly refusal?: string | undefined;
  /** IANA names. */
  readonly timeZones: readonly string[];
}
