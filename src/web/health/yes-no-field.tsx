import { Group, Radio } from '@mantine/core';
import type { YesNo } from './health-form.ts';

interface YesNoFieldProps {
  readonly label: string;
  readonly description?: string;
  readonly value: YesNo;
  /** Told elsewhere: it holds, and is changed there. */
  readonly isToldElsewhere?: boolean;
  readonly onChange: (value: YesNo) => void;
}

const isAnswer = (value: string): value is YesNo => ['yes', 'no', 'withheld'].includes(value);

/** A question that may stay unanswered. */
export function YesNoField({
  label,
  description,
  value,
  isToldElsewhere = false,
  onChange,
}: YesNoFieldProps) {
  return (
    <Radio.Group
      label={label}
      description={
        isToldElsewhere ? 'Yes, as you told with your goals or before fasting; change it there.' : description
      }
      value={isToldElsewhere ? 'yes' : value}
      onChange={(next) => isAnswer(next) && onChange(next)}
    >
      <Group gap="lg" mt="sm">
        <Radio value="yes" label="Yes" disabled={isToldElsewhere} />
        <Radio value="no" label="No" disabled={isToldElsewhere} />
        <Radio value="withheld" label="Rather not say" disabled={isToldElsewhere} />
      </Group>
    </Radio.Group>
  );
}
