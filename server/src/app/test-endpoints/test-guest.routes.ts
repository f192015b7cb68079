import type { User } from '@guest/shared/contracts/guest/guest.contract';
import type { FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { assertRow } from '../../platform/db/assert-row';
import type { Database } from '../../platform/db/database';
import { guest, person, personKey } from '../../platform/db/tables/schema';
import type { PropertyRepository } from '../../features/property/property.repository';
import type { TokenRepository } from '../../features/identity/token.repository';
import { parseInput } from '../../platform/validation/parse-input';
import { notFound } from '../../platform/errors/request-error';

const paramsSchema = z.strictObject({ property: z.string().check(z.regex(/^[a-z0-9-]{1,64}$/i)) });
const dateSchema = z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/));
/**
 * With an email the guest can receive codes and has only the details that a sign-up would have asked for. Without a
 * body the guest has no contact, but a nickname and a room.
 */
const bodySchema = z.nullish(
  z.strictObject({
    email: z.email(),
    firstName: z.optional(z.string().check(z.minLength(1), z.maxLength(40))),
    stay: z.optional(
      z.strictObject({ checkin: dateSchema, checkout: dateSchema, room: z.optional(z.string()) }),
    ),
  }),
);

interface TestGuestDeps {
  db: Database;
  properties: PropertyRepository;
  tokens: TokenRepository;
}

/**
 * Creates signed-in guests for journeys that do not test signing in. The routes exist only if `TEST_DOORS` is
 * set.
 */
export function testGuestRoutes(app: FastifyInstance, { db, properties, tokens }: TestGuestDeps): void {
  app.post(
    '/_test/property/:property/guests',
    async (request): Promise<{ authToken: string; user: User }> => {
      const { property: slug } = parseInput(paramsSchema, request.params);
      const input = parseInput(bodySchema, request.body);
      const property = await properties.find(slug);
      if (!property) throw notFound();
      const facts = input
        ? toGuestColumns(input)
        : { firstName: 'Ada', nickName: randomNickName(), room: '101' };
      const [made] = await db
        .insert(guest)
        .values({
          propertyId: property.id,
          personId: input && (await insertPerson(db, input.email)),
          ...facts,
          isVerified: true,
        })
        .returning();
      assertRow(made);
      return {
        authToken: await tokens.issue(made),
        user: {
          id: made.id,
          uuid: made.id,
          guest_uuid: made.id,
          guestUuid: made.id,
          chat_uuid: made.chatUuid,
          hotel_identity: property.slug,
          ...(made.firstName && { firstName: made.firstName }),
          ...(made.nickName && { username: made.nickName }),
          ...(made.lang && { lang: made.lang, language: made.lang }),
          ...(made.room && { room: made.room }),
          checkin: made.checkin,
          checkout: made.checkout,
          is_verified: made.isVerified,
        },
      };
    },
  );
}

function toGuestColumns({ firstName = 'Ada', stay }: NonNullable<z.infer<typeof bodySchema>>) {
  return { firstName, lang: 'en', ...(stay && { ...stay, staySource: 'self' as const }) };
}

const randomNickName = () => `Guest ${randomUUID().slice(0, 8)}`;

/** Creates a person with this email address as a verified identity. */
async function insertPerson(db: Database, email: string): Promise<string> {
  const [made] = await db.insert(person).values({}).returning();
  assertRow(made);
  const key = { kind: 'email' as const, value: email, address: email, verifiedAt: new Date() };
  await db.insert(personKey).values({ ...key, personId: made.id });
  return made.id;
}
