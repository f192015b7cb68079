/** What the guest has filled in, read by the names of the fields when the form is sent. */
export interface Answers {
  /** Without the spaces around it; empty where nothing was filled in. */
  text(name: string): string;
  /** As `text`, for what a call leaves out rather than sends empty. */
  optional(name: string): string | undefined;
  number(name: string): number | undefined;
  /** Of a checkbox or a switch. */
  isOn(name: string): boolean;
  /** What was chosen of several. */
  all(name: string): string[];
}

export function answersIn(form: HTMLFormElement): Answers {
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
