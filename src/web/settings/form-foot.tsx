import { Alert, Button, Group } from '@mantine/core';

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

/** Foot of a settings form: errors about the whole form, save and cancel. */
export function FormFoot({ state: { refusal, isSaving, isChanged, discard }, label }: FormFootProps) {
  return (
    <>
      {refusal !== undefined && (
        <Alert color="red" role="alert" title="Not saved">
          {refusal}
        </Alert>
      )}
      <Group gap="md">
        <Button type="submit" loading={isSaving}>
          {label}
        </Button>
        {isChanged && (
          <Button variant="default" onClick={discard}>
            Discard changes
          </Button>
        )}
      </Group>
    </>
  );
}
