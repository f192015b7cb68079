import { newKey } from '@guest/shared/http/new-key';
import { tabStorage } from '@guest/shared/storage/tab-storage';

/**
 * Returns an idempotency key that stays the same for the same request, even after a reload, so that a retry
 * after a lost reply is not executed twice.
 */
export function intentionKey(name: string, body: unknown): Record<'Idempotency-Key', string> {
  const words = JSON.stringify(body);
  const place = `intention:${name}`;
  const [known, key] = (tabStorage.getItem(place) ?? '').split(KEY_AT);
  if (known === words && key) return { 'Idempotency-Key': key };
  const fresh = newKey();
  tabStorage.setItem(place, words + KEY_AT + fresh);
  return { 'Idempotency-Key': fresh };
}

/** Discards the key once the request is answered or abandoned, so that the next request gets a new one. */
export function intentionDone(name: string): void {
  tabStorage.setItem(`intention:${name}`, '');
}

const KEY_AT = '\n';
