import { newKey } from '@guest/shared/http/new-key';

/**
 * The key of what a guest means once: the same for the same words, also after a reload, so that a call whose answer got
 * lost is not done twice.
 */
export function intentionKey(name: string, body: unknown): Record<'Idempotency-Key', string> {
  const words = JSON.stringify(body);
  const place = `intention:${name}`;
  const [known, key] = (readKept(place) ?? '').split(KEY_AT);
  if (known === words && key) return { 'Idempotency-Key': key };
  const fresh = newKey();
  keep(place, words + KEY_AT + fresh);
  return { 'Idempotency-Key': fresh };
}

/** Done, or not meant any more: the next time is another one. */
export function intentionDone(name: string): void {
  keep(`intention:${name}`, '');
}

const KEY_AT = '\n';

function readKept(place: string): string | null {
  try {
    return sessionStorage.getItem(place);
  } catch {
    // A device that keeps nothing.
    return null;
  }
}

function keep(place: string, value: string): void {
  try {
    sessionStorage.setItem(place, value);
  } catch {
    // Without room a reload makes another key, and the guard against a second booking still stands.
  }
}
