import type { FastifyRequest } from 'fastify';
import { bearerOf, signInRequired } from '../../../platform/http/authentication';
import { notAllowed, notFound, RequestError } from '../../../platform/errors/request-error';
import type { StaffAccess } from '../../staff/staff-access.repository';

/** A member of staff who may edit the content of their hotel. */
export interface ContentEditor {
  id: string;
  isManager: boolean;
  propertyId: string;
  slug: string;
}

/** Staff cannot publish a withdrawn hotel, because that would bring it back, which is the operator's to decide. */
export const hotelWithdrawn = () =>
  new RequestError(409, 'hotel_withdrawn', "This isn't allowed", {
    data: { code: 'hotel-withdrawn', message: 'The hotel is withdrawn. Only its operator brings it back.' },
  });

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
  if (property.withdrawnAt) throw hotelWithdrawn();
  return {
    id: staff.id,
    isManager: staff.role === 'manager',
    propertyId: property.id,
    slug: property.slug,
  };
}
