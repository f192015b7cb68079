import { DEFAULT_PORT } from '@guest/shared/contracts/core/suite-defaults';

type Env = Readonly<Record<string, string | undefined>>;

/**
 * Returns the address of a channel from the environment variables that the server uses too; without them, an
 * address on this machine.
 */
export function channelAddress(channel: string, env: Env): string {
  const host = configuredHost(channel, env) ?? `${channel}.localhost`;
  // A name under `localhost` has no proxy with certificates in front of it.
  if (/(^|\.)localhost$/.test(host)) return `http://${host}:${env.PORT || DEFAULT_PORT}/`;
  return `https://${host}/`;
}

function configuredHost(channel: string, { CHANNEL_HOSTS, CHANNEL, PUBLIC_HOST }: Env): string | undefined {
  const { '*': parent, ...hosts } = Object.fromEntries(
    (CHANNEL_HOSTS ?? '').split(',').map((item) => item.trim().split('=')),
  ) as Record<string, string | undefined>;
  if (hosts[channel]) return hosts[channel];
  if (CHANNEL === channel && PUBLIC_HOST) return PUBLIC_HOST;
  return parent && `${channel}.${parent}`;
}
