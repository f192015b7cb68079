import type { RequestTemplate } from '@guest/shared/contracts/ticket-socket.contract';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { requestTemplate } from '../../db/schema';
import type { PropertyScope } from '../property/property-scope';

const NOTE_MAX = 500;

export function createTemplateRepository(db: Database) {
  return {
    /** What can be asked for in a house, in the order in which it shows it. */
    async list({ property, say, price }: PropertyScope): Promise<RequestTemplate[]> {
      const rows = await db
        .select()
        .from(requestTemplate)
        .where(eq(requestTemplate.propertyId, property.id))
        .orderBy(asc(requestTemplate.position), asc(requestTemplate.slug));
      return rows.map((row) => ({
        requestTemplateId: row.id,
        slug: row.slug,
        name: say(row.name),
        category: row.category,
        icon: row.icon,
        description: say(row.description),
        order: row.position,
        notePolicy: row.notePolicy,
        noteMax: NOTE_MAX,
        timing: row.timing,
        price: row.price === null ? null : price(row.price),
        fields: row.fields.map(({ label, options, ...field }) => ({
          ...field,
          label: say(label),
          ...(options && { options: options.map(({ value, label: name }) => ({ value, label: say(name) })) }),
        })),
      }));
    },
  };
}
