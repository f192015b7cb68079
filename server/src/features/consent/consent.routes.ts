import { privacyContract } from '@guest/shared/contracts/guest/privacy.contract';
import { signedIn } from '../../platform/http/signed-in';
import type { ServeInProperty } from '../property/serve-in-property';
import type { ConsentRepository } from './consent.repository';

export function consentRoutes(serveInProperty: ServeInProperty, consents: ConsentRepository): void {
  serveInProperty(privacyContract.listConsents, async (call) => ({
    items: await consents.of(signedIn(call).id),
  }));

  serveInProperty(privacyContract.recordConsents, async (call, { lang }) => {
    const me = signedIn(call);
    await consents.add(me, call.body.items, lang);
    return { items: await consents.of(me.id) };
  });
}
