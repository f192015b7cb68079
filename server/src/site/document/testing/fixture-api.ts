import type { FastifyInstance } from 'fastify';

/** The properties of the fixture with their names and languages. */
const PROPERTIES: Readonly<Record<string, { name: string; languages: string[]; hue: number }>> = {
  casa: { name: 'Casa', languages: ['en', 'es', 'pt'], hue: 30 },
  qasr: { name: 'Qasr', languages: ['ar', 'en'], hue: 150 },
  hostile: { name: '</title></script><!--\u2028<b>&"', languages: ['en'], hue: 1 },
};

export interface FixtureApi {
  /** The reads that reached the API, by URL and language. */
  readonly reads: string[];
  /** The reply to the list of the dining page; it is delayed until `until` resolves. */
  outlets: { status: number; reply: unknown; until?: Promise<void> };
  /** The features that the properties have. */
  features: Record<string, boolean>;
}

/** Registers the part of the API that documents read, with replies that a test can change. */
export function registerFixtureApi(app: FastifyInstance): FixtureApi {
  const api: FixtureApi = {
    reads: [],
    outlets: { status: 200, reply: { items: ['Grill'] } },
    features: {
      activities: true,
      tableBooking: true,
      ordering: true,
      requests: true,
      feed: true,
      loyalty: true,
    },
  };

  app.addHook('onRequest', async ({ url, headers }) => {
    if (!url.startsWith('/web/')) return;
    if (headers.authorization ?? headers.cookie) throw new Error('document read sent credentials');
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
        hero: { url: '/pictures/hero.svg', alt: `The house of ${found.name}` },
        defaultLanguage: found.languages[0],
        features: api.features,
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
