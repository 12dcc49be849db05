import { useState } from 'react';

/**
 * Text of a field whose value is stored elsewhere, such as in the address: the field's own reported value comes back without overwriting
 * newer typing; any other value replaces it.
 * @returns the field's text; its setter; and a function to call with each text that is reported
 */
export function useTyped(
  value: string,
): readonly [typed: string, type: (text: string) => void, report: (text: string) => void] {
  const [typed, setTyped] = useState(value);
  const [seen, setSeen] = useState(value);
  const [reported, setReported] = useState(value);
  if (value !== seen) {
    setSeen(value);
    if (value !== reported) setTyped(value);
    setReported(value);
  }
  return [typed, setTyped, setReported];
}
