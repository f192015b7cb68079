/** The values of a form by field name, read on submit. */
export interface FormValues {
  /** Returns the trimmed value, or an empty string. */
  text(name: string): string;
  /** Returns the trimmed value, or `undefined` if it is empty. */
  optional(name: string): string | undefined;
  number(name: string): number | undefined;
  /** Returns the state of a checkbox or switch. */
  isOn(name: string): boolean;
  /** Returns the selected values of a group of checkboxes. */
  all(name: string): string[];
}

export function readFormValues(form: HTMLFormElement): FormValues {
  const data = new FormData(form);
  const all = (name: string) =>
    data.getAll(name).flatMap((value) => (typeof value === 'string' ? value.trim() : []));
  const text = (name: string) => all(name)[0] ?? '';
  return {
    all,
    text,
    optional: (name) => text(name) || undefined,
    number(name) {
      const value = text(name);
      return value === '' || Number.isNaN(Number(value)) ? undefined : Number(value);
    },
    isOn: (name) => data.has(name),
  };
}
