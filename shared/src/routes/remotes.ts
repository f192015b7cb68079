import type { Owner } from './routes';

export type RemoteName = Exclude<Owner, 'shell'>;

/** All remotes with their dev ports. The routes define which pages a remote owns. */
export const remotes = {
  chat: { port: 3101 },
  discover: { port: 3102 },
  dining: { port: 3103 },
  activities: { port: 3104 },
  account: { port: 3105 },
} as const satisfies Record<RemoteName, { port: number }>;

export const remoteNames = Object.keys(remotes) as RemoteName[];
