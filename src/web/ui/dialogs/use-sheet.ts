import { useRef, useState } from 'react';

/** A sheet opened by a button, which gets the focus back when it closes. */
export function useSheet() {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return {
    isOpen,
    /** Of the button. */
    trigger: { ref: button, onClick: () => setOpen(true) },
    close: () => {
      setOpen(false);
      button.current?.focus();
    },
  };
}
