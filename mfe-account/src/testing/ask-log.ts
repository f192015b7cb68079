import type { Host } from '@guest/shared';
import type { CallAddress } from '@guest/shared/contracts/core/endpoint';
import { ApiError } from '@guest/shared/http/api-error';

type Reply = unknown | ((body: unknown) => unknown);

/** A network that answers as the test says, and remembers what it was asked. */
export function askLog(answers: [CallAddress, Reply][]) {
  const asked: { path: string; body: unknown }[] = [];
  const call = async ({ method, path }: CallAddress, { body }: { body?: unknown }) => {
    asked.push({ path, body });
    const answer = answers.find(([endpoint]) => endpoint.method === method && endpoint.path === path);
    const reply: unknown = typeof answer?.[1] === 'function' ? answer[1](body) : answer?.[1];
    if (!answer) throw new ApiError(500, `The test did not say what ${method} ${path} answers`);
    if (reply instanceof Error) throw reply;
    return reply;
  };
  const send = async (address: CallAddress, input: object) => ({
    data: await call(address, input),
    status: 200,
  });
  // It answers every endpoint, so its reply type is for the test to know.
  return { asked, api: { call, send } as unknown as Host['api'] };
}

export const refusal = (status: number, code: string, error: string, field?: string) =>
  new ApiError(status, error, { error, code, ...(field && { fields: [{ field, code, error }] }) });
