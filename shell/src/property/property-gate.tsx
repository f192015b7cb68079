import { useHost } from '@guest/shared';
import { propertyContract } from '@guest/shared/contracts/property/property.contract';
import { needsDetail } from '@guest/shared/host-state/property.store';
import { useRead } from '@guest/shared/reads/use-read';
import { useParams } from '@guest/shared/router';
import { isOffered } from '@guest/shared/routes/is-offered';
import type { RouteName } from '@guest/shared/routes/routes';
import { useEffect, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { MissingPage } from '../errors/missing-page';
import { PageSkeleton } from '../skeleton/page-skeleton';

/** Delays a page until the property it belongs to is loaded. Without its feature, it is the 404 page. */
export function PropertyGate({ name, children }: { name: RouteName; children: ReactNode }) {
  const { property: identity } = useParams();
  const state = useStore(useHost().property);
  if (identity === undefined) return children;
  if (needsDetail(state, identity) || !state.property) return <LoadDetail identity={identity} />;
  return isOffered(name, state.property.features) ? children : <MissingPage />;
}

function LoadDetail({ identity }: { identity: string }) {
  const { property } = useHost();
  const detail = useRead(propertyContract.getDetail, { params: { property: identity } });
  useEffect(() => property.getState().detailLoaded(detail), [detail, property]);
  return <PageSkeleton />;
}
