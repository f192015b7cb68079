import type { SocketReply } from '@guest/shared/contracts/core/socket-reply';
import {
  requestNames,
  socketRequests,
  type Answer,
  type Ask,
  type RequestName,
} from '@guest/shared/contracts/socket.contract';
import type { SocketChecks } from '@guest/shared/contracts/core/socket-call';
import type { FastifyBaseLogger } from 'fastify';
import { isDatabaseAway } from '../db/database-away';
import { accept } from '../validation/accept';
import { errorReply } from '../http/errors';
import { refusalText } from '../errors/refusal-texts';
import { inMaintenance, Refusal, tooQuickly } from '../errors/refusal';
import { answersGuests, isSupervisor, type Actor } from '../connections/actor';
import type { BucketName, Buckets } from './buckets';
import { within } from './deadline';
import { packed } from './packed';
import type { Tally } from './tally';

const DEADLINE_MS = 8_000;

/** Handles one kind of request. `handle` itself must check whether the caller may access the room. */
export interface Handler<Name extends RequestName> {
  /** `staff`: staff who answer guests, and their supervisors. A function decides for special groups. */
  readonly who: 'everyone' | 'guests' | 'staff' | 'supervisors' | ((actor: Actor) => boolean);
  readonly bucket: BucketName;
  handle(ask: Ask<Name>, actor: Actor): Promise<Answer<Name>>;
}

/** The type requires a handler for every request of the contract. */
export type Handlers = { readonly [Name in RequestName]: Handler<Name> };

interface Parts {
  handlers: Partial<Handlers>;
  buckets: Buckets;
  epoch: string;
  log: FastifyBaseLogger;
  tally: Tally;
  deadlineMs?: number;
  isClosing: () => boolean;
}

export type Answering = Awaited<ReturnType<typeof createAnswering>>;

/**
 * Dispatches the requests of the contract. Any input is answered once or dropped, and none can end the
 * process.
 */
export async function createAnswering(parts: Parts) {
  const { handlers, buckets, epoch, log, tally, deadlineMs = DEADLINE_MS, isClosing } = parts;
  const known = new Map<string, { name: RequestName; checks: SocketChecks }>();
  for (const name of requestNames) {
    if (handlers[name]) known.set(name, { name, checks: await socketRequests[name].checks() });
  }
  let underWay = 0;

  async function work(name: RequestName, checks: SocketChecks, sent: unknown, actor: Actor) {
    if (isClosing()) throw inMaintenance(1);
    const { who, bucket, handle } = handlers[name] as Handler<RequestName>;
    if (!mayAsk(who, actor)) throw new Refusal(403, 'not_allowed', "This isn't allowed");
    const seconds = buckets.take(bucket, actor);
    if (seconds > 0) throw tooQuickly(seconds);
    const ask = accept(checks.ask, sent);
    // The cast is safe because `checks` and `handle` belong to the same request name.
    const answer = checks.answer.parse(await within(deadlineMs, handle(ask as Ask<RequestName>, actor)));
    const wantsPacked = 'mayBePacked' in socketRequests[name] && (ask as { compress?: boolean }).compress;
    return wantsPacked ? packed(answer) : answer;
  }

  async function reply(name: RequestName, checks: SocketChecks, sent: unknown, actor: Actor) {
    underWay += 1;
    try {
      return { status: 200, data: await work(name, checks, sent, actor), epoch } as const;
    } catch (error) {
      return refused(error, name, actor);
    } finally {
      underWay -= 1;
    }
  }

  function refused(error: unknown, event: RequestName, { lang }: Actor): SocketReply<never> {
    const refusal = error instanceof Refusal ? error : isDatabaseAway(error) ? inMaintenance(1) : undefined;
    if (!refusal || refusal.status === 503) log.error({ err: error, event }, 'socket request failed');
    tally.refused(refusal?.code ?? 'internal');
    if (!refusal) {
      return { status: 500, error: refusalText('Internal Server Error', lang), code: 'internal', epoch };
    }
    const { status } = refusal;
    const { retryAfter, field: _first, ...told } = errorReply(refusal, lang);
    const retryAfterMs = retryAfter === undefined ? undefined : retryAfter * 1_000;
    return { status, ...told, ...(retryAfterMs !== undefined && { retryAfterMs }), epoch };
  }

  return {
    underWay: () => underWay,

    /** Returns `unknown` for input that no client of ours sends, so that the caller can count it. */
    take(event: unknown, args: unknown[], actor: Actor): 'taken' | 'unknown' {
      const request = typeof event === 'string' ? known.get(event) : undefined;
      if (!request) return 'unknown';
      const { name, checks } = request;
      const acknowledge = typeof args.at(-1) === 'function' ? args.pop() : undefined;
      if (args.length !== 1) return 'unknown';
      if (!acknowledge && !('isUnanswered' in socketRequests[name])) return 'unknown';
      void reply(name, checks, args[0], actor).then((told) => {
        // The last argument was checked to be a function above.
        if (acknowledge) (acknowledge as (reply: unknown) => void)(told);
      });
      return 'taken';
    },
  };
}

function mayAsk(who: Handler<RequestName>['who'], actor: Actor): boolean {
  if (typeof who === 'function') return who(actor);
  if (who === 'everyone') return true;
  if (who === 'supervisors') return isSupervisor(actor);
  return who === 'staff' ? answersGuests(actor) : actor.kind === 'guest';
}
