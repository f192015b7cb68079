import { use, useId, type ReactNode } from 'react';
import type { FieldTexts } from './field';
import { FormContext } from '../state/form-context';

export interface FieldProps extends FieldTexts {
  /** The name of the field in the API call. */
  name: string;
  /**
   * The message if the browser considers the value invalid. Without it, only the server validates the field.
   */
  wrong?: string;
  /** The message if the value is missing; `wrong` by default. */
  missing?: string;
  /** Replaces the error from the form. */
  error?: string;
}

/** Connects a control with its label, help and error. */
export function useField({ name, label, help, wrong, missing, error }: FieldProps) {
  const id = useId();
  const shownError = use(FormContext).errors.get(name) ?? error;
  return {
    id,
    error: shownError,
    /** The messages that the form reads on submit. */
    words: { 'data-label': label, 'data-wrong': wrong, 'data-missing': missing },
    /** The ARIA attributes of the control. */
    state: {
      'aria-invalid': shownError ? true : undefined,
      'aria-describedby': describedBy(id, shownError, help),
    },
  };
}

const describedBy = (id: string, error: string | undefined, help: ReactNode) =>
  [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ') || undefined;
