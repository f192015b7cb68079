import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { assertRow } from '../../platform/db/assert-row';
import type { Database } from '../../platform/db/database';
import { staff } from '../../platform/db/tables/schema';
import type { PropertyRepository } from '../../features/property/property.repository';
import type { StaffAccess } from '../../features/staff/staff-access.repository';
import { parseInput } from '../../platform/validation/parse-input';
import { notFound } from '../../platform/errors/request-error';

const paramsSchema = z.strictObject({ property: z.string().check(z.regex(/^[a-z0-9-]{1,64}$/i)) });
const bodySchema = z.strictObject({
  role: z.enum(['agent', 'supervisor']),
  department: z.string().check(z.regex(/^[a-z]{1,20}$/)),
  nickName: z.string().check(z.minLength(1), z.maxLength(40)),
});

interface TestStaffDeps {
  db: Database;
  properties: PropertyRepository;
  access: StaffAccess;
}

/** Creates a staff member with a key, for journeys that need both a guest and staff. */
export function testStaffRoutes(app: FastifyInstance, { db, properties, access }: TestStaffDeps): void {
  app.post('/_test/property/:property/staff', async (request): Promise<{ key: string }> => {
    const { property: slug } = parseInput(paramsSchema, request.params);
    const input = parseInput(bodySchema, request.body);
    const property = await properties.find(slug);
    if (!property) throw notFound();
    const [made] = await db
      .insert(staff)
      .values({ ...input, propertyId: property.id, title: { en: 'Of a test' } })
      .returning();
    assertRow(made);
    return { key: await access.issueKey(made.id, { label: 'test' }) };
  });
}
