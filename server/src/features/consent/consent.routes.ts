import { privacyContract } from '@guest/shared/contracts/guest/privacy.contract';
import { requireGuest } from '../../platform/http/require-guest';
import type { ServeInProperty } from '../property/serve-in-property';
import type { ConsentRepository } from './consent.repository';

export function consentRoutes(serveInProperty: ServeInProperty, consents: ConsentRepository): void {
  serveInProperty(privacyContract.listConsents, async (call) => ({
    items: await consents.listOf(requireGuest(call).id),
  }));

  serveInProperty(privacyContract.recordConsents, async (call, { lang }) => {
    const me = requireGuest(call);
    await consents.add(me, call.body.items, lang);
    return { items: await consents.listOf(me.id) };
  });
}
