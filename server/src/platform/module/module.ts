import type { FastifyInstance } from 'fastify';
import type { Job } from '../jobs/job';
import type { Topic } from '../outbox/topic';
import type { Handlers } from '../socket/answer';

/** What a feature contributes to the server. `app` registers it; nothing else of a feature is visible there. */
export interface Module {
  /** Registers the HTTP routes of the feature. */
  routes?(app: FastifyInstance): void | Promise<void>;
  /** The handlers of socket requests, by the name of the request. */
  handlers?: Partial<Handlers>;
  /** Who receives the events that the feature publishes. */
  topics?: readonly Topic[];
  jobs?: readonly Job[];
}
