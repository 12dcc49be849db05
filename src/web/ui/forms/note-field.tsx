import { AutosizeText } from './autosize-text.tsx';

/** The server's limit. */
const MAX_CHARACTERS = 2000;

interface NoteFieldProps {
  readonly value: string;
  readonly placeholder?: string;
  readonly minRows?: number;
  readonly onChange: (note: string) => void;
}

/** An entry's note; the field grows with its text. */
export function NoteField({ minRows = 1, onChange, ...field }: NoteFieldProps) {
  return (
    <AutosizeText
      {...field}
      label="Note"
      minRows={minRows}
      maxLength={MAX_CHARACTERS}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
