import { createContext } from 'react';

/** The state of a form that its fields need. */
export interface FormState {
  readonly isBusy: boolean;
  /** The errors by field name. */
  readonly errors: ReadonlyMap<string, string>;
}

/** By default, for fields outside a form, there are no errors and nothing is busy. */
export const FormContext = createContext<FormState>({ isBusy: false, errors: new Map() });
