/** What must not lie about in a browser, or is of no use a moment later. */
const NEVER_KEPT = '[type="password"], [type="file"], [type="hidden"], [autocomplete="one-time-code"]';

type Entry = [name: string, value: string];

/** What has been typed into a form and not yet been sent, kept for this tab: a reload or a wrong turn loses nothing. */
export function draftOf(name: string) {
  const key = `draft:${name}`;
  return {
    keep(form: HTMLFormElement): void {
      const entries = [...new FormData(form)].filter(
        (entry): entry is Entry => typeof entry[1] === 'string' && mayKeep(form, entry[0]),
      );
      sessionStorage.setItem(key, JSON.stringify(entries));
    },
    restore(form: HTMLFormElement): void {
      const entries = entriesIn(sessionStorage.getItem(key));
      if (!entries) return;
      for (const control of form.elements) {
        if (control instanceof HTMLInputElement && /checkbox|radio/.test(control.type)) {
          check(control, entries);
        } else if (
          control instanceof HTMLInputElement ||
          control instanceof HTMLTextAreaElement ||
          control instanceof HTMLSelectElement
        ) {
          fill(control, entries);
        }
      }
    },
    drop: () => sessionStorage.removeItem(key),
  };
}

function mayKeep(form: HTMLFormElement, name: string): boolean {
  const control = form.elements.namedItem(name);
  return !(control instanceof Element && control.matches(NEVER_KEPT));
}

function check(control: HTMLInputElement, entries: Entry[]): void {
  if (control.checked !== control.defaultChecked) return;
  const isOn = entries.some(([name, value]) => name === control.name && value === control.value);
  // A click, as the guest would: whoever follows the choice hears of it.
  if (isOn !== control.checked && !control.disabled && !(control.type === 'radio' && !isOn)) control.click();
}

function fill(control: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, entries: Entry[]): void {
  const kept = entries.find(([name]) => name === control.name)?.[1];
  // What was typed before the page answered is newer than the draft.
  const isTouched = 'defaultValue' in control && control.value !== control.defaultValue;
  if (kept === undefined || kept === control.value || isTouched) return;
  // React puts a setter of its own on each element, which would hide the change from whoever follows the value.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, kept);
  control.dispatchEvent(
    new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
  );
}

function entriesIn(saved: string | null): Entry[] | undefined {
  if (saved === null) return undefined;
  try {
    const entries: unknown = JSON.parse(saved);
    return Array.isArray(entries) ? entries.filter(isEntry) : undefined;
  } catch {
    // Somebody else's value under our name.
    return undefined;
  }
}

const isEntry = (entry: unknown): entry is Entry =>
  Array.isArray(entry) && entry.length === 2 && entry.every((part) => typeof part === 'string');
