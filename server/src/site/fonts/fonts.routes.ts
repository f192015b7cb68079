import type { FastifyInstance } from 'fastify';
import { notFound } from '../../platform/errors/request-error';
import type { Fonts } from './fonts';

const DAY_S = 86_400;
const YEAR_S = 31_536_000;

/**
 * Serves the display fonts and the CSS of each, for a page that switches to a property without a new
 * document.
 */
export function registerFonts(app: FastifyInstance, fonts: Fonts): void {
  app.get<{ Params: { file: string } }>('/faces/:file', (request, reply) => {
    const { file } = request.params;
    const styles = fonts.stylesOf(file);
    if (styles !== undefined) {
      return reply
        .type('text/css; charset=utf-8')
        .header('cache-control', `public, max-age=${DAY_S}`)
        .send(styles);
    }
    const content = fonts.contentOf(file);
    if (!content) throw notFound();
    // The file is the same for every origin. If it varied, the browser would load it once for the page, whose requests of
    // fonts name their origin, and once more for the worker.
    return reply
      .removeHeader('vary')
      .headers({
        'access-control-allow-origin': '*',
        'cache-control': `public, max-age=${YEAR_S}, immutable`,
      })
      .type('font/woff2')
      .send(content);
  });
}
