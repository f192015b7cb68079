import { TextField } from '@guest/shared/ui/form/field/text-field';
import type { FormEvent } from 'react';
import { useText } from '../../texts';

/** `123 456` is seven characters; some copy dashes and spaces along. */
const LONGEST = 9;

/** One field for the whole code, in the digits of any script. What the device fills in is sent at once. */
export function CodeField({ length, isLocked }: { length: number; isLocked?: boolean }) {
  const text = useText();
  const words = text('Enter the {n} digits that we sent you.', { n: length });
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

/** A device that fills in a code does not type: its event names no kind of input. */
function sendIfFilledIn({ nativeEvent, currentTarget }: FormEvent<HTMLInputElement>): void {
  const isTyped = nativeEvent instanceof InputEvent && nativeEvent.inputType !== '';
  if (!isTyped && currentTarget.value !== '') currentTarget.form?.requestSubmit();
}
