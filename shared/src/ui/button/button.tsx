import type { ComponentProps } from 'react';
import { buttonClass, type ButtonLook } from './button-class';

/** A button for actions on the page; links to other pages use `ButtonLink`. */
export function Button(
  props: ButtonLook & {
    /** The action is in progress. The button ignores taps and keeps its place and focus. */
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
