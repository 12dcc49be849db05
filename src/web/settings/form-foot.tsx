import { Alert, Button } from '@mantine/core';
import { FootBar } from '#web/ui/forms/foot-bar.tsx';

interface FormFootProps {
  readonly state: {
    /** Why saving failed. */
    readonly refusal: string | undefined;
    readonly isSaving: boolean;
    readonly isChanged: boolean;
    readonly discard: () => void;
  };
  readonly label: string;
}

/** Foot of a settings form: errors about the whole form; save and cancel while there is something to save. */
export function FormFoot({ state: { refusal, isSaving, isChanged, discard }, label }: FormFootProps) {
  return (
    <>
      {refusal !== undefined && (
        <Alert color="red" role="alert" title="Not saved">
          {refusal}
        </Alert>
      )}
      {(isChanged || isSaving) && (
        <FootBar>
          <Button variant="default" onClick={discard}>
            Discard changes
          </Button>
          <Button type="submit" loading={isSaving}>
            {label}
          </Button>
        </FootBar>
      )}
    </>
  );
}
