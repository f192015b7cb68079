import type { Host } from '@guest/shared';
import type { CallAddress } from '@guest/shared/contracts/core/endpoint';
import { ApiError } from '@guest/shared/http/api-error';

interface Call {
  params: Record<string, string>;
  query?: Record<string, unknown>;
  body?: Record<string, unknown>;
  headers?: Record<string, string>;
}
/** The reply of a fake endpoint; an error object is thrown as an error reply. */
export type TestReply = [CallAddress, (call: Call) => unknown];

/** Creates an API that replies as a test specifies and records all calls that change something. */
export function recordingApi(replies: TestReply[]) {
  const calls: (Call & { to: string })[] = [];

  async function call(endpoint: CallAddress, input: Call): Promise<unknown> {
    const to = `${endpoint.method} ${endpoint.path.replace('/web/property/:property', '')}`;
    const answer = replies.find(([it]) => it.method === endpoint.method && it.path === endpoint.path);
    if (endpoint.method !== 'GET') calls.push({ ...input, to });
    if (!answer) throw new ApiError(500, `the test defines no reply for ${to}`);
    const reply = await answer[1](input);
    if (reply instanceof Error) throw reply;
    return reply;
  }
  async function send(endpoint: CallAddress, input: Call) {
    try {
      return { data: await call(endpoint, input), status: endpoint.status ?? 200 };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const { status, message, reply } = error;
      return status === 0 ? { error: message } : { error: message, response: { status, data: reply } };
    }
  }
  // The cast is safe because the test knows the reply of each endpoint.
  return { calls, api: { call, send } as unknown as Host['api'] };
}
