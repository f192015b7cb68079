import type { FastifyInstance } from 'fastify';
import type { Job } from '../jobs/job';
import type { Topic } from '../outbox/topic';
import type { Handlers } from '../socket/request-dispatcher';

/** The contributions of a feature to the server, which `app` registers. */
export interface Module {
  /** Registers the HTTP routes of the feature. */
  routes?(app: FastifyInstance): void | Promise<void>;
  /** The handlers of socket requests, by the name of the request. */
  handlers?: Partial<Handlers>;
  /** Decide who receives the events that the feature publishes. */
  topics?: readonly Topic[];
  jobs?: readonly Job[];
}
