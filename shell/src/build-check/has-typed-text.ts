/**
 * Whether the page shows a text field with content that may not have been sent, such as a restored draft, which
 * causes no input event.
 */
export const hasTypedText = (): boolean =>
  [...document.querySelectorAll('textarea')].some(({ value, readOnly }) => !readOnly && value.trim() !== '');
