import type { FastifyReply } from 'fastify';
import * as z from 'zod/mini';

/** The query of a calendar file. The signature stands for a session, because a calendar app cannot sign in. */
export const calendarQuery = z.object({ sign: z.optional(z.string().check(z.maxLength(100))) });

/** Sends a calendar file, which is downloaded under the reference of what it contains. */
export const sendCalendarFile = (reply: FastifyReply, reference: string, file: string): FastifyReply =>
  reply
    .type('text/calendar; charset=utf-8')
    .headers({
      'cache-control': 'no-store',
      'content-disposition': `attachment; filename="${reference}.ics"`,
    })
    .send(file);
