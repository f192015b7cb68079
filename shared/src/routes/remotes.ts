import type { Owner } from './routes';

export type RemoteName = Exclude<Owner, 'shell'>;

/** Every remote and its dev port. What a remote owns is said once, by its routes. */
export const remotes = {
  chat: { port: 3101 },
  discover: { port: 3102 },
  dining: { port: 3103 },
  activities: { port: 3104 },
  account: { port: 3105 },
} as const satisfies Record<RemoteName, { port: number }>;

export const remoteNames = Object.keys(remotes) as RemoteName[];
