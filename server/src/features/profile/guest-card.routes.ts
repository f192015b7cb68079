import { guestCardContract } from '@guest/shared/contracts/guest/guest-card.contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/serve';
import { notFound } from '../../platform/errors/request-error';
import type { GuestCardRepository } from './guest-card.repository';

export function guestCardRoutes(app: FastifyInstance, cards: GuestCardRepository): void {
  serve(app, guestCardContract.getGuestCard, async ({ params }) => {
    const card = await cards.find(params.username);
    if (!card) throw notFound();
    return card;
  });
}
