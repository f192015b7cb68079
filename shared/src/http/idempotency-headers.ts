import { createIdempotencyKey } from './idempotency-key';
import { tabStorage } from '../storage/tab-storage';

/**
 * Returns an idempotency key that stays the same for the same request, even after a reload, so that a retry
 * after a lost reply is not executed twice.
 */
export function idempotencyHeaders(name: string, body: unknown): Record<'Idempotency-Key', string> {
  const serializedBody = JSON.stringify(body);
  const storageName = `intention:${name}`;
  const [known, key] = (tabStorage.getItem(storageName) ?? '').split(KEY_SEPARATOR);
  if (known === serializedBody && key) return { 'Idempotency-Key': key };
  const fresh = createIdempotencyKey();
  tabStorage.setItem(storageName, serializedBody + KEY_SEPARATOR + fresh);
  return { 'Idempotency-Key': fresh };
}

/** Discards the key once the request is answered or abandoned, so that the next request gets a new one. */
export function clearIdempotencyKey(name: string): void {
  tabStorage.setItem(`intention:${name}`, '');
}

const KEY_SEPARATOR = '\n';
