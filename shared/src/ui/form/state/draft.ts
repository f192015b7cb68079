import { tabStorage } from '../../../storage/tab-storage';

/** Values that must not be stored in the browser, or that soon become useless. */
const NEVER_SAVED = '[type="password"], [type="file"], [type="hidden"], [autocomplete="one-time-code"]';

type Entry = [name: string, value: string];

/** Saves the unsent input of a form for this tab, so that a reload or accidental navigation loses nothing. */
export function draftOf(name: string) {
  const key = `draft:${name}`;
  return {
    save(form: HTMLFormElement): void {
      const entries = [...new FormData(form)].filter(
        (entry): entry is Entry => typeof entry[1] === 'string' && canSave(form, entry[0]),
      );
      tabStorage.setItem(key, JSON.stringify(entries));
    },
    restore(form: HTMLFormElement): void {
      const entries = entriesIn(tabStorage.getItem(key));
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
    /** Returns what was typed in a field of the form. */
    valueOf: (field: string): string | undefined =>
      entriesIn(tabStorage.getItem(key))?.find(([name]) => name === field)?.[1],
    drop: () => void tabStorage.setItem(key, null),
  };
}

function canSave(form: HTMLFormElement, name: string): boolean {
  const control = form.elements.namedItem(name);
  return !(control instanceof Element && control.matches(NEVER_SAVED));
}

function check(control: HTMLInputElement, entries: Entry[]): void {
  if (control.checked !== control.defaultChecked) return;
  const isOn = entries.some(([name, value]) => name === control.name && value === control.value);
  // A simulated click also triggers the change handlers.
  if (isOn !== control.checked && !control.disabled && !(control.type === 'radio' && !isOn)) control.click();
}

function fill(control: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, entries: Entry[]): void {
  const savedValue = entries.find(([name]) => name === control.name)?.[1];
  // Input from before hydration is newer than the draft.
  const isTouched = 'defaultValue' in control && control.value !== control.defaultValue;
  if (savedValue === undefined || savedValue === control.value || isTouched) return;
  // React installs its own setter on each element. Calling the native setter instead lets React notice the
  // change.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, savedValue);
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
    // Other code stored an invalid value under this key.
    return undefined;
  }
}

const isEntry = (entry: unknown): entry is Entry =>
  Array.isArray(entry) && entry.length === 2 && entry.every((part) => typeof part === 'string');
