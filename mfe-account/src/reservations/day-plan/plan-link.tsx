import type { PageLinkTarget } from '@guest/shared/contracts/core/page-link';
import { PageLink } from '@guest/shared/page/page-link';
import { pageNames, type ParamsOf, type RouteName } from '@guest/shared/routes/routes';
import type { ReactNode } from 'react';

interface PlanLinkProps {
  link: PageLinkTarget;
  className?: string | undefined;
  label?: string;
  children: ReactNode;
}

/** A link of the day plan. A page of a later release that this one does not know is shown without a link. */
export function PlanLink({ link, className, label, children }: PlanLinkProps) {
  const to = pageNames.find((name) => name === link.route);
  if (to === undefined) return <span className={className}>{children}</span>;
  // The server fills in the parameters of the route that it names.
  const params = link.params as ParamsOf<RouteName>;
  return (
    <PageLink to={to} params={params} query={link.query ?? {}} className={className} aria-label={label}>
      {children}
    </PageLink>
  );
}
