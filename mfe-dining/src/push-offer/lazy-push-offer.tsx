import { useHost } from '@guest/shared';
import { usePathParam } from '@guest/shared/page/path-param';
import { canOfferPush } from '@guest/shared/push/push-support';
import { LazyPart } from '@guest/shared/ui/state/lazy-part';
import { useState } from 'react';

const load = () =>
  import(/* webpackChunkName: "push-offer" */ './changes-offer').then((it) => it.ChangesOffer);

/** Offers notifications of changes, to guests who have not decided about them. */
export function LazyPushOffer() {
  const host = useHost();
  const property = usePathParam('property');
  const [isOffered] = useState(() => canOfferPush(host, property));
  return <LazyPart load={load} isWanted={isOffered} with={{}} />;
}
