/** The classes that apply, as `className` takes them. */
export const classList = (...names: (string | false | undefined)[]): string | undefined =>
  names.filter(Boolean).join(' ') || undefined;
