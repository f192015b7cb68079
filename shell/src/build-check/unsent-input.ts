type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Matches anything that is being sent, such as an order, and any open dialog, such as a dish that is being
 * configured.
 */
const IN_PROGRESS = 'form[aria-busy="true"], button[aria-busy="true"], dialog[open]';

/** Tracks unsent input of the guest. It tracks the fields because forms keep their own values. */
export function watchUnsentInput() {
  const touched = new Set<Control>();
  const onInput = ({ target }: Event) => {
    if (isInput(target)) touched.add(target);
  };
  document.addEventListener('input', onInput);
  return {
    hasUnsent(): boolean {
      for (const field of touched) if (!field.isConnected || field.value === '') touched.delete(field);
      return touched.size > 0 || document.querySelector(IN_PROGRESS) !== null;
    },
    /**
     * Must be called when another page is shown: the input of the previous page is discarded or saved as a
     * draft.
     */
    left: () => touched.clear(),
    stop: () => document.removeEventListener('input', onInput),
  };
}

/** True for fields of a form and for messages, but not for search fields. */
function isInput(target: EventTarget | null): target is Control {
  if (target instanceof HTMLTextAreaElement) return true;
  const isControl = target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
  return isControl && target.type !== 'search' && target.form !== null;
}
