/** Joins the class names that apply, for use as `className`. */
export const classList = (...names: (string | false | undefined)[]): string | undefined =>
  names.filter(Boolean).join(' ') || undefined;
