/** A field that cannot be sent as it is, and what to do about it. */
export interface WrongField {
  name: string;
  label: string;
  error: string;
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What the browser itself finds wrong, in our words. A field without words of its own is for the server to judge. */
export function wrongFieldsIn(form: HTMLFormElement): WrongField[] {
  return oneOfEachName(controlsOf(form)).flatMap((control) => {
    const error = wordsFor(control);
    return error ? { name: control.name, label: labelOf(control), error } : [];
  });
}

/** The fields that a server has refused. What the form does not ask for is not among them. */
export function refusedFields(
  form: HTMLFormElement,
  refused: readonly { field: string; error: string }[],
): WrongField[] {
  return oneOfEachName(controlsOf(form)).flatMap((control) => {
    const refusal = refused.find(({ field }) => field === control.name);
    return refusal ? { name: control.name, label: labelOf(control), error: refusal.error } : [];
  });
}

/** Where to write: the field itself, or of several choices the one that the keyboard would reach first. */
export function controlNamed(form: HTMLFormElement, name: string): Control | undefined {
  const controls = controlsOf(form).filter((control) => control.name === name);
  return controls.find((it) => it instanceof HTMLInputElement && it.checked) ?? controls[0];
}

function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(
    (it): it is Control =>
      (it instanceof HTMLInputElement ||
        it instanceof HTMLSelectElement ||
        it instanceof HTMLTextAreaElement) &&
      it.name !== '' &&
      !it.disabled,
  );
}

const oneOfEachName = (controls: Control[]) =>
  controls.filter(({ name }, i) => controls.findIndex((it) => it.name === name) === i);

const labelOf = (control: Control) => control.dataset.label ?? '';

export function wordsFor(control: Control): string | undefined {
  const { wrong, missing = wrong } = control.dataset;
  // Spaces are something to the browser and nothing to us.
  const isMissing = control.validity.valueMissing || (control.required && control.value.trim() === '');
  if (isMissing) return missing;
  return control.validity.valid ? undefined : wrong;
}
