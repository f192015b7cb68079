import type { AxiosInstance } from 'axios';
import { sessionContract } from '../contracts/sign-up/session.contract';
import { fillIn } from '../routes/fill-in';
import type { ApiOptions } from './api-client';

/**
 * Gets a guest token for the session's JWT, where the address names a property. The guest has asked for nothing, so a
 * failure is only logged.
 */
export async function exchangeToken(
  { session, propertyInRoute }: Pick<ApiOptions, 'session' | 'propertyInRoute'>,
  http: AxiosInstance,
): Promise<void> {
  const { token: jwt, tokenExchanged } = session.getState();
  const property = propertyInRoute();
  if (jwt === null || property === undefined) return;
  const { method, path } = sessionContract.exchangeToken;
  try {
    const [{ status, data }, checks] = await Promise.all([
      http.request<unknown>({ method, url: fillIn(path, { property }) }),
      sessionContract.exchangeToken.checks(),
    ]);
    if (status !== 200) throw new Error(`answered ${status}`);
    tokenExchanged(jwt, checks.reply.parse(data).authToken);
  } catch (error) {
    console.warn(`The token could not be exchanged: ${error instanceof Error ? error.message : error}`);
  }
}
