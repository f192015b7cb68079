import { useHost } from '@guest/shared';
import { propertyContract } from '@guest/shared/contracts/property/property.contract';
import { needsDetail } from '@guest/shared/host-state/property.store';
import { useRead } from '@guest/shared/reads/use-read';
import { useParams } from '@guest/shared/router';
import { useEffect, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { PageSkeleton } from '../skeleton/page-skeleton';

/** Delays a page until the property it belongs to is loaded. */
export function PropertyGate({ children }: { children: ReactNode }) {
  const { property: identity } = useParams();
  const isMissing = useStore(
    useHost().property,
    (state) => identity !== undefined && needsDetail(state, identity),
  );
  return identity !== undefined && isMissing ? <LoadDetail identity={identity} /> : children;
}

function LoadDetail({ identity }: { identity: string }) {
  const { property } = useHost();
  const detail = useRead(propertyContract.getDetail, { params: { property: identity } });
  useEffect(() => property.getState().detailLoaded(detail), [detail, property]);
  return <PageSkeleton />;
}
