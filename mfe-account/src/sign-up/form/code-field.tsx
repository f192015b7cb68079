import { TextField } from '@guest/shared/ui/form/field/text-field';
import type { FormEvent } from 'react';
import { useText } from '../../texts';

/** `123 456` has seven characters; some users also copy dashes and spaces. */
const MAX_LENGTH = 9;

/**
 * A single field for the whole code, which accepts the digits of any script. A code that the device fills in
 * is submitted at once.
 */
export function CodeField({ length, isLocked }: { length: number; isLocked?: boolean }) {
  const text = useText();
  const missingText = text('Enter the {n}-digit code we sent you.', { n: length });
  return (
    <TextField
      kind="code"
      name="code"
      label={text('Code')}
      missing={missingText}
      required
      disabled={isLocked}
      maxLength={Math.max(MAX_LENGTH, length + 3)}
      onInput={submitIfAutofilled}
    />
  );
}

/** Input events from autofill have no `inputType`. */
function submitIfAutofilled({ nativeEvent, currentTarget }: FormEvent<HTMLInputElement>): void {
  const isTyped = nativeEvent instanceof InputEvent && nativeEvent.inputType !== '';
  if (!isTyped && currentTarget.value !== '') currentTarget.form?.requestSubmit();
}
