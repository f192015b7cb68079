import type { AxiosInstance } from 'axios';
import { sessionContract } from '../contracts/sign-up/session.contract';
import { fillIn } from '../routes/fill-in';
import type { ApiOptions } from './api-options';

/**
 * Exchanges the session's JWT for a guest token if the address contains a property. The guest did not ask for
 * this, so a failure is only logged.
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
    if (status !== 200) throw new Error(`token exchange returned status ${status}`);
    tokenExchanged(jwt, checks.reply.parse(data).authToken);
  } catch (error) {
    console.warn(`token exchange failed: ${error instanceof Error ? error.message : error}`);
  }
}
