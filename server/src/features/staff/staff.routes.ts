import { staffContract } from '@guest/shared/contracts/staff/staff.contract';
import type { FastifyInstance } from 'fastify';
import { signInRequired } from '../../platform/http/authentication';
import { serve } from '../../platform/http/serve';
import type { StaffAccess } from './staff-access.repository';

/**
 * The limit is loose because a whole hotel shares one address; a key has 256 random bits and cannot be
 * guessed.
 */
const PER_MINUTE = 60;

/** Registers the routes to start and end staff sessions. Everything else that staff do uses the socket. */
export function staffRoutes(api: FastifyInstance, access: StaffAccess): void {
  const limited = { perMinute: PER_MINUTE, isUncacheable: true };

  serve(
    api,
    staffContract.startSession,
    async ({ body }) => {
      const session = await access.startSession(body.key);
      if (!session) throw signInRequired();
      return session;
    },
    limited,
  );

  serve(
    api,
    staffContract.endSession,
    async ({ body }) => {
      await access.endSession(body.token);
      return undefined;
    },
    limited,
  );
}
