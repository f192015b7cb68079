import type { FastifyRequest } from 'fastify';
import { bearerOf, signInRequired } from '../../../platform/http/authentication';
import { notAllowed, notFound } from '../../../platform/errors/request-error';
import type { StaffAccess } from '../../staff/staff-access.repository';

/** A member of staff who may keep the content of their hotel. */
export interface ContentEditor {
  id: string;
  isManager: boolean;
  propertyId: string;
  slug: string;
}

/** Returns who calls, by the key they send. A key says nothing about other hotels. */
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
