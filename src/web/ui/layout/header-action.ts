import { createContext, type ReactNode } from 'react';

/** A button that the shell puts in the header of every screen. */
export const HeaderAction = createContext<ReactNode>(null);
