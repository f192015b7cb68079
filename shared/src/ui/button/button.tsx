import type { ComponentProps } from 'react';
import { buttonClass, type ButtonLook } from './button-look';

/** Something happens here; what leads to another page is a `ButtonLink`. */
export function Button(
  props: ButtonLook & {
    /** The tap has been heard and its answer is on the way; the button keeps its place and its focus. */
    isBusy?: boolean;
  } & ComponentProps<'button'>,
) {
  const { look, isWide, isBusy = false, className, onClick, type = 'button', ...rest } = props;
  return (
    <button
      {...rest}
      type={type}
      aria-busy={isBusy || undefined}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
      className={buttonClass({ look, isWide }, className)}
    />
  );
}
