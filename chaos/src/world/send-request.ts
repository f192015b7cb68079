export interface Reply {
  status: number;
  data: Record<string, unknown>;
}

interface ChaosRequest {
  method: string;
  headers: Record<string, string>;
  body?: object | undefined;
  /** The idempotency key. */
  key?: string | undefined;
  timeoutMs: number;
}

/** Sends a request once. Throws if no reply comes in time. */
export async function sendRequest(
  url: string,
  { method, headers, body, key, timeoutMs }: ChaosRequest,
): Promise<Reply> {
  const reply = await fetch(url, {
    method,
    headers: {
      ...headers,
      ...(body && { 'content-type': 'application/json' }),
      ...(key !== undefined && { 'idempotency-key': key }),
    },
    body: body ? JSON.stringify(body) : null,
    signal: AbortSignal.timeout(timeoutMs),
  });
  // The cast is safe because the server answers every request of these runs with an object or with nothing.
  const data = reply.status === 204 ? {} : ((await reply.json()) as Record<string, unknown>);
  return { status: reply.status, data };
}

/** Whether the server has not decided about the request yet, so that it is sent again. */
export const isUndecided = ({ status, data }: Reply): boolean =>
  status === 503 || data.code === 'idempotency_in_progress';
