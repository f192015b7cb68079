import { TextField } from '@guest/shared/ui/form/field/text-field';
import type { FormEvent } from 'react';
import { useText } from '../../texts';

/** `123 456` has seven characters; some users also copy dashes and spaces. */
const LONGEST = 9;

/**
 * A single field for the whole code, which accepts the digits of any script. A code that the device fills in
 * is submitted at once.
 */
export function CodeField({ length, isLocked }: { length: number; isLocked?: boolean }) {
  const text = useText();
  const words = text('Enter the {n}-digit code we sent you.', { n: length });
  return (
    <TextField
      kind="code"
      name="code"
      label={text('Code')}
      missing={words}
      required
      disabled={isLocked}
      maxLength={Math.max(LONGEST, length + 3)}
      onInput={sendIfFilledIn}
    />
  );
}

/** Input events from autofill have no `inputType`. */
function sendIfFilledIn({ nativeEvent, currentTarget }: FormEvent<HTMLInputElement>): void {
  const isTyped = nativeEvent instanceof InputEvent && nativeEvent.inputType !== '';
  if (!isTyped && currentTarget.value !== '') currentTarget.form?.requestSubmit();
}
