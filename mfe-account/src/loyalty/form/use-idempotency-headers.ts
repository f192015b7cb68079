import { createIdempotencyKey } from '@guest/shared/http/idempotency-key';
import { useState } from 'react';

/**
 * Returns a function that gives the same key for the same input, so that a retry after a lost reply is not
 * executed twice, and another key once the input has changed.
 */
export function useIdempotencyHeaders(): (body: unknown) => Record<'Idempotency-Key', string> {
  const [keys] = useState(() => new Map<string, string>());
  return (body) => {
    const serializedBody = JSON.stringify(body);
    const key = keys.get(serializedBody) ?? createIdempotencyKey();
    keys.set(serializedBody, key);
    return { 'Idempotency-Key': key };
  };
}
