import type { SocketReply } from '@guest/shared/contracts/core/socket-reply';
import {
  requestNames,
  socketRequests,
  type ReplyOf,
  type RequestOf,
  type RequestName,
} from '@guest/shared/contracts/socket.contract';
import type { SocketChecks } from '@guest/shared/contracts/core/socket-call';
import type { FastifyBaseLogger } from 'fastify';
import { isDatabaseUnavailable } from '../db/database-unavailable';
import { isMachineFault } from '../errors/machine-fault';
import { parseInput } from '../validation/parse-input';
import { errorReply } from '../http/errors';
import { errorMessage } from '../errors/error-messages';
import { inMaintenance, RequestError, tooManyRequests } from '../errors/request-error';
import { canAnswerGuests, isSupervisor, type Actor } from '../connections/actor';
import type { BucketName, SocketRateLimits } from './socket-rate-limits';
import { withDeadline } from './deadline';
import { compressReply } from './compress-reply';
import type { Pseudonym } from '../log/pseudonym';
import type { SocketMetrics } from './socket-metrics';

const DEADLINE_MS = 8_000;

/** Handles one kind of request. `handle` itself must check whether the caller may access the room. */
export interface Handler<Name extends RequestName> {
  /** `staff`: staff who answer guests, and their supervisors. A function decides for special groups. */
  readonly who: 'everyone' | 'guests' | 'staff' | 'supervisors' | ((actor: Actor) => boolean);
  readonly bucket: BucketName;
  handle(input: RequestOf<Name>, actor: Actor): Promise<ReplyOf<Name>>;
}

/** The type requires a handler for every request of the contract. */
export type Handlers = { readonly [Name in RequestName]: Handler<Name> };

interface RequestDispatcherDeps {
  handlers: Partial<Handlers>;
  rateLimits: SocketRateLimits;
  epoch: string;
  log: FastifyBaseLogger;
  metrics: SocketMetrics;
  pseudonymOf: Pseudonym;
  deadlineMs?: number;
  isClosing: () => boolean;
}

export type RequestDispatcher = Awaited<ReturnType<typeof createRequestDispatcher>>;

/**
 * Dispatches the requests of the contract. Any input is answered once or dropped, and none can end the
 * process.
 */
export async function createRequestDispatcher(deps: RequestDispatcherDeps) {
  const { handlers, rateLimits, epoch, log, metrics, pseudonymOf, isClosing } = deps;
  const { deadlineMs = DEADLINE_MS } = deps;
  const known = new Map<string, { name: RequestName; checks: SocketChecks }>();
  for (const name of requestNames) {
    if (handlers[name]) known.set(name, { name, checks: await socketRequests[name].checks() });
  }
  let pending = 0;

  /** Returns the error of a request that is refused before its input is read. */
  function refusalOf(name: RequestName, actor: Actor): RequestError | undefined {
    if (isClosing()) return inMaintenance(1);
    const { who, bucket } = handlers[name] as Handler<RequestName>;
    if (!canRequest(who, actor)) return new RequestError(403, 'not_allowed', "This isn't allowed");
    const seconds = rateLimits.take(bucket, actor);
    return seconds > 0 ? tooManyRequests(seconds) : undefined;
  }

  async function work(name: RequestName, checks: SocketChecks, sent: unknown, actor: Actor) {
    const { handle } = handlers[name] as Handler<RequestName>;
    const input = parseInput(checks.ask, sent);
    // The cast is safe because `checks` and `handle` belong to the same request name.
    const answer = checks.answer.parse(
      await withDeadline(deadlineMs, handle(input as RequestOf<RequestName>, actor)),
    );
    const wantsCompression =
      'mayBePacked' in socketRequests[name] && (input as { compress?: boolean }).compress;
    return wantsCompression ? compressReply(answer) : answer;
  }

  async function reply(name: RequestName, checks: SocketChecks, sent: unknown, actor: Actor) {
    pending += 1;
    try {
      return { status: 200, data: await work(name, checks, sent, actor), epoch } as const;
    } catch (error) {
      return toErrorReply(error, name, actor);
    } finally {
      pending -= 1;
    }
  }

  function toErrorReply(error: unknown, event: RequestName, { id, lang }: Actor): SocketReply<never> {
    const requestError =
      error instanceof RequestError
        ? error
        : isDatabaseUnavailable(error) || isMachineFault(error)
          ? inMaintenance(1)
          : undefined;
    if (!(error instanceof RequestError)) log.error({ err: error, event }, 'socket request failed');
    else if (error.cause) log.error({ err: error.cause, event }, 'socket request failed');
    metrics.refused(event, requestError?.code ?? 'internal', pseudonymOf(id));
    if (!requestError) {
      return { status: 500, error: errorMessage('Internal Server Error', lang), code: 'internal', epoch };
    }
    const { status } = requestError;
    const { retryAfter, field: _first, ...body } = errorReply(requestError, lang);
    const retryAfterMs = retryAfter === undefined ? undefined : retryAfter * 1_000;
    return { status, ...body, ...(retryAfterMs !== undefined && { retryAfterMs }), epoch };
  }

  return {
    pending: () => pending,

    /**
     * Returns `unknown` for input that no client of ours sends, and `limited` for a request beyond its rate, so that
     * the caller can count them.
     */
    dispatch(event: unknown, args: unknown[], actor: Actor): 'taken' | 'limited' | 'unknown' {
      const request = typeof event === 'string' ? known.get(event) : undefined;
      if (!request) return 'unknown';
      const { name, checks } = request;
      const acknowledge = typeof args.at(-1) === 'function' ? args.pop() : undefined;
      if (args.length !== 1) return 'unknown';
      if (!acknowledge && !('isUnanswered' in socketRequests[name])) return 'unknown';
      const answer = (body: unknown) => {
        // The last argument was checked to be a function above.
        if (acknowledge) (acknowledge as (reply: unknown) => void)(body);
      };
      const refusal = refusalOf(name, actor);
      if (refusal) answer(toErrorReply(refusal, name, actor));
      else void reply(name, checks, args[0], actor).then(answer);
      return refusal?.status === 429 ? 'limited' : 'taken';
    },
  };
}

function canRequest(who: Handler<RequestName>['who'], actor: Actor): boolean {
  if (typeof who === 'function') return who(actor);
  if (who === 'everyone') return true;
  if (who === 'supervisors') return isSupervisor(actor);
  return who === 'staff' ? canAnswerGuests(actor) : actor.kind === 'guest';
}
