import { useState } from 'react';

/** A form at the side of the screen: its subject, its values, and whether it is open. */
export interface Sheet<Item, Form extends object> {
  readonly opened: boolean;
  /** They stay while the sheet slides out. */
  readonly item: Item | undefined;
  readonly form: Form | undefined;
  readonly open: (item: Item) => void;
  readonly change: (part: Partial<Form>) => void;
  readonly close: () => void;
}

/**
 * State of a form that is always mounted, so that closing it returns the focus to its opener.
 * @param begin creates the form each time it opens
 */
export function useSheet<Item, Form extends object>(begin: (item: Item) => Form): Sheet<Item, Form> {
  const [state, setState] = useState<{ opened: boolean; about?: { item: Item; form: Form } }>({
    opened: false,
  });
  return {
    opened: state.opened,
    item: state.about?.item,
    form: state.about?.form,
    open: (item) => setState({ opened: true, about: { item, form: begin(item) } }),
    change: (part) =>
      setState((was) =>
        was.about ? { ...was, about: { ...was.about, form: { ...was.about.form, ...part } } } : was,
      ),
    close: () => setState((was) => ({ ...was, opened: false })),
  };
}
