import { TextInput, type TextInputProps } from '@mantine/core';
import type { Ref } from 'react';
import classes from './log-box.module.css';

/** The line itself, with and without suggestions. */
export const LogInput = (props: TextInputProps & { readonly ref?: Ref<HTMLInputElement> }) => (
  <TextInput
    className={classes.input ?? ''}
    classNames={{ input: classes.field ?? '' }}
    aria-label="What did you eat?"
    placeholder="What did you eat?"
    enterKeyHint="go"
    autoComplete="off"
    {...props}
  />
);
