import { Textarea, type TextareaProps } from '@mantine/core';
import type { CSSProperties } from 'react';
import classes from './autosize-text.module.css';

interface AutosizeTextProps extends Omit<TextareaProps, 'autosize' | 'classNames' | 'style'> {
  readonly minRows: number;
  /** Scrolls past this. */
  readonly maxRows?: number;
}

// Scripts that measure the text lay out the whole page on every key press, which takes 200 ms on a slow phone.
const GROWS_BY_ITSELF = 'CSS' in globalThis && CSS.supports('field-sizing', 'content');

type Rows = CSSProperties & { readonly '--min-rows': number; readonly '--max-rows': number | undefined };

/** A box that grows with its text. */
export function AutosizeText({ minRows, maxRows, ...field }: AutosizeTextProps) {
  if (!GROWS_BY_ITSELF)
    return <Textarea autosize minRows={minRows} {...(maxRows && { maxRows })} {...field} />;
  const rows: Rows = { '--min-rows': minRows, '--max-rows': maxRows };
  const limit = maxRows === undefined ? '' : classes.limited;
  return <Textarea classNames={{ input: `${classes.text} ${limit}` }} style={rows} {...field} />;
}
