import { TextInput, type TextInputProps } from '@mantine/core';

interface AddressFieldProps extends Pick<TextInputProps, 'label' | 'description' | 'placeholder'> {
  readonly value: string;
  readonly onChange: (url: string) => void;
  readonly error: string | undefined;
  readonly 'data-autofocus'?: boolean;
}

/** URL of a server that messages are sent to or data is read from. */
export const AddressField = ({ onChange, ...rest }: AddressFieldProps) => (
  <TextInput
    type="url"
    maxLength={500}
    {...rest}
    onChange={({ currentTarget }) => onChange(currentTarget.value)}
  />
);
