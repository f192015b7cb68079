type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What is being sent at this moment, such as an order; and what is open above the page, such as a dish half put together. */
const UNDER_WAY = 'form[aria-busy="true"], button[aria-busy="true"], dialog[open]';

/** Watches what the guest types and chooses. Forms keep their own values, so it is the fields that are asked. */
export function watchUnsentInput() {
  const touched = new Set<Control>();
  const note = ({ target }: Event) => {
    if (isAnswer(target)) touched.add(target);
  };
  document.addEventListener('input', note);
  return {
    hasUnsent(): boolean {
      for (const field of touched) if (!field.isConnected || field.value === '') touched.delete(field);
      return touched.size > 0 || document.querySelector(UNDER_WAY) !== null;
    },
    /** Another page is shown; what was typed on the one before has been left, or kept as a draft. */
    left: () => touched.clear(),
    stop: () => document.removeEventListener('input', note),
  };
}

/** A part of a form, or a message; words to search for are neither. */
function isAnswer(target: EventTarget | null): target is Control {
  if (target instanceof HTMLTextAreaElement) return true;
  const isControl = target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
  return isControl && target.type !== 'search' && target.form !== null;
}
