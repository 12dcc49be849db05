import { TextInput } from '@mantine/core';

interface AddFoodsProps {
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/** Additional foods for an edited meal, by description. */
export const AddFoods = ({ value, onChange }: AddFoodsProps) => (
  <TextInput
    label="Describe anything else you had"
    placeholder="and a small orange juice"
    value={value}
    onChange={({ currentTarget }) => onChange(currentTarget.value)}
  />
);
