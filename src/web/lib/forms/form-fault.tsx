import { Text } from '@mantine/core';
import { explain, fieldFaults } from '#web/lib/errors.ts';

interface FormFaultProps {
  readonly error: unknown;
  /** Fields that show their own errors. */
  readonly fields: readonly string[];
}

/** Why a form was rejected, unless one of its fields shows it. */
export function FormFault({ error, fields }: FormFaultProps) {
  const faults = fieldFaults(error);
  if (!error || fields.some((field) => field in faults)) return null;
  return (
    <Text role="alert" c="red">
      {explain(error).text}
    </Text>
  );
}
