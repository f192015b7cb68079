import type { Host } from '@guest/shared';
import type { CallAddress } from '@guest/shared/contracts/core/endpoint';
import { ApiError } from '@guest/shared/http/api-error';

type TestReply = unknown | ((body: unknown) => unknown);

/** A fake API with the replies of the test that records its requests. */
export function createCallLog(answers: [CallAddress, TestReply][]) {
  const calls: { path: string; body: unknown }[] = [];
  const call = async ({ method, path }: CallAddress, { body }: { body?: unknown }) => {
    calls.push({ path, body });
    const answer = answers.find(([endpoint]) => endpoint.method === method && endpoint.path === path);
    const reply: unknown = typeof answer?.[1] === 'function' ? answer[1](body) : answer?.[1];
    if (!answer) throw new ApiError(500, `the test defines no reply for ${method} ${path}`);
    if (reply instanceof Error) throw reply;
    return reply;
  };
  const send = async (address: CallAddress, input: object) => {
    try {
      return { data: await call(address, input), status: 200 };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const { status, message, reply: data = {} } = error;
      return { error: message, ...(status > 0 && { response: { status, data } }) };
    }
  };
  // The cast is safe because the test knows the reply of each endpoint.
  return { calls, api: { call, send } as unknown as Host['api'] };
}

export const apiErrorOf = (status: number, code: string, error: string, field?: string) =>
  new ApiError(status, error, { error, code, ...(field && { fields: [{ field, code, error }] }) });
