import { useState } from 'react';

/**
 * What is being typed into a field whose value stands elsewhere, as in the address: what the field itself told comes back without touching
 * what was typed since; another value takes its place.
 * @returns what stands in the field; what changes it; and what notes that a text was told and is on its way back
 */
export function useTyped(
  value: string,
): readonly [typed: string, type: (text: string) => void, tell: (text: string) => void] {
  const [typed, setTyped] = useState(value);
  const [seen, setSeen] = useState(value);
  const [told, setTold] = useState(value);
  if (value !== seen) {
    setSeen(value);
    if (value !== told) setTyped(value);
    setTold(value);
  }
  return [typed, setTyped, setTold];
}
