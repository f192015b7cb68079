import type { Boot } from '@guest/shared/contracts/release/boot.contract';

const LONGEST = 2_000;
/** What the specification calls the development of the suite; every other environment is in production. */
const IN_DEVELOPMENT = ['dev', 'development', 'localhost'];

/** Where the chat is: where the property says, else where this environment has it, else where the page came from. */
export function socketAddress(
  ofProperty: string | undefined,
  { environment, chatHosts }: Pick<Boot['config'], 'environment' | 'chatHosts'>,
  origin: string,
): string {
  const host = ofProperty || chatHosts[IN_DEVELOPMENT.includes(environment) ? 'dev' : 'default'] || origin;
  // A name alone is a host, of the same kind as the page.
  const address = new URL(host.includes('//') ? host : `${new URL(origin).protocol}//${host}`).href;
  if (address.length > LONGEST)
    throw new Error(`The address of the chat is longer than ${LONGEST} characters`);
  return address;
}
