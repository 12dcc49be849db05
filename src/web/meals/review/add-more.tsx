import { TextInput } from '@mantine/core';

interface AddMoreProps {
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/** Additional foods for an edited meal, by description. */
export const AddMore = ({ value, onChange }: AddMoreProps) => (
  <TextInput
    label="Add more by describing it"
    placeholder="and a small orange juice"
    value={value}
    onChange={({ currentTarget }) => onChange(currentTarget.value)}
  />
);
