import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Database } from '../../platform/db/database';
import { staff } from '../../platform/db/tables/schema';
import type { PropertyRepository } from '../../features/property/property.repository';
import type { StaffAccess } from '../../features/staff/staff-access.repository';
import { accept } from '../../platform/validation/accept';
import { notFound } from '../../platform/errors/refusal';

const paramsSchema = z.strictObject({ property: z.string().check(z.regex(/^[a-z0-9-]{1,64}$/i)) });
const bodySchema = z.strictObject({
  role: z.enum(['agent', 'supervisor']),
  department: z.string().check(z.regex(/^[a-z]{1,20}$/)),
  nickName: z.string().check(z.minLength(1), z.maxLength(40)),
});

interface Doors {
  db: Database;
  properties: PropertyRepository;
  access: StaffAccess;
}

/** Creates a staff member with a key, for journeys that need both a guest and staff. */
export function staffDoor(app: FastifyInstance, { db, properties, access }: Doors): void {
  app.post('/_test/property/:property/staff', async (request): Promise<{ key: string }> => {
    const { property: slug } = accept(paramsSchema, request.params);
    const told = accept(bodySchema, request.body);
    const property = await properties.find(slug);
    if (!property) throw notFound();
    const [made] = await db
      .insert(staff)
      .values({ ...told, propertyId: property.id, title: { en: 'Of a test' } })
      .returning();
    if (!made) throw new Error('PostgreSQL returned no row for an insert');
    return { key: await access.issueKey(made.id, { label: 'test' }) };
  });
}
