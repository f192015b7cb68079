import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { DemoSystems } from '../demo/demo-systems';
import type { ClusterLink } from '../platform/cluster/cluster-link';
import type { Config } from '../platform/config/config';
import type { Database } from '../platform/db/database';
import type { Limits } from '../platform/rate-limits/limits';
import type { LoadMonitor } from '../platform/rate-limits/load-monitor';
import type { Builds } from '../site/release-api/build.routes';
import type { Rollouts } from '../site/release-report/rollouts';
import type { Mixes } from '../site/releases/mixes';

/** The settings of the server that its application reads. */
export type AppConfig = Pick<
  Config,
  | 'allowedOrigins'
  | 'channelHosts'
  | 'dataDir'
  | 'databaseUrl'
  | 'deepLinkBase'
  | 'chatHosts'
  | 'hasMailbox'
  | 'isMailboxPublic'
  | 'hasTestEndpoints'
  | 'issuers'
  | 'publicHost'
  | 'publicOrigin'
  | 'pushServices'
  | 'smtp'
  | 'translation'
  | 'trustProxy'
  | 'uploadsS3'
>;

export interface AppOptions {
  db: Database;
  config: AppConfig;
  log: FastifyBaseLogger;
  /** The builds listed in the build manifest. */
  builds: Builds;
  /** The mixes: releases that can be tried out together. */
  mixes: Mixes;
  /** The channels whose rollouts are evaluated by the reports of pages. */
  rollouts: Rollouts;
  /** Simulates the hotels' own systems. */
  demo: DemoSystems;
  /**
   * Identifies the database. A changed epoch tells every device that the database was restored to an earlier
   * state.
   */
  epoch: string;
  /** Registers the routes for documents and release files. */
  registerSite?: (app: FastifyInstance) => void | Promise<void>;
  limits?: Limits;
  load?: LoadMonitor;
  now?: () => number;
  /** Multiplies the socket rate limits of a guest; used by tests and benchmarks. */
  rateFactor?: number;
  /** The maximum number of sockets per network; set by tests. */
  maxPerNetwork?: number;
  /** The number of file descriptors that the process may open; set by tests. */
  descriptors?: number;
  /** The link to the other server processes, if there are any. */
  link?: ClusterLink;
  /** The time limit for an upload in milliseconds; set by tests. */
  uploadMs?: number;
  /** Set to `false` by tests that run the scheduled jobs themselves. */
  runsJobs?: boolean;
}
