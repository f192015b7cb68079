import { createContext } from 'react';

/** What the fields of a form know of it. */
export interface FormState {
  readonly isBusy: boolean;
  /** By the name of the field. */
  readonly errors: ReadonlyMap<string, string>;
}

/** A field that stands in no form is right, and waits for nothing. */
export const FormContext = createContext<FormState>({ isBusy: false, errors: new Map() });
