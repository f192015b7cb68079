import type { RequestTemplate } from '@guest/shared/contracts/ticket/ticket-socket.contract';
import { and, arrayContains, asc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/db/database';
import { requestTemplate } from '../../platform/db/tables/schema';
import type { StayState } from '@guest/shared/contracts/stay/stay-rules';
import type { PropertyScope } from '../property/property-scope';
import { NOTE_MAX } from './ticket-input';

export function createTemplateRepository(db: Database) {
  return {
    /**
     * Returns the services for this state of a stay in display order, or all of them if the stay is unknown.
     */
    async list(
      { property, localize, price }: PropertyScope,
      stay: StayState | null,
    ): Promise<RequestTemplate[]> {
      const isForThem = stay === null ? undefined : arrayContains(requestTemplate.audience, [stay]);
      const rows = await db
        .select()
        .from(requestTemplate)
        .where(
          and(eq(requestTemplate.propertyId, property.id), eq(requestTemplate.isActive, true), isForThem),
        )
        .orderBy(asc(requestTemplate.position), asc(requestTemplate.slug));
      return rows.map((row) => ({
        requestTemplateId: row.id,
        slug: row.slug,
        name: localize(row.name),
        category: row.category,
        icon: row.icon,
        description: localize(row.description),
        order: row.position,
        notePolicy: row.notePolicy,
        noteMax: NOTE_MAX,
        maxPhotos: row.maxPhotos,
        dueMinutes: row.dueMinutes,
        timing: row.timing,
        price: row.price === null ? null : price(row.price),
        fields: row.fields.map(({ label, options, ...field }) => ({
          ...field,
          label: localize(label),
          ...(options && {
            options: options.map(({ value, label: name }) => ({ value, label: localize(name) })),
          }),
        })),
      }));
    },
  };
}
