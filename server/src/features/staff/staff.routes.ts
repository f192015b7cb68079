import { staffContract } from '@guest/shared/contracts/staff/staff.contract';
import type { FastifyInstance } from 'fastify';
import { signInFirst } from '../../platform/http/guest';
import { serve } from '../../platform/http/serve';
import type { StaffAccess } from './staff-access.repository';

/** For a whole house behind one address; a key has 256 bits of chance, so that guessing is hopeless anyway. */
const PER_MINUTE = 60;

/** How staff begin and end a session; all they do goes over the socket. */
export function staffRoutes(api: FastifyInstance, access: StaffAccess): void {
  const limited = { perMinute: PER_MINUTE, isOfTheMoment: true };

  serve(
    api,
    staffContract.startSession,
    async ({ body }) => {
      const session = await access.startSession(body.key);
      if (!session) throw signInFirst();
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
