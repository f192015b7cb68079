import { use, useId, type ReactNode } from 'react';
import type { FieldTexts } from './field';
import { FormContext } from '../state/form-context';

export interface FieldProps extends FieldTexts {
  /** What the call names it. */
  name: string;
  /** Said where the browser finds that it does not fit; without it the server is the judge. */
  wrong?: string;
  /** Said where nothing is filled in; `wrong` unless told. */
  missing?: string;
  /** In place of what the form knows. */
  error?: string;
}

/** Ties a control to what is said around it. */
export function useField({ name, label, help, wrong, missing, error }: FieldProps) {
  const id = useId();
  const said = use(FormContext).errors.get(name) ?? error;
  return {
    id,
    error: said,
    /** What the form reads when it is sent. */
    words: { 'data-label': label, 'data-wrong': wrong, 'data-missing': missing },
    /** What a screen reader is told. */
    state: { 'aria-invalid': said ? true : undefined, 'aria-describedby': describedBy(id, said, help) },
  };
}

const describedBy = (id: string, error: string | undefined, help: ReactNode) =>
  [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ') || undefined;
