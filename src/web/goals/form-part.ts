import type { UnitSystem } from '#domain/account/profile.ts';
import type { GoalsForm } from './goals-form.ts';

/** What every section of the goals form is given. */
export interface PartProps {
  readonly form: GoalsForm;
  readonly system: UnitSystem;
  /** What is wrong with a field, by its name on the wire. */
  readonly faultOf: (field: string) => string | undefined;
  /** What the member will be asked to confirm about a field. */
  readonly noticeOf: (field: string) => string | undefined;
  readonly onChange: (part: Partial<GoalsForm>) => void;
}
