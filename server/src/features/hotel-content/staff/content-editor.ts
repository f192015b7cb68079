import type { FastifyRequest } from 'fastify';
import { bearerOf, signInRequired } from '../../../platform/http/authentication';
import { notAllowed, notFound } from '../../../platform/errors/request-error';
import type { StaffAccess } from '../../staff/staff-access.repository';

/** A member of staff who may edit the content of their hotel. */
export interface ContentEditor {
  id: string;
  isManager: boolean;
  propertyId: string;
  slug: string;
}

/**
 * Authenticates a caller by their staff key. With a key of another hotel, the answer is the same as for a hotel that
 * does not exist.
 */
export async function contentEditor(
  access: StaffAccess,
  request: FastifyRequest,
  slug: string,
): Promise<ContentEditor> {
  const owner = await access.findOwner(bearerOf(request) ?? '');
  if (!owner) throw signInRequired();
  const { staff, property } = owner;
  if (property.slug !== slug.toLowerCase()) throw notFound();
  if (staff.role !== 'content' && staff.role !== 'manager') throw notAllowed();
  return {
    id: staff.id,
    isManager: staff.role === 'manager',
    propertyId: property.id,
    slug: property.slug,
  };
}
