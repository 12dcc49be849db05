import type { ReactNode } from 'react';
import grid from './form-grid.module.css';

interface GridFormProps {
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

/** A form that validates itself and stays on its page. */
export const GridForm = ({ onSubmit, children }: GridFormProps) => (
  <form
    className={grid.form}
    noValidate
    onSubmit={(event) => {
      event.preventDefault();
      onSubmit();
    }}
  >
    {children}
  </form>
);
