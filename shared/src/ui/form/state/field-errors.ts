/** A field with an error, and what to do about it. */
export interface FieldError {
  name: string;
  label: string;
  error: string;
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Returns the fields that the browser considers invalid, with our own messages. Fields without a message are
 * validated only by the server.
 */
export function findFieldErrors(form: HTMLFormElement): FieldError[] {
  return uniqueByName(controlsOf(form)).flatMap((control) => {
    const error = errorMessageFor(control);
    return error ? { name: control.name, label: labelOf(control), error } : [];
  });
}

/** Returns the fields that the server refused, without those that the form does not contain. */
export function toFieldErrors(
  form: HTMLFormElement,
  serverErrors: readonly { field: string; error: string }[],
): FieldError[] {
  return uniqueByName(controlsOf(form)).flatMap((control) => {
    const serverError = serverErrors.find(({ field }) => field === control.name);
    return serverError ? { name: control.name, label: labelOf(control), error: serverError.error } : [];
  });
}

/**
 * Returns the control to focus: the field itself or, in a radio group, the one that the Tab key would reach.
 */
export function findControl(form: HTMLFormElement, name: string): Control | undefined {
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

const uniqueByName = (controls: Control[]) =>
  controls.filter(({ name }, i) => controls.findIndex((it) => it.name === name) === i);

const labelOf = (control: Control) => control.dataset.label ?? '';

export function errorMessageFor(control: Control): string | undefined {
  const { wrong, missing = wrong } = control.dataset;
  // Browsers do not treat spaces as empty, but the suite does.
  const isMissing = control.validity.valueMissing || (control.required && control.value.trim() === '');
  if (isMissing) return missing;
  return control.validity.valid ? undefined : wrong;
}
