import { contracts } from '@guest/shared/contracts/contracts';
import type { Endpoint } from '@guest/shared/contracts/core/endpoint';
import { socketPushes, socketRequests } from '@guest/shared/contracts/socket.contract';
import { contractHashOf, schemaOf } from './contract-hash';
import type { ServedCalls } from './served-calls';

export const httpCall = ({ method, path }: Pick<Endpoint, 'method' | 'path'>): string => `${method} ${path}`;
export const socketCall = (name: string): string => `socket ${name}`;
export const socketPush = (name: string): string => `push ${name}`;

/** Returns the contract of the current sources. */
export async function serverContract(): Promise<ServedCalls> {
  const endpoints = Object.values(contracts).flatMap((contract) => Object.values<Endpoint>(contract));
  const hashes = await Promise.all([
    ...endpoints.map(async (endpoint) => [httpCall(endpoint), await hashOfEndpoint(endpoint)] as const),
    ...Object.entries(socketRequests).map(async ([name, request]) => {
      const { ask, answer } = await request.checks();
      return [socketCall(name), contractHashOf([schemaOf(ask), schemaOf(answer)])] as const;
    }),
    ...Object.entries(socketPushes).map(
      async ([name, push]) => [socketPush(name), contractHashOf(schemaOf(await push.checks()))] as const,
    ),
  ]);
  return Object.fromEntries(hashes.sort(([a], [b]) => (a < b ? -1 : 1)));
}

async function hashOfEndpoint({ checks, needsGuest = false, status }: Endpoint): Promise<string> {
  const { params, query, body, reply } = await checks();
  return contractHashOf([
    needsGuest,
    status ?? 200,
    ...[params, query, body, reply].map((it) => schemaOf(it)),
  ]);
}
