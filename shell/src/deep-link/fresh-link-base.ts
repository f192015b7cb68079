import type { Host } from '@guest/shared';
import { firstAbort } from '@guest/shared/http/first-abort';
import { propertyContract } from '@guest/shared/contracts/property/property.contract';
import { ANSWER_MS } from './limits';

/**
 * Returns the base of the links if the server answers now, otherwise `undefined`. It reads neither memory nor the
 * copies of the device: a network that hangs looks like one that works until a call has been answered, and a click
 * there replaces the suite with an error page of the browser.
 */
export async function freshLinkBase(
  { api }: Pick<Host, 'api'>,
  signal: AbortSignal,
): Promise<string | undefined> {
  const limit = new AbortController();
  // The code of the first call is loaded from the same network, which no signal ends.
  const isLate = new Promise<undefined>((resolve) => {
    limit.signal.addEventListener('abort', () => resolve(undefined));
  });
  const timer = setTimeout(() => limit.abort(), ANSWER_MS);
  try {
    const reading = api.call(propertyContract.getConfig, {
      signal: firstAbort([signal, limit.signal]),
      isToastSuppressed: true,
    });
    return (await Promise.race([reading, isLate]))?.baseUrl.deepLink;
  } catch (error) {
    if (signal.aborted || limit.signal.aborted) return undefined;
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
