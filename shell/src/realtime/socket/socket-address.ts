import type { Boot } from '@guest/shared/contracts/release/boot.contract';

const MAX_ADDRESS_LENGTH = 2_000;
/** The environments that the specification counts as development; all others count as production. */
const DEV_ENVIRONMENTS = ['dev', 'development', 'localhost'];

/**
 * Returns the address of the chat: the host of the property, otherwise that of the environment, otherwise the
 * origin of the page.
 */
export function socketAddress(
  propertyHost: string | undefined,
  { environment, chatHosts }: Pick<Boot['config'], 'environment' | 'chatHosts'>,
  origin: string,
): string {
  const host =
    propertyHost || chatHosts[DEV_ENVIRONMENTS.includes(environment) ? 'dev' : 'default'] || origin;
  // A bare host name gets the protocol of the page.
  const address = new URL(host.includes('//') ? host : `${new URL(origin).protocol}//${host}`).href;
  if (address.length > MAX_ADDRESS_LENGTH)
    throw new Error(`the chat address exceeds ${MAX_ADDRESS_LENGTH} characters`);
  return address;
}
