import { useRef, useState } from 'react';

/** A sheet that a button opens; when it closes, the button has the focus again. */
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
