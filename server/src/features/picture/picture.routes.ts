import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { routePath } from '../../platform/http/route-path';
import { parseInput } from '../../platform/validation/parse-input';
import { drawPlainPicture, PLAIN_PICTURE } from './plain-picture';
import type { SendDrawing } from './send-drawing';

const paramsSchema = z.strictObject({
  property: z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,63}$/)),
  scene: z.string().check(z.regex(/^[a-z0-9-]{1,64}$/)),
});
const querySchema = z.strictObject({ v: z.string().check(z.regex(/^\d{1,10}$/)) });

/** Serves the generated picture of hotels that have no picture of their own. */
export function pictureRoutes(app: FastifyInstance, sendDrawing: SendDrawing): void {
  app.get(routePath('/pictures/:property/:scene.svg'), async (request, reply) => {
    const { scene } = parseInput(paramsSchema, request.params);
    const { v } = parseInput(querySchema, request.query);
    return sendDrawing(request, reply, {
      key: `${scene} ${Number(v)}`,
      read: async () => (scene === PLAIN_PICTURE ? Buffer.from(drawPlainPicture(Number(v))) : undefined),
    });
  });
}
