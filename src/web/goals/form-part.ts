import type { UnitSystem } from '#domain/account/profile.ts';
import type { GoalsForm } from './goals-form.ts';

/** Props of every section of the goals form. */
export interface PartProps {
  readonly form: GoalsForm;
  readonly system: UnitSystem;
  /** Error of a field, by its name in the API. */
  readonly faultOf: (field: string) => string | undefined;
  /** What the member will be asked to confirm about a field. */
  readonly noticeOf: (field: string) => string | undefined;
  readonly onChange: (part: Partial<GoalsForm>) => void;
}
