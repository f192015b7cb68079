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

/** Draws a picture as SVG; `undefined` if there is no such scene. The seed varies details. */
export type DrawPicture = (scene: string, property: string, seed: number) => string | undefined;

/** The suite's drawn pictures. */
export function pictureRoutes(
  app: FastifyInstance,
  drawPicture: DrawPicture,
  sendDrawing: SendDrawing,
): void {
  app.get(routePath('/pictures/:property/:scene.svg'), async (request, reply) => {
    const { property, scene } = parseInput(paramsSchema, request.params);
    const { v } = parseInput(querySchema, request.query);
    const seed = Number(v);
    return sendDrawing(request, reply, async () => {
      const svg = scene === PLAIN_PICTURE ? drawPlainPicture(seed) : drawPicture(scene, property, seed);
      return svg === undefined ? undefined : Buffer.from(svg);
    });
  });
}
