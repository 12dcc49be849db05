import { Text } from '@mantine/core';
import { explain, fieldFaults } from './errors.ts';

interface FormFaultProps {
  readonly error: unknown;
  /** Fields that show their own faults. */
  readonly fields: readonly string[];
}

/** Why a form was refused, unless one of its fields says so. */
export function FormFault({ error, fields }: FormFaultProps) {
  const faults = fieldFaults(error);
  if (!error || fields.some((field) => field in faults)) return null;
  return (
    <Text role="alert" c="red">
      {explain(error).text}
    </Text>
  );
}
