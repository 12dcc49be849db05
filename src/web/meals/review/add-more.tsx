import { TextInput } from '@mantine/core';

interface AddMoreProps {
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/** More foods for a meal that is edited, in words. */
export const AddMore = ({ value, onChange }: AddMoreProps) => (
  <TextInput
    label="Add more by describing it"
    placeholder="and a small orange juice"
    value={value}
    onChange={({ currentTarget }) => onChange(currentTarget.value)}
  />
);
