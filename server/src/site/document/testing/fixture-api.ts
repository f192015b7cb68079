import type { FastifyInstance } from 'fastify';

/** What the properties of the fixture are called, and in which languages they speak. */
const PROPERTIES: Readonly<Record<string, { name: string; languages: string[]; hue: number }>> = {
  casa: { name: 'Casa', languages: ['en', 'es', 'pt'], hue: 30 },
  qasr: { name: 'Qasr', languages: ['ar', 'en'], hue: 150 },
  hostile: { name: '</title></script><!--\u2028<b>&"', languages: ['en'], hue: 1 },
};

export interface FixtureApi {
  /** How many reads have reached the API, by address and language. */
  readonly reads: string[];
  /** What the list of the dining page answers; it waits for `until` first. */
  outlets: { status: number; reply: unknown; until?: Promise<void> };
}

/** As much of the API as documents read, with answers that a test can change. */
export function registerFixtureApi(app: FastifyInstance): FixtureApi {
  const api: FixtureApi = { reads: [], outlets: { status: 200, reply: { items: ['Grill'] } } };

  app.addHook('onRequest', async ({ url, headers }) => {
    if (!url.startsWith('/web/')) return;
    if (headers.authorization ?? headers.cookie) throw new Error('A document is read as a stranger');
    api.reads.push(`${headers['accept-language']} ${url}`);
  });

  app.get<{ Params: { property: string } }>(
    '/web/property/:property/detail',
    async ({ params, headers }, reply) => {
      const found = PROPERTIES[params.property.toLowerCase()];
      if (!found) return reply.code(404).send({ error: 'Not Found', code: 'not_found' });
      const property = {
        identity: params.property.toLowerCase(),
        name: found.name,
        tagline: 'By the sea',
        description: `${found.name} in ${headers['accept-language']}`,
        languages: found.languages,
        defaultLanguage: found.languages[0],
        theme: { accentHue: found.hue, accentChroma: 0.1, face: 'serif', radius: 8 },
      };
      return { system: { property, components: { footer: { items: [] } } } };
    },
  );

  app.get<{ Params: { property: string } }>('/web/property/:property/outlets', async ({ params }, reply) => {
    if (!PROPERTIES[params.property]) return reply.code(404).send({ error: 'Not Found', code: 'not_found' });
    await api.outlets.until;
    return reply.code(api.outlets.status).send(api.outlets.reply);
  });

  app.get('/web/property', async () => ({ items: [] }));
  return api;
}
