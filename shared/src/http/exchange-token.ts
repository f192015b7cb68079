import { sessionContract } from '../contracts/session.contract';
import type { CallAddress } from '../contracts/endpoint';
import type { TokenHolder } from './api-client';

/** Gets a guest token for the session's JWT. The guest has asked for nothing, so a failure is only logged. */
export async function exchangeToken(
  session: TokenHolder,
  property: string,
  get: (call: CallAddress, params: { property: string }) => Promise<{ status: number; data: unknown }>,
): Promise<void> {
  const { token: jwt } = session.getState();
  if (jwt === null) return;
  try {
    const { status, data } = await get(sessionContract.exchangeToken, { property });
    const checks = await sessionContract.exchangeToken.checks();
    if (status !== 200) throw new Error(`answered ${status}`);
    session.getState().tokenExchanged(jwt, checks.reply.parse(data).authToken);
  } catch (error) {
    console.warn(`The token could not be exchanged: ${error instanceof Error ? error.message : error}`);
  }
}
